import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { id } from '../../flowlab/flows/samples.ts'
import type { CodeChallenge } from '../../src/domain/contract/accounts.ts'
import type { Country } from '../../src/domain/contract/catalog.ts'
import type { LoginTarget } from '../../src/domain/loginTarget.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import type { LoadedProfile } from '../../src/domain/registration/answers.ts'
import type { KnownPlaces } from '../../src/domain/registration/knownPlaces.ts'
import type { Profile } from '../../src/domain/registration/profileSchema.ts'
import { draftAutosaveMachine } from '../../src/machines/draftAutosaveMachine.ts'
import { draftSavingMachine, type Unsaved } from '../../src/machines/draftSavingMachine.ts'
import { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { placesMachine } from '../../src/machines/placesMachine.ts'
import { profileLoadingMachine } from '../../src/machines/profileLoadingMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { profile } from '../support/samples.ts'

/** Typed input survives a reload, and "saved" is shown only after the server has stored it. */

/** Answers calls in the given order; a call without a reply stays pending. */
function server(replies: (Outcome<unknown> | 'lost')[]) {
  const calls: Answers[] = []
  const saveDraft = fromPromise<Outcome<unknown>, Unsaved>(({ input }) => {
    calls.push(input.answers)
    const reply = replies.shift()
    if (reply === undefined) return new Promise(() => {})
    return reply === 'lost' ? Promise.reject(new Error('offline')) : Promise.resolve(reply)
  })
  return { calls, saveDraft }
}
const yes: Outcome<unknown> = { ok: true, value: null }
const no: Outcome<unknown> = { ok: false, refusal: { code: 'VALIDATION_FAILED', message: '', fields: {} } }

function keeping(replies: (Outcome<unknown> | 'lost')[]) {
  const { calls, saveDraft } = server(replies)
  const clock = new SimulatedClock()
  let reported = 0
  const actor = createActor(
    draftAutosaveMachine.provide({ actors: { saveDraft }, actions: { announceSaved: () => void reported++ } }),
    { input: { kind: 'INVESTMENT' }, clock },
  ).start()
  const type = (city: string) => actor.send({ type: 'answers.changed', answers: { city } })
  return { actor, clock, calls, type, reported: () => reported }
}

describe('a draft', () => {
  it('is saved once, shortly after the last change, and is shown as saved only after the response', async () => {
    const { actor, clock, calls, type, reported } = keeping([yes])
    type('P')
    clock.increment(500)
    type('Pune')
    clock.increment(500)
    expect(calls).toEqual([])
    clock.increment(300)
    expect([calls, actor.getSnapshot().value, reported()]).toEqual([[{ city: 'Pune' }], 'saving', 0])
    await waitFor(actor, (state) => state.matches('saved'))
    expect(reported()).toBe(1)
    actor.stop()
  })

  it('whose response is lost is sent again, after growing delays', async () => {
    const { actor, clock, calls, type, reported } = keeping(['lost', 'lost', yes])
    type('Pune')
    clock.increment(800)
    await waitFor(actor, (state) => state.matches('unanswered'))
    // The first delay is 0.5 to 1 second, the second 1 to 2.
    clock.increment(400)
    expect(calls.length).toBe(1)
    clock.increment(600)
    expect(calls.length).toBe(2)
    await waitFor(actor, (state) => state.matches('unanswered'))
    clock.increment(900)
    expect([calls.length, reported()]).toEqual([2, 0])
    clock.increment(1_100)
    await waitFor(actor, (state) => state.matches('saved'))
    expect([calls, reported()]).toEqual([[{ city: 'Pune' }, { city: 'Pune' }, { city: 'Pune' }], 1])
    actor.stop()
  })

  it('that is refused is not shown as saved, and the next change is sent', async () => {
    const { actor, clock, calls, type, reported } = keeping([no, yes])
    type('x')
    clock.increment(800)
    await waitFor(actor, (state) => state.matches('refused'))
    expect(reported()).toBe(0)
    type('Pune')
    clock.increment(800)
    await waitFor(actor, (state) => state.matches('saved'))
    expect(calls).toEqual([{ city: 'x' }, { city: 'Pune' }])
    actor.stop()
  })

  it('that changes during the request is sent again, and one that a step saves is not', () => {
    const { actor, clock, calls, type, reported } = keeping([])
    type('Pune')
    clock.increment(800)
    type('Nashik')
    clock.increment(800)
    expect([calls, reported()]).toEqual([[{ city: 'Pune' }, { city: 'Nashik' }], 0])
    type('Nagpur')
    actor.send({ type: 'answers.settled' })
    clock.increment(60_000)
    expect([calls.length, actor.getSnapshot().value]).toEqual([2, 'idle'])
    actor.stop()
  })
})

describe('the wizard', () => {
  const loaded: LoadedProfile = {
    profile: { ...profile, steps_done: 1, basic: { city: 'Pune' } },
    suggested: {},
    draft: { city: 'Nashik' },
  }
  const wizard = (typed: { answers: Answers; keywordDrafts: Record<string, string> } | null) => {
    const log: string[] = []
    const { calls, saveDraft } = server([])
    const actor = createActor(
      wizardMachine.provide({
        actors: {
          profileLoading: profileLoadingMachine.provide({ actors: { loadProfile: fromPromise(async () => loaded) } }),
          draftAutosave: draftAutosaveMachine.provide({ actors: { saveDraft }, actions: { announceSaved: () => {} } }),
        },
        actions: { storeInput: () => void log.push('storeInput'), forgetInput: () => void log.push('forgetInput') },
      }),
      {
        input: { kind: 'INVESTMENT', thisYear: 2026, requestedStep: null, contact: null, typed, lastId: id },
        clock: new SimulatedClock(),
      },
    ).start()
    return { actor, log, calls }
  }

  it('continues with the input of this tab, which takes precedence over the draft', async () => {
    const { actor } = wizard({ answers: { city: 'Nagpur' }, keywordDrafts: { keywords: 'sol' } })
    const { context, value } = await waitFor(actor, (state) => state.matches('editing'))
    expect([context.answers.city, context.keywordDrafts, value]).toEqual([
      'Nagpur',
      { keywords: 'sol' },
      { editing: 'changed' },
    ])
    actor.stop()
  })

  it('stores each change in the tab at once and deletes it when the server has it', async () => {
    const { actor, log } = wizard(null)
    await waitFor(actor, (state) => state.matches('editing'))
    actor.send({ type: 'field.changed', name: 'products', value: 'Pumps' })
    actor.send({ type: 'draft.changed', name: 'keywords', text: 'pum' })
    expect(log).toEqual(['storeInput', 'storeInput'])
    actor.send({ type: 'draft.saved' })
    expect([log.at(-1), actor.getSnapshot().value]).toEqual(['forgetInput', { editing: 'unchanged' }])
    actor.stop()
  })
})

describe('a place of the wizard', () => {
  it('without its state is reported together with the other missing answers', async () => {
    const profileLoading = profileLoadingMachine.provide({
      actors: {
        loadProfile: fromPromise(
          async (): Promise<LoadedProfile> => ({
            profile: { ...profile, steps_done: 1 },
            suggested: {},
            draft: { location: 'IN', city: '' },
          }),
        ),
      },
    })
    const places = placesMachine.provide({
      actors: {
        loadPlaces: fromPromise<KnownPlaces, { keys: readonly string[] }>(async () => ({
          IN: [{ slug: 'goa', label: 'Goa' }],
          'IN:': [],
        })),
        watchLanguage: fromCallback(() => {}),
      },
    })
    const actor = createActor(wizardMachine.provide({ actors: { profileLoading, places } }), {
      input: { kind: 'INVESTMENT', thisYear: 2026, requestedStep: null, contact: null, typed: null, lastId: id },
    }).start()
    await waitFor(actor, (state) => state.matches('editing'))
    await waitFor(actor.getSnapshot().context.places, ({ context }) => context.known.IN !== undefined)
    actor.send({ type: 'form.submitted' })
    const { errors } = actor.getSnapshot().context
    expect([errors.location, errors.city]).toEqual(['stateMissing', 'required'])
    actor.stop()
  })
})

describe('answers that a step did not save', () => {
  const refused: Outcome<Profile> = { ok: false, refusal: { code: 'VALIDATION_FAILED', message: '', fields: {} } }
  const loaded: LoadedProfile = { profile: { ...profile, steps_done: 1 }, suggested: {}, draft: {} }
  const sending = async (editsOne: boolean, saveStep: () => Promise<Outcome<Profile>>) => {
    const { calls, saveDraft } = server([yes, yes])
    const clock = new SimulatedClock()
    const actor = createActor(
      wizardMachine.provide({
        guards: { stepIsComplete: () => true },
        actors: {
          saveStep: fromPromise(saveStep),
          profileLoading: profileLoadingMachine.provide({
            actors: {
              loadProfile: fromPromise(async () =>
                editsOne ? { ...loaded, profile: { ...profile, steps_done: 3 } } : loaded,
              ),
            },
          }),
          draftAutosave: draftAutosaveMachine.provide({
            actors: { saveDraft },
            actions: { announceSaved: ({ self }) => self._parent?.send({ type: 'draft.saved' }) },
          }),
          draftSaving: draftSavingMachine.provide({
            actors: { saveDraft: fromPromise<Outcome<unknown>, Unsaved>(async () => no) },
          }),
        },
      }),
      {
        input: {
          kind: 'INVESTMENT',
          thisYear: 2026,
          requestedStep: editsOne ? 'business' : null,
          contact: null,
          typed: null,
          lastId: id,
        },
        clock,
      },
    ).start()
    await waitFor(actor, (state) => state.matches('editing'))
    actor.send({ type: 'field.changed', name: 'products', value: 'Pumps' })
    return { actor, clock, calls }
  }
  const products = (calls: readonly Answers[]) => calls.map((answers) => answers.products)

  it('because the server refused it are stored as a draft, and the screen says so', async () => {
    const { actor, clock, calls } = await sending(false, async () => refused)
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.matches({ editing: 'changed' }) && state.context.attempts > 0)
    expect(actor.getSnapshot().children.draftAutosave?.getSnapshot().value).toBe('waiting')
    clock.increment(800)
    await waitFor(actor, (state) => state.matches({ editing: 'unchanged' }))
    expect([products(calls), actor.getSnapshot().children.draftAutosave?.getSnapshot().value]).toEqual([
      ['Pumps'],
      'saved',
    ])
    actor.stop()
  })

  it('because its response was lost are stored as a draft', async () => {
    const { actor, clock, calls } = await sending(false, () => Promise.reject(new Error('offline')))
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.matches('unanswered'))
    clock.increment(800)
    expect(products(calls)).toEqual(['Pumps'])
    actor.stop()
  })

  it('because saving them for later failed are stored as a draft', async () => {
    const { actor, clock, calls } = await sending(false, async () => refused)
    actor.send({ type: 'later.requested' })
    await waitFor(actor, (state) => state.matches({ editing: 'changed' }))
    clock.increment(800)
    expect(products(calls)).toEqual(['Pumps'])
    actor.stop()
  })

  it('are not stored as a draft when they edit a live profile', async () => {
    const { actor, clock, calls } = await sending(true, async () => refused)
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.matches({ editing: 'changed' }))
    clock.increment(800)
    expect(calls).toEqual([])
    actor.stop()
  })
})

