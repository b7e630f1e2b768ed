import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { challenge, id, me } from '../../flowlab/flows/samples.ts'
import type { CodeChallenge, SessionGrant } from '../../src/domain/contract/accounts.ts'
import type { Country } from '../../src/domain/contract/catalog.ts'
import type { ContactReceipt } from '../../src/domain/contract/support.ts'
import { blankLoginName } from '../../src/domain/loginName.ts'
import type { LoginTarget } from '../../src/domain/loginTarget.ts'
import type { LoginType } from '../../src/domain/offerings.ts'
import { type PasswordChange, passwordChangeErrors } from '../../src/domain/passwordForms.ts'
import type { AccountDraft } from '../../src/domain/registration/accountForm.ts'
import type { ContactDraft } from '../../src/domain/support/contact.ts'
import type { FieldErrors } from '../../src/domain/validation/fieldErrors.ts'
import { accountDeletionMachine } from '../../src/machines/accountDeletionMachine.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { contactMachine } from '../../src/machines/contactMachine.ts'
import { afterChange } from '../../src/machines/form.ts'
import { type Credentials, loginMachine } from '../../src/machines/loginMachine.ts'
import { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import type { LoadedAccount } from '../../src/machines/sessionSetup.ts'

/** The error messages of a form refer to its current values. */

const clock = new SimulatedClock()
const refusal = (fields: FieldErrors = {}) => ({
  code: 'VALIDATION_FAILED' as const,
  message: 'Not right.',
  fields,
})
const refused = <Value, Input = undefined>(fields?: FieldErrors) =>
  fromPromise<Outcome<Value>, Input>(async () => ({ ok: false, refusal: refusal(fields) }))
const countries = fromPromise<Country[]>(async () => [])
/** The effects of the machine's actions are irrelevant here. */
const alone = <M extends AnyStateMachine>(machine: M) =>
  machine.provide({
    actions: Object.fromEntries(['saveDraft', 'forgetDraft'].map((name) => [name, () => {}])),
  }) as M

describe('a form’s error message disappears once its last marked field is corrected', () => {
  const said = { errors: { email: 'emailTaken', mobile: 'mobileTaken' }, refusal: refusal() }
  it('but not before', () => {
    const one = afterChange(said, ['email'])
    expect(one).toEqual({ errors: { mobile: 'mobileTaken' }, refusal: refusal() })
    expect(afterChange(one, ['mobile'])).toEqual({ errors: {}, refusal: null })
    expect(afterChange(said, ['name'])).toEqual(said)
  })

  it('at the login, where a wrong password marks nothing', async () => {
    const login = createActor(
      loginMachine.provide({ actors: { loadCountries: countries, logIn: refused<SessionGrant, Credentials>() } }),
      {
        input: { loginType: 'investor', accountType: null, stored: null },
        clock,
      },
    ).start()
    login.send({ type: 'field.changed', change: { email: 'a@b.in', password: 'Wrong#Bridge1' } })
    login.send({ type: 'form.submitted' })
    await waitFor(login, ({ context }) => context.refusal !== null)
    login.send({ type: 'field.changed', change: { password: 'Sturdy#Bridge7' } })
    expect(login.getSnapshot().context.refusal).toBeNull()
  })

  it('at the registration', async () => {
    const register = createActor(
      registerMachine.provide({
        guards: { draftIsValid: () => true },
        actors: {
          loadCountries: countries,
          register: refused<SessionGrant, { loginType: LoginType; draft: AccountDraft; proof: string }>({
            mobile: 'mobileTaken',
            confirm_password: 'passwordMismatch',
          }),
        },
      }),
      { input: { loginType: 'investor', opensOffering: false, typed: null }, clock },
    ).start()
    register.send({ type: 'form.submitted' })
    await waitFor(register, ({ context }) => context.refusal !== null)
    const marked = () => Object.keys(register.getSnapshot().context.errors)
    register.send({ type: 'field.changed', change: { mobile: '9812345678' } })
    expect([marked(), register.getSnapshot().context.refusal?.message]).toEqual([['confirm_password'], 'Not right.'])
    register.send({ type: 'field.changed', change: { password: 'Sturdy#Bridge7' } })
    expect([marked(), register.getSnapshot().context.refusal]).toEqual([[], null])
  })

  it('when a member writes to support', async () => {
    const typed = { name: 'Asha', email: 'a@b.in', message: 'Hello, a question.' }
    const draft: ContactDraft = { ...typed, topic: 'other', attachesSteps: false }
    const contact = createActor(
      alone(contactMachine).provide({
        actors: {
          sendMessage: refused<ContactReceipt, { requestId: string; draft: ContactDraft }>({ email: 'invalidEmail' }),
        },
      }),
      { input: { requestId: 'r', lastId: id, draft, mayAttach: false }, clock },
    ).start()
    contact.send({ type: 'form.submitted' })
    await waitFor(contact, ({ context }) => context.refusal !== null)
    contact.send({ type: 'field.changed', change: { email: 'asha@b.in' } })
    expect(contact.getSnapshot().context).toMatchObject({ errors: {}, refusal: null })
  })
})

describe('a new password', () => {
  it('must differ from the current one', () => {
    const same = { current: 'Sturdy#Bridge7', next: 'Sturdy#Bridge7', confirmation: 'Sturdy#Bridge7' }
    expect(passwordChangeErrors(same)).toEqual({ password: 'samePassword' })
  })

  it('clears the refusal of the last attempt when the current one is changed', async () => {
    const dialog = createActor(
      alone(changePasswordMachine).provide({ actors: { updatePassword: refused<string, PasswordChange>() } }),
      {
        clock,
      },
    ).start()
    const change = { current: 'Wrong#Bridge1', next: 'Newer#Bridge8', confirmation: 'Newer#Bridge8' }
    dialog.send({ type: 'field.changed', change })
    dialog.send({ type: 'form.submitted' })
    await waitFor(dialog, ({ context }) => context.refusal !== null)
    dialog.send({ type: 'field.changed', change: { current: 'Sturdy#Bridge7' } })
    expect(dialog.getSnapshot().context.refusal).toBeNull()
  })
})

describe('the deletion of an account', () => {
  it('is requested with the password before any code is sent', async () => {
    const name = { ...blankLoginName, email: 'a@b.in' }
    const deletion = createActor(
      accountDeletionMachine.provide({
        actors: { loadCountries: countries, checkPassword: refused<null, { target: LoginTarget; password: string }>() },
      }),
      { input: { name }, clock },
    ).start()
    const visited: unknown[] = []
    deletion.subscribe(({ value }) => visited.push(value))
    deletion.send({ type: 'field.changed', change: { password: 'Wrong#Bridge1' } })
    deletion.send({ type: 'form.submitted' })
    await waitFor(deletion, ({ context }) => context.refusal !== null)
    expect(deletion.getSnapshot().value).toBe('confirmingOwner')
    expect(visited).not.toContain('verifyingOwner')
    deletion.send({ type: 'field.changed', change: { password: 'Sturdy#Bridge7' } })
    expect(deletion.getSnapshot().context.refusal).toBeNull()
  })
})

describe('a code', () => {
  it.each(['', '123'])('with too few digits (%j) is marked as short until it is changed', async (typed) => {
    const sendCode = fromPromise<
      Outcome<{ challenge: CodeChallenge; clockOffset: number }>,
      { target: LoginTarget; password: string | null }
    >(async () => ({ ok: true, value: { challenge, clockOffset: 0 } }))
    const code = createActor(oneTimeCodeMachine.provide({ actors: { sendCode } }), {
      input: { target: { kind: 'email', email: 'a@b.in' } },
      clock,
    }).start()
    await waitFor(code, (snapshot) => snapshot.matches('codeSent'))
    code.send({ type: 'code.changed', code: typed })
    code.send({ type: 'code.submitted' })
    expect(code.getSnapshot().context.errors).toEqual({ code: 'short' })
    expect(code.getSnapshot().matches({ codeSent: 'awaitingCode' })).toBe(true)
    code.send({ type: 'code.changed', code: '123456' })
    expect(code.getSnapshot().context.errors).toEqual({})
  })
})

describe('a login in another tab', () => {
  it.each([
    ['of another member is announced', 'another', ['Another member']],
    ['of the same member is not announced', me.basic_info.uuid, []],
  ])('%s', async (_, uuid, expected) => {
    const reported: string[] = []
    let account: LoadedAccount = { me, clockOffset: 0 }
    const quiet = ['cancelDeletion', 'land'].map((name) => [name, () => {}])
    const session = createActor(
      sessionMachine.provide({
        actors: {
          loadAccount: fromPromise(async () => account),
        },
        actions: {
          ...Object.fromEntries(quiet),
          welcome: (_event, member) => {
            if (typeof member !== 'symbol') reported.push(member.basic_info.name)
          },
        },
      }),
      { input: { hasToken: true, hasDevice: false, stored: null }, clock },
    ).start()
    await waitFor(session, (snapshot) => snapshot.matches('loggedIn'))
    account = { me: { ...me, basic_info: { ...me.basic_info, uuid, name: 'Another member' } }, clockOffset: 0 }
    session.send({ type: 'session.changedElsewhere' })
    await waitFor(session, (snapshot) => snapshot.matches('loggedIn'))
    expect(reported).toEqual(expected)
  })
})
