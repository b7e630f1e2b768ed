import { expect, it } from 'vitest'
import { type AnyActorLogic, createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { india } from '../../flowlab/flows/samples.ts'
import { blankLoginName } from '../../src/domain/loginName.ts'
import { accountDeletionMachine } from '../../src/machines/accountDeletionMachine.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { ownDetailsMachine } from '../../src/machines/ownDetailsMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'

const bharat = { ...india, name: 'भारत' }
const chosen = { country: 'SG', dialCode: '65' }
const actors = { loadCountries: fromPromise(async () => [india]), watchCountries: fromCallback(() => {}) }
const forms: Readonly<Record<string, [AnyActorLogic, unknown, string]>> = {
  login: [
    loginMachine.provide({ actors: actors as never }),
    { loginType: 'investor', accountType: null, stored: null },
    'field.changed',
  ],
  'password reset': [
    passwordResetMachine.provide({ actors: actors as never }),
    { loginType: 'investor', name: blankLoginName, stored: null },
    'name.changed',
  ],
  registration: [
    registerMachine.provide({ actors: actors as never }),
    { loginType: 'investor', opensOffering: false, typed: null },
    'field.changed',
  ],
  'account deletion': [
    accountDeletionMachine.provide({ actors: actors as never }),
    { name: blankLoginName },
    'field.changed',
  ],
  'new number of a member': [
    ownDetailsMachine.provide({ actors: actors as never }),
    { detail: 'mobile', owner: { name: '', email: '', mobile: '' } },
    'field.changed',
  ],
}

it.each(Object.entries(forms))(
  'the countries of the %s are shown in the other language, the chosen one stays',
  async (_, [logic, input, typing]) => {
    const actor = createActor(logic, { input })
    actor.start()
    await waitFor(actor, ({ context }) => context.countries.length > 0)
    actor.send({ type: typing, change: chosen })
    actor.send({ type: 'countries.translated', countries: [bharat] })
    const { context } = actor.getSnapshot()
    expect(context.countries).toEqual([bharat])
    expect(context.draft.country ? context.draft : context.name).toMatchObject(chosen)
  },
)

it.each(Object.entries(forms))(
  'a number typed before the countries of the %s have loaded keeps its country',
  async (_, [logic, input, typing]) => {
    const actor = createActor(logic, { input }).start()
    const typed = { ...chosen, mobile: '91234567' }
    actor.send({ type: typing, change: typed })
    await waitFor(actor, ({ context }) => context.countries.length > 0)
    const { context } = actor.getSnapshot()
    expect(context.draft.country ? context.draft : context.name).toMatchObject(typed)
  },
)

it('a list in the former language that arrives late does not replace the translated one', async () => {
  let arrive = (_: (typeof india)[]) => {}
  const logic = loginMachine.provide({
    actors: { loadCountries: fromPromise(() => new Promise<(typeof india)[]>((resolve) => (arrive = resolve))) },
  })
  const actor = createActor(logic, { input: { loginType: 'investor', accountType: null, stored: null } }).start()
  actor.send({ type: 'countries.translated', countries: [bharat] })
  arrive([india])
  await Promise.resolve().then(() => new Promise<void>((resolve) => setImmediate(resolve)))
  expect(actor.getSnapshot().context.countries).toEqual([bharat])
})

it.each(Object.entries(forms))(
  'the first country of the %s’s list is proposed with its dial code, as the likely one',
  async (_, [logic, input]) => {
    const singapore = { ...india, code: 'SG', name: 'Singapore', dial_code: '65' }
    const loadCountries = fromPromise(async () => [singapore, india])
    const listed = (logic as typeof loginMachine).provide({ actors: { ...actors, loadCountries } as never })
    const actor = createActor(listed as AnyActorLogic, { input }).start()
    await waitFor(actor, ({ context }) => context.countries.length > 0)
    const { context } = actor.getSnapshot()
    expect(context.draft.country ? context.draft : context.name).toMatchObject(chosen)
  },
)
