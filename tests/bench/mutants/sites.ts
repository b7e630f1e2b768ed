import ts from 'typescript'
import { isChild, operatorsOf } from './operators.ts'

/** A site in a source file, with one change that can be made there. */
export interface Site {
  file: string
  line: number
  operator: string
  /** The whole node to change, as offsets into the file, and its text after the change. */
  from: number
  to: number
  text: string
  kind: 'expression' | 'statement' | 'child'
  /** The change as one line. */
  change: string
  /** Evaluated when the module is loaded, not when a function runs. */
  isEarly: boolean
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const cut = (text: string) => (text.length > 90 ? `${text.slice(0, 87)}…` : text)

/** The difference of two texts, with a little context. */
function difference(before: string, after: string): string {
  const [one, other] = [oneLine(before), oneLine(after)]
  if (other === '') return `dropped: ${cut(one)}`
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const from = Math.max(0, start - 25)
  const shown = (text: string) => cut(text.slice(from, Math.max(from, text.length - Math.max(0, end - 15))))
  return `${shown(one)}  =>  ${shown(other)}`
}

const isFunction = (node: ts.Node) =>
  ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node) && !ts.isMethodSignature(node)

const parse = (file: string, source: string) => ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true)

function siteOf(node: ts.Node, file: string, { operator, text }: { operator: string; text: string }): Site | null {
  const source = node.getSourceFile()
  const kind = ts.isStatement(node) ? 'statement' : isChild(node) ? 'child' : 'expression'
  let isEarly = true
  for (let above = node.parent; above; above = above.parent) {
    if (isFunction(above)) isEarly = false
    // A bracket at the start of a line continues the previous line.
    if (kind === 'expression' && ts.isExpressionStatement(above) && above.getStart() === node.getStart()) return null
    // An endless loop would prove nothing.
    if (ts.isWhileStatement(above) || ts.isForStatement(above)) return null
  }
  return {
    ...{ file, operator, text, kind, isEarly },
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    from: node.getStart(),
    to: node.getEnd(),
    change: difference(node.getText(), text),
  }
}

const isWellFormed = (text: string) => {
  const { parseDiagnostics } = parse('x.tsx', `async () => (${text || '0'})`) as ts.SourceFile & {
    parseDiagnostics: unknown[]
  }
  return parseDiagnostics.length === 0
}

/** Every single change that the operators can make to a file. */
export function sitesOf(file: string, source: string): Site[] {
  const found: Site[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const change of operatorsOf(node)) {
      if (!ts.isStatement(node) && !isWellFormed(change.text)) continue
      const site = siteOf(node, file, change)
      if (site) found.push(site)
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file, source))
  return found
}

/** A hand-written change: the smallest node with this text. */
export function siteByHand(file: string, source: string, before: string, after: string): Site {
  const found: Site[] = []
  const visit = (node: ts.Node): void => {
    const fits = ts.isStatement(node) || (after !== '' && ts.isExpression(node))
    const site = fits && node.getText() === before ? siteOf(node, file, { operator: 'by hand', text: after }) : null
    if (site) found.push(site)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, source))
  const site = found.at(-1)
  if (!site) throw new Error(`${file} has no expression or statement «${before}»`)
  return site
}
