import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { expectFile } from '../support/approvedFile.ts'

/**
 * Every duration, size, limit, pattern and rounding of the client and the shared rules, each once with its place. The
 * values are those of docs/product (5 validation, 9 limits and formats, 11 plans, 13 codes and sessions). A difference
 * from the committed list is a decision, and is reviewed as one.
 */

const root = join(import.meta.dirname, '../..')
const folders = ['services', 'effects', 'domain', 'machines', 'worker', 'ui', 'routes']
/** Counting, not measuring. */
const plain = new Set(['0', '1', '2'])

const calledBy = (node: ts.Node): string => {
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node))
    return node.name?.getText() ?? ''
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return `${node.expression.text}()`
  return ''
}

/** A rounding whose direction favours one side: `Math.floor`. */
const isRounding = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && /^Math\.(?:ceil|floor|round|trunc)$/.test(node.getText())

function placeOf(node: ts.Node): string {
  const names: string[] = []
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    const name = calledBy(at)
    if (name) names.unshift(name)
  }
  return names.join('.')
}

/** A number together with its surrounding arithmetic, or a pattern as written. */
function constantsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const isNumber = ts.isNumericLiteral(node) && !plain.has(node.text)
    if (isRounding(node)) found.push(`${file.slice(4)} ${placeOf(node)}: ${node.getText()}`)
    if ((isNumber || ts.isRegularExpressionLiteral(node)) && !ts.isLiteralTypeNode(node.parent)) {
      let whole: ts.Node = node
      while (
        ts.isBinaryExpression(whole.parent) ||
        ts.isPrefixUnaryExpression(whole.parent) ||
        ts.isParenthesizedExpression(whole.parent)
      )
        whole = whole.parent
      found.push(`${file.slice(4)} ${placeOf(node)}: ${whole.getText().replace(/\s+/g, ' ')}`)
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return [...new Set(found)]
}

it('every duration, size, limit and pattern is the approved one', () => {
  const files = [
    ...readdirSync(join(root, 'src')).map((file) => `src/${file}`),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, 'src', folder), { recursive: true }).map((file) => `src/${folder}/${file}`),
    ),
  ]
    // The tests in tests/domain/anonymity cover the patterns that hide names.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/domain/anonymity/'))
    .sort()
  const lines = files.flatMap(constantsIn)
  expect(lines.length).toBeGreaterThan(100)
  expectFile(join(import.meta.dirname, 'constants.txt'), lines)
})
