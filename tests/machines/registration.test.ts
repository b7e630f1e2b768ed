import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, waitFor } from 'xstate'
import { describeModel } from '../../flowlab/describeFlow.ts'
import { registrationFlows } from '../../flowlab/flows/registration.ts'
import type { LoadedProfile } from '../../src/domain/registration/answers.ts'
import type { DocumentShelfActor } from '../../src/machines/documentShelfMachine.ts'
import { profileLoadingMachine } from '../../src/machines/profileLoadingMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { profile } from '../support/samples.ts'

for (const flow of registrationFlows) describeModel(flow)

const loadedAt = (stepsDone: number): { output: LoadedProfile } => ({
  output: { profile: { ...profile, steps_done: stepsDone }, suggested: {}, draft: {} },
})
const shelfOf = (state: string) => ({
  getSnapshot: () => ({ context: { uploads: { x: [{ getSnapshot: () => ({ value: state }) }] } } }),
})

const finding = (loaded: LoadedProfile) => ({
  profileLoading: profileLoadingMachine.provide({ actors: { loadProfile: fromPromise(async () => loaded) } }),
})

describe('the wizard', () => {
  it.each([
    ['uploading', true],
    ['resting', false],
  ])('with an upload that is %s: waits %s', async (state, waits) => {
    const actor = createActor(
      wizardMachine.provide({
        actors: finding(loadedAt(2).output),
        actions: { openShelf: assign({ shelf: () => shelfOf(state) as unknown as DocumentShelfActor }) },
      }),
      { input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null, contact: null } },
    ).start()
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    actor.send({ type: 'form.submitted' })
    expect([actor.getSnapshot().context.waitsForUploads, actor.getSnapshot().matches('saving')]).toEqual([
      waits,
      !waits,
    ])
    actor.stop()
  })

  it.each([
    [0, null, 'basic', false],
    [1, null, 'business', false],
    [2, null, 'documents', false],
    [1, 'documents', 'business', false],
    [3, 'business', 'business', true],
    [3, null, 'documents', false],
  ] as const)('with %i steps saved and %s wanted opens %s', async (stepsDone, wantedStep, step, editsOne) => {
    const actor = createActor(wizardMachine.provide({ actors: finding(loadedAt(stepsDone).output) }), {
      input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep, contact: null },
    }).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect({ step: context.step, editsOne: context.editsOne }).toEqual({ step, editsOne })
    actor.stop()
  })

  it('a draft goes before what is saved, and what is saved before what is suggested', async () => {
    const loaded: LoadedProfile = {
      profile: { ...profile, steps_done: 1, basic: { first_name: 'Asha', city: 'Pune' } },
      suggested: { first_name: 'A', last_name: 'Verma' },
      draft: { city: 'Nashik' },
    }
    const actor = createActor(wizardMachine.provide({ actors: finding(loaded) }), {
      input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null, contact: null },
    }).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.answers).toMatchObject({ first_name: 'Asha', last_name: 'Verma', city: 'Nashik' })
    actor.stop()
  })
})