interface Sent {
  challenge: CodeChallenge
  clockOffset: number
}

describe('the short registration', () => {
  const draft = {
    name: 'Asha Verma',
    country: 'IN',
    dialCode: '91',
    mobile: '9820098200',
    email: 'a@b.in',
    terms: true,
  }
  const begun = (typed: { proof: string | null; awaitsCode: boolean } | null) =>
    createActor(
      registerMachine.provide({
        actors: {
          loadCountries: fromPromise<Country[]>(() => new Promise(() => {})),
          oneTimeCode: oneTimeCodeMachine.provide({
            actors: {
              sendCode: fromPromise<Outcome<Sent>, { target: LoginTarget; password: string | null }>(
                () => new Promise(() => {}),
              ),
            },
          }),
        },
        actions: { storeInput: () => {} },
      }),
      { input: { loginType: 'entrepreneur', opensOffering: false, typed: typed && { draft, ...typed } } },
    ).start()

  it('resumes at the code that was sent', () => {
    const actor = begun({ proof: null, awaitsCode: true })
    const { value, context } = actor.getSnapshot()
    expect([value, context.draft]).toEqual(['verifyingEmail', { ...draft, password: '', confirmPassword: '' }])
    actor.stop()
  })

  it('stays verified, and starts blank if nothing was typed', () => {
    const verified = begun({ proof: 'p', awaitsCode: false })
    expect([verified.getSnapshot().value, verified.getSnapshot().context.proof]).toEqual(['editing', 'p'])
    const fresh = begun(null)
    expect([fresh.getSnapshot().value, fresh.getSnapshot().context.draft.name]).toEqual(['editing', ''])
    for (const actor of [verified, fresh]) actor.stop()
  })
})
