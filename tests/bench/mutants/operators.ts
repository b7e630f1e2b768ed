import ts from 'typescript'

interface Change {
  operator: string
  /** The node's text after the change; empty if a statement is dropped. */
  text: string
}

const without = (node: ts.Node, part: ts.Node, list: ts.NodeArray<ts.Node>): string => {
  const start = node.getStart()
  const at = list.indexOf(part)
  const [from, to] =
    at + 1 < list.length
      ? [part.getStart(), list[at + 1]?.getStart() ?? part.getEnd()]
      : [list[at - 1]?.getEnd() ?? part.getStart(), part.getEnd()]
  const text = node.getText()
  return text.slice(0, from - start) + text.slice(to - start)
}

const replaced = (node: ts.Node, part: ts.Node, by: string): string => {
  const start = node.getStart()
  const text = node.getText()
  return text.slice(0, part.getStart() - start) + by + text.slice(part.getEnd() - start)
}

const calls: Readonly<Record<string, readonly [operator: string, other: string]>> = {
  eq: ['equality', 'ne'],
  ne: ['equality', 'eq'],
  isNull: ['equality', 'isNotNull'],
  isNotNull: ['equality', 'isNull'],
  inArray: ['equality', 'notInArray'],
  notInArray: ['equality', 'inArray'],
  lt: ['edge', 'lte'],
  lte: ['edge', 'lt'],
  gt: ['edge', 'gte'],
  gte: ['edge', 'gt'],
  asc: ['order', 'desc'],
  desc: ['order', 'asc'],
}
const signs: Readonly<Record<string, readonly [operator: string, other: string]>> = {
  '<': ['edge', '<='],
  '<=': ['edge', '<'],
  '>': ['edge', '>='],
  '>=': ['edge', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
}

function ofCall(node: ts.CallExpression): Change[] {
  const { expression: callee, arguments: given } = node
  const name = ts.isIdentifier(callee) ? callee.text : ts.isPropertyAccessExpression(callee) ? callee.name.text : ''
  const changes: Change[] = []
  if (ts.isIdentifier(callee)) {
    if ((name === 'and' || name === 'or') && given.length > 1)
      for (const part of given) changes.push({ operator: 'condition', text: without(node, part, given) })
    if (name === 'not' && given[0]) changes.push({ operator: 'negation', text: given[0].getText() })
    const swap = calls[name]
    if (swap) changes.push({ operator: swap[0], text: replaced(node, callee, `__sql.${swap[1]}`) })
  } else if (ts.isPropertyAccessExpression(callee)) {
    if (['orderBy', 'sort', 'toSorted', 'toReversed'].includes(name))
      changes.push({ operator: 'order', text: callee.expression.getText() })
    if (callee.getText() === 'Math.min') changes.push({ operator: 'edge', text: replaced(node, callee, 'Math.max') })
    if (callee.getText() === 'Math.max') changes.push({ operator: 'edge', text: replaced(node, callee, 'Math.min') })
    const [set] = given
    if (name === 'set' && set && ts.isObjectLiteralExpression(set) && set.properties.length > 1)
      for (const part of set.properties)
        changes.push({ operator: 'written column', text: replaced(node, set, without(set, part, set.properties)) })
  }
  return changes
}

function ofBinary(node: ts.BinaryExpression): Change[] {
  const sign = node.operatorToken.getText()
  if (sign === '&&' || sign === '||')
    return [node.left, node.right].map((side) => ({ operator: 'condition', text: side.getText() }))
  const swap = signs[sign]
  return swap ? [{ operator: swap[0], text: replaced(node, node.operatorToken, swap[1]) }] : []
}

const isEffect = (node: ts.ExpressionStatement) => {
  let { expression } = node
  while (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) ({ expression } = expression)
  return ts.isCallExpression(expression)
}

const leaves = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  ts.isContinueStatement(node) ||
  (ts.isExpressionStatement(node) && /^(await )?refuse/.test(node.getText()))

const opposite = (node: ts.Expression) => `!(${node.getText()})`

const pairs: readonly (readonly [string, string])[] = [
  ['sender', 'receiver'],
  ['from', 'to'],
  ['created', 'updated'],
  ['own', 'other'],
  ['ProfileA', 'ProfileB'],
  ['profileA', 'profileB'],
  ['readSeqA', 'readSeqB'],
  ['blockedByA', 'blockedByB'],
  ['periodStart', 'periodEnd'],
  ['start', 'end'],
  ['min', 'max'],
  ['first', 'last'],
  ['en', 'hi'],
  ['before', 'after'],
]

/** The name with one whole word replaced by its counterpart. */
function otherSide(name: string): string | null {
  for (const [one, other] of pairs)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      if (name === from || (name.startsWith(from) && /[A-Z]/.test(name[from.length] ?? '')))
        return to + name.slice(from.length)
  return null
}

/** True if an enclosing function declares a parameter or a value with this name. */
function isKnownIn(node: ts.Node, name: string): boolean {
  for (let above = node.parent; above; above = above.parent)
    if (ts.isFunctionLike(above)) {
      const declares = (part: ts.Node): boolean =>
        ((ts.isParameter(part) || ts.isVariableDeclaration(part) || ts.isBindingElement(part)) &&
          part.name.getText() === name) ||
        (ts.forEachChild(part, declares) ?? false)
      if (declares(above)) return true
    }
  return false
}

function ofName(node: ts.Identifier | ts.PropertyAccessExpression): Change[] {
  const { parent } = node
  const isTarget =
    (ts.isCallExpression(parent) && parent.expression === node) ||
    (ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.getText() === '=')
  if (isTarget || node.flags & ts.NodeFlags.OptionalChain) return []
  const own = ts.isIdentifier(node) ? node : node.name
  const name = ts.isIdentifier(own) ? otherSide(own.text) : null
  // Only names already used the same way in this file: any other would not compile.
  const used = name === null ? null : new RegExp(`${ts.isIdentifier(node) ? '(?<![.\\w])' : '\\.'}${name}\\b`)
  if (!used?.test(node.getSourceFile().text)) return []
  if (ts.isIdentifier(node)) {
    const isValue =
      ts.isCallExpression(parent) ||
      ts.isBinaryExpression(parent) ||
      (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
      (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    if (!isValue || !isKnownIn(node, name ?? '')) return []
  }
  return [{ operator: 'side', text: replaced(node, own, name ?? '') }]
}

function ofNumber(node: ts.NumericLiteral): Change[] {
  if (ts.isElementAccessExpression(node.parent)) return []
  const value = Number(node.text.replaceAll('_', ''))
  return value > 1
    ? [value + 1, value * 10].map((text) => ({ operator: 'number', text: String(text) }))
    : [{ operator: 'number', text: String(value + 1) }]
}

/** Drops a line of SQL that only adds a condition, or reverses the order of a line. */
function ofSql(node: ts.TaggedTemplateExpression): Change[] {
  if (!/^sql\b/.test(node.tag.getText())) return []
  const lines = node.getText().split('\n')
  return lines.flatMap((line, at) => {
    const isWhole =
      /^\s*(and|or)\b/.test(line) &&
      ['()', '{}'].every(([open = '', close = '']) => line.split(open).length === line.split(close).length)
    if (isWhole && !line.includes('`')) return [{ operator: 'sql line', text: lines.toSpliced(at, 1).join('\n') }]
    return /\bdesc\b/.test(line)
      ? [{ operator: 'order', text: lines.with(at, line.replace(/\bdesc\b/, 'asc')).join('\n') }]
      : []
  })
}

/** Attributes without meaning for who uses the page. */
const isFormal = (part: ts.JsxAttributeLike): boolean =>
  ts.isJsxSpreadAttribute(part) || ['key', 'ref', 'className', 'style', 'id', 'as'].includes(part.name.getText())

/** Drops an attribute, or an element among others. */
function ofElement(node: ts.JsxElement | ts.JsxSelfClosingElement): Change[] {
  const { attributes } = ts.isJsxElement(node) ? node.openingElement : node
  const dropped = attributes.properties
    .filter((part) => !isFormal(part))
    .map((part) => ({ operator: 'attribute', text: replaced(node, part, '') }))
  return isChild(node) ? [...dropped, { operator: 'element', text: 'null' }] : dropped
}

/** True inside another element, where an expression needs braces. */
export const isChild = (node: ts.Node): boolean =>
  (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) &&
  (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))

const isPlain = (node: ts.Node) => ts.isStringLiteral(node) || ts.isIdentifier(node)

/** All changes that the operators can make to a node. */
export function operatorsOf(node: ts.Node): Change[] {
  if (ts.isCallExpression(node)) return ofCall(node)
  if (ts.isBinaryExpression(node)) return ofBinary(node)
  if (ts.isTaggedTemplateExpression(node)) return ofSql(node)
  if (ts.isNumericLiteral(node)) return ofNumber(node)
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return ofName(node)
  if (ts.isConditionalExpression(node))
    return [{ operator: 'negation', text: replaced(node, node.condition, opposite(node.condition)) }]
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(isPlain))
    return node.elements.map((part) => ({ operator: 'list', text: without(node, part, node.elements) }))
  if (ts.isIfStatement(node))
    return leaves(node.thenStatement) && !node.elseStatement
      ? [{ operator: 'refusal', text: '' }]
      : [{ operator: 'negation', text: replaced(node, node.expression, opposite(node.expression)) }]
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return ofElement(node)
  if (ts.isExpressionStatement(node)) return isEffect(node) ? [{ operator: 'effect', text: '' }] : []
  return []
}
