import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/**
 * Errors of a form are handled in `src/machines/form.ts` alone: a machine takes the values and the actions from there.
 * It does not assign or declare these fields, does not read a refusal, and passes the findings of the domain to the
 * kit. A screen shows the machine's findings and checks nothing.
 */
const kit = 'src/machines/form.ts'

/** The fields that the kit assigns. */
const fields = new Set(['refusal', 'errors', 'attempts', 'wasFault', 'isLost'])
/** The functions that may receive the findings of a domain check. */
const receivers = new Set(['isValid', 'revealed'])
const isCheck = (name: string) => /(?:^|[a-z])Errors$/.test(name) || /^(?:checkStep|missingDocuments)$/.test(name)

/** Fields that a machine declares or sets itself, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'conversationSetup.ts declares refusal': 'each message that waits to go out has a refusal of its own',
  'conversationSetup.ts sets refusal': 'each message that waits to go out has a refusal of its own',
}

const parsed = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
function everyNode(node: ts.Node, visit: (one: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => everyNode(child, visit))
}
const calleeOf = (node: ts.Node) => (ts.isCallExpression(node) ? node.expression.getText() : '')
const isOfRefusal = (node: ts.Expression) => /(?:^|\.)refusal$/.test(node.getText())

/** Code of a machine that duplicates the kit. */
function ownIn(text: string): string[] {
  const found = new Set<string>()
  everyNode(parsed('machine.ts', text), (node) => {
    if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && fields.has(node.name.getText()))
      found.add(`sets ${node.name.getText()}`)
    if (ts.isPropertySignature(node) && fields.has(node.name.getText())) found.add(`declares ${node.name.getText()}`)
    if (ts.isPropertyAccessExpression(node) && isOfRefusal(node.expression) && node.name.text !== 'code')
      found.add(`reads refusal.${node.name.text}`)
    if (isCheck(calleeOf(node)) && !receivers.has(calleeOf(node.parent))) found.add(`uses ${calleeOf(node)} by itself`)
  })
  return [...found]
}

/** The domain checks that a screen runs. */
function checksIn(text: string): string[] {
  const found = new Set<string>()
  everyNode(parsed('screen.tsx', text), (node) => {
    if (isCheck(calleeOf(node))) found.add(`checks by ${calleeOf(node)}`)
  })
  return [...found]
}

describe('a form’s own error handling', () => {
  it.each([
    'assign({ refusal: (_, outcome) => (outcome.ok ? null : outcome.refusal) })',
    'assign({ text: (_, text: string) => text, refusal: null })',
    'assign(({ context }, outcome) => ({ problem: outcome.refusal.message }))',
    'assign((_, outcome) => ({ wrong: Object.keys(outcome.refusal.fields) }))',
    'assign({ wrong: ({ context }) => formErrors(context.action, context.form) })',
    'assign({ errors: ({ context }) => checkStep(context.kind, context.step) })',
    'assign(({ context: { attempts } }) => ({ attempts }))',
    'interface Context { refusal: RefusalNote | null }',
  ])('is seen in %s', (code) => expect(ownIn(code)).not.toEqual([]))

  it.each([
    'assign(({ context }) => revealed(context, formErrors(context.action, context.form)))',
    'const isComplete = ({ context }) => isValid(contactErrors(context.draft))',
    'assign({ text: (_, text: string) => text, ...withoutRefusal })',
    "const isOver = (_, outcome) => !outcome.ok && outcome.refusal.code === 'OTP_EXPIRED'",
    'const { refusal, errors } = context',
    'interface Context extends Refusable { text: string }',
  ])('is not seen in %s', (code) => expect(ownIn(code)).toEqual([]))

  it('is in no machine', () => {
    const machines = readdirSync('src/machines').filter((name) => name.endsWith('.ts') && !kit.endsWith(`/${name}`))
    expect(machines.length).toBeGreaterThan(100)
    const own = machines.flatMap((name) =>
      ownIn(readFileSync(join('src/machines', name), 'utf8')).map((what) => `${name} ${what}`),
    )
    expect(own.sort()).toEqual(Object.keys(allowed).sort())
  })

  it('is in no screen', () => {
    expect(checksIn('const errors = submitted ? deletionErrors(context) : {}')).toEqual(['checks by deletionErrors'])
    const screens = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
    expect(screens.length).toBeGreaterThan(200)
    const own = screens.flatMap((name) =>
      checksIn(readFileSync(join('src/ui', name), 'utf8')).map((what) => `${name} ${what}`),
    )
    expect(own).toEqual([])
  })
})
