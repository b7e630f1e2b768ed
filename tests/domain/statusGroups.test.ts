import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { billingPeriods } from '../../src/domain/memberships/periods.ts'
import { proposalActions } from '../../src/domain/proposals/lifecycle.ts'
import { isRevealed, proposalStatuses, statusTable, trail } from '../../src/domain/proposals/statuses.ts'

/**
 * Groups of statuses and of periods are derived from their tables, since a list of members elsewhere would miss the
 * next one.
 */

const home = join(import.meta.dirname, '../..')
// The demo data are samples, which do not define the meaning of a status.
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('i18n/') && !path.startsWith('demo/'))
    .map((path) => join(folder, path))
const sources = ['src', 'server', 'flowlab'].flatMap(sourcesIn)

const quoted = /'([a-z_]+)'/g

/**
 * Literals that form a group: those in a list, a union, a chain of comparisons, the cases of one outcome, the keys of
 * an object, the words of a query.
 */
function groupsIn(path: string): { line: number; members: string[] }[] {
  const text = readFileSync(join(home, path), 'utf8')
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: { line: number; members: string[] }[] = []
  const note = (node: ts.Node, members: string[]) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, members })
  const compared = (node: ts.Expression): string[] => {
    if (ts.isParenthesizedExpression(node)) return compared(node.expression)
    if (!ts.isBinaryExpression(node)) return []
    if ([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken].includes(node.operatorToken.kind))
      return [...compared(node.left), ...compared(node.right)]
    return ts.isStringLiteral(node.right) ? [node.right.text] : []
  }
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node))
      note(
        node,
        node.elements.map((element) => (ts.isStringLiteral(element) ? element.text : '…')),
      )
    if (ts.isCaseBlock(node)) for (const labels of fallThroughs(node)) note(node, labels)
    if (ts.isObjectLiteralExpression(node)) note(node, keysOf(node))
    if (ts.isUnionTypeNode(node))
      note(
        node,
        node.types.map((type) =>
          ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : '…',
        ),
      )
    if (ts.isBinaryExpression(node) && !ts.isBinaryExpression(node.parent)) note(node, compared(node))
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
      for (const [, list = ''] of node.getText().matchAll(/\bin \(([^)]*)\)/g))
        note(
          node,
          [...list.matchAll(quoted)].map(([, member = '']) => member),
        )
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The labels of `case`s that share one outcome. */
function fallThroughs({ clauses }: ts.CaseBlock): string[][] {
  const groups: string[][] = [[]]
  for (const clause of clauses) {
    if (ts.isCaseClause(clause) && ts.isStringLiteral(clause.expression)) groups.at(-1)?.push(clause.expression.text)
    if (clause.statements.length > 0) groups.push([])
  }
  return groups
}

const keysOf = ({ properties }: ts.ObjectLiteralExpression): string[] =>
  properties.flatMap(({ name }) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []))

/** Only a file that names at least two of them can list them. */
const mayList = (path: string, members: readonly string[]) => {
  const named = new Set(readFileSync(join(home, path), 'utf8').match(/\b[a-z_]+\b/g))
  return members.filter((member) => named.has(member)).length > 1
}

const lists = (members: readonly string[], itself: string) =>
  sources
    .filter((path) => path !== itself && mayList(path, members))
    .flatMap((path) =>
      groupsIn(path)
        .map(({ line, members: group }) => ({
          line,
          of: group.length,
          named: [...new Set(group.filter((one) => members.includes(one)))],
        }))
        // Excludes a table with a row for each of them, which is complete, and a list that mostly names other things.
        .filter(({ named, of }) => named.length > 1 && named.length < members.length && named.length * 2 >= of)
        .map(({ line, named }) => `${path}:${line} ${named.join(' ')}`),
    )

describe('the table of statuses', () => {
  it('is the only place that lists statuses of a proposal', () => {
    expect(lists(proposalStatuses, 'src/domain/proposals/statuses.ts')).toEqual([])
  })

  it('reveals contact details and names from acceptance to closing, and on hold as before it', () => {
    const revealing = [
      'accepted',
      'in_discussion',
      'nda_pending',
      'nda_signed',
      'offer_made',
      'countered',
      'due_diligence',
      'close_pending',
      'closed_won',
    ]
    expect(proposalStatuses.filter((status) => isRevealed(status, null))).toEqual(revealing)
    expect(proposalStatuses.filter((status) => isRevealed('paused', status))).toEqual(revealing)
  })

  it('has six statuses for a successful proposal', () => {
    expect(trail).toEqual(['sent', 'accepted', 'in_discussion', 'offer_made', 'due_diligence', 'closed_won'])
    expect(proposalStatuses.filter((status) => statusTable[status].trail === null)).toEqual([
      'paused',
      'closed_lost',
      'declined',
      'withdrawn',
      'expired',
      'cancelled_by_admin',
    ])
  })
})

describe('the table of actions', () => {
  it('is the only place that lists actions of a proposal', () => {
    // Excludes the lab's samples, and the deliberate order in which a rival's proposals are ended.
    const elsewhere = lists(proposalActions, 'src/domain/proposals/lifecycle.ts').filter(
      (list) => !list.startsWith('flowlab/') && !list.startsWith('server/features/proposals/exclusivity.ts'),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('the table of periods', () => {
  it('is the only place that lists the periods', () => {
    expect(lists(billingPeriods, 'src/domain/memberships/periods.ts')).toEqual([])
  })

  it('is the only place that distinguishes periods by name: no screen and no service does', () => {
    const named = new RegExp(`[=!]== '(${billingPeriods.join('|')})'|'(${billingPeriods.join('|')})' [=!]==`)
    expect(
      sources.filter(
        (path) => path !== 'src/domain/memberships/periods.ts' && named.test(readFileSync(join(home, path), 'utf8')),
      ),
    ).toEqual([])
  })
})
