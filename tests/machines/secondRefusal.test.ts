import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, StateMachine } from 'xstate'

/** A refusal shows only the current errors: nothing of the previous one stays marked or shown. */

const machines = await Promise.all(
  readdirSync('src/machines')
    .filter((name) => name.endsWith('Machine.ts'))
    .map(async (name) => {
      const exported: object = await import(`../../src/machines/${name.replace('.ts', '')}.ts`)
      return Object.values(exported).filter((value): value is AnyStateMachine => value instanceof StateMachine)
    }),
)

type Assigner = (scope: { context: object }, params: unknown) => unknown
interface Assign {
  assignment?: Assigner | Readonly<Record<string, unknown>>
}
const refused = (about: string) => ({
  ok: false,
  refusal: { code: 'VALIDATION_FAILED', message: `message ${about}`, fields: { [about]: `about ${about}` } },
})

function after(context: object, { assignment }: Assign, outcome: object): object {
  if (typeof assignment === 'function') return { ...context, ...(assignment({ context }, outcome) as object) }
  const changes = Object.entries(assignment ?? {}).map(([key, value]) => [
    key,
    typeof value === 'function' ? (value as Assigner)({ context }, outcome) : value,
  ])
  return { ...context, ...Object.fromEntries(changes) }
}

const keeps = (context: object) => JSON.stringify(context).includes('first')
/** An action that stores any output unchanged stores no refusal. */
function storesAnything(context: object, action: Assign): boolean {
  try {
    return keeps(after(context, action, { first: 'first' }))
  } catch {
    return false
  }
}

const keepers = machines.flat().flatMap((machine) =>
  Object.entries(machine.implementations.actions as Record<string, Assign>).flatMap(([name, action]) => {
    try {
      const { context } = createActor(machine, { input: {} } as never).getSnapshot() as { context: object }
      const first = after(context, action, refused('first'))
      return keeps(first) && !storesAnything(context, action) ? [{ name: `${machine.id}.${name}`, action, first }] : []
    } catch {
      return []
    }
  }),
)

describe('a second refusal', () => {
  it('is tested in every flow that remembers one', () => {
    expect(keepers.map(({ name }) => name).sort()).toEqual([
      'account.rememberRefusal',
      'accountDeletion.rememberRefusal',
      'addonPurchase.rememberRefusal',
      'billingDetails.rememberRefusal',
      'changePassword.rememberRefusal',
      'chatMenu.rememberRefusal',
      'comparison.rememberRefusal',
      'contact.rememberRefusal',
      'documentUpload.rememberRefusal',
      'listing.rememberRefusal',
      'listings.rememberRefusal',
      'login.rememberRefusal',
      'messageEdit.rememberRefusal',
      'mySubscription.rememberRefusal',
      'notificationPreferences.rememberRefusal',
      'oneTimeCode.rememberRefusal',
      'ownDetails.rememberRefusal',
      'passwordReset.rememberRefusal',
      'profileReview.rememberRefusal',
      'proposal.rememberRefusal',
      'proposalDraft.rememberRefusal',
      'question.rememberRefusal',
      'register.rememberRefusal',
      'report.rememberRefusal',
      'savedSearches.rememberRefusal',
      'subscriptions.rememberRefusal',
      'wizard.rememberRefusal',
    ])
  })

  it.each(keepers)('replaces the first one completely: $name', ({ action, first }) => {
    const second = JSON.stringify(after(first, action, refused('second')))
    expect([second.includes('second'), second.includes('first')]).toEqual([true, false])
  })
})
