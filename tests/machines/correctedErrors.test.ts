import { expect, it } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { blankLoginName } from '../../src/domain/loginName.ts'
import { accountDeletionMachine } from '../../src/machines/accountDeletionMachine.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { contactMachine } from '../../src/machines/contactMachine.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { ownDetailsMachine } from '../../src/machines/ownDetailsMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'

/**
 * Errors that a change has resolved disappear with it, also those of other fields: afterwards a form shows no error that
 * a new attempt with the same input would not show.
 */

const pending: AnyActorLogic = fromPromise(() => new Promise(() => {}))
const actorNames = (machine: AnyStateMachine) => Object.keys(machine.implementations.actors)
const actionNames = (machine: AnyStateMachine, effects: readonly string[]) =>
  effects.filter((name) => name in machine.implementations.actions)
const effects = ['storeDraft', 'forgetDraft', 'storeProgress', 'forgetProgress', 'showNewPassword', 'clearStored']

type Draft = Record<string, unknown>
interface Form {
  machine: AnyStateMachine
  input?: object
  /** The values of each field; every combination is tried. */
  values: Record<string, readonly unknown[]>
}
const passwords = ['', 'weak', 'Sturdy#Bridge7', 'Newer#Bridge8']
const emails = ['', 'asha', 'asha@bridge.in']
const mobileLogin = { by: ['email', 'mobile'], email: emails, mobile: ['', '12', '9876543210'] }
const stored = { loginType: 'investor', name: { ...blankLoginName, email: 'a@b.in' }, proof: 'p', inLogin: false }

const owner = { name: 'Dev', email: 'dev@fund.in', mobile: '+919820012345' }

const forms: Record<string, Form> = {
  'a changed password': {
    machine: changePasswordMachine,
    values: { current: passwords, next: passwords, confirmation: passwords },
  },
  'a reset password': {
    machine: passwordResetMachine,
    input: { loginType: 'investor', name: stored.name, stored },
    values: { password: passwords, confirmPassword: passwords },
  },
  'a login': {
    machine: loginMachine,
    input: { loginType: 'investor', accountType: null, stored: null },
    values: { ...mobileLogin, password: passwords },
  },
  'the deletion of an account': {
    machine: accountDeletionMachine,
    input: { name: blankLoginName },
    values: { ...mobileLogin, password: passwords },
  },
  'a new email of the member': {
    machine: ownDetailsMachine,
    input: { detail: 'email', owner },
    values: { email: [...emails, owner.email], password: passwords },
  },
  'a new number of the member': {
    machine: ownDetailsMachine,
    input: { detail: 'mobile', owner },
    values: { ...mobileLogin, password: passwords },
  },
  'a message to support': {
    machine: contactMachine,
    input: { requestId: 'r', lastId: 'r', draft: { name: '', email: '', message: '' } },
    values: { name: ['', 'A', 'Asha'], email: emails, message: ['', 'Short', 'I cannot open my documents.'] },
  },
}

const combinations = (values: Form['values']): Draft[] =>
  Object.entries(values).reduce<Draft[]>(
    (drafts, [field, options]) => drafts.flatMap((draft) => options.map((value) => ({ ...draft, [field]: value }))),
    [{}],
  )

function submitted({ machine, input }: Form, draft: Draft) {
  const alone = machine.provide({
    actors: Object.fromEntries(actorNames(machine).map((name) => [name, pending])),
    actions: Object.fromEntries(actionNames(machine, effects).map((name) => [name, () => {}])),
  })
  const actor = createActor(alone, { input }).start()
  actor.send({ type: 'field.changed', change: draft })
  actor.send({ type: 'form.submitted' })
  return actor
}
const errorsIn = (actor: ReturnType<typeof submitted>): Record<string, unknown> => actor.getSnapshot().context.errors

it.each(Object.entries(forms))('%s shows no error that its last change has resolved', (_, form) => {
  const outdated: object[] = []
  let changes = 0
  for (const before of combinations(form.values))
    for (const [field, options] of Object.entries(form.values))
      for (const value of options) {
        const actor = submitted(form, before)
        const first = errorsIn(actor)
        // The other kind of login name has a field of its own.
        if (Object.keys(first).length === 0 || value === before[field] || field === 'by') continue
        changes++
        actor.send({ type: 'field.changed', change: { [field]: value } })
        const after = errorsIn(submitted(form, { ...before, [field]: value }))
        for (const [name, error] of Object.entries(errorsIn(actor)))
          if (after[name] !== error) outdated.push({ before, [field]: value, shown: { [name]: error } })
      }
  expect(changes).toBeGreaterThan(20)
  expect(outdated).toEqual([])
})
