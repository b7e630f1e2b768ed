import { describeModel } from 'flowlab/describeFlow.ts'
import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, waitFor } from 'xstate'
import { id } from '../../flowlab/flows/samples.ts'
import { areas } from '../../flowlab/registry.ts'
import { demoProfiles } from '../../server/demo/people.ts'
import { idAfter } from '../../src/domain/ids.ts'
import type { LoadedProfile } from '../../src/domain/registration/answers.ts'
import type { Profile, ProfileDocument } from '../../src/domain/registration/profileSchema.ts'
import type { UploadActor } from '../../src/machines/documentUploadMachine.ts'
import { type DocumentUploadsActor, documentUploadsMachine } from '../../src/machines/documentUploadsMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { profileLoadingMachine } from '../../src/machines/profileLoadingMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { profile } from '../support/samples.ts'

for (const flow of areas.registration) describeModel(flow)

const loadedAt = (stepsDone: number): { output: LoadedProfile } => ({
  output: { profile: { ...profile, steps_done: stepsDone }, suggested: {}, draft: {} },
})
const uploadsOf = (state: string) => ({
  getSnapshot: () => ({ context: { uploads: { x: [{ getSnapshot: () => ({ value: state }) }] } } }),
})

const finding = (loaded: LoadedProfile) => ({
  profileLoading: profileLoadingMachine.provide({ actors: { loadProfile: fromPromise(async () => loaded) } }),
})

describe('the documents of a profile', () => {
  it('have unique file ids, however the files were added', () => {
    const actor = createActor(documentUploadsMachine, {
      input: { kind: 'INVESTMENT', documents: [], lastId: id },
    }).start()
    const file = new File(['x'], 'x.pdf', { type: 'application/pdf' })
    const add = (count: number) =>
      actor.send({ type: 'files.added', document: 'financial-report', files: Array<File>(count).fill(file) })
    const shown = () => Object.values(actor.getSnapshot().context.uploads).flat()
    const inSlots = shown().length
    add(2)
    add(1)
    add(2)
    // Each upload increments its own id with each file that is chosen there.
    const ids = shown().flatMap((upload) => {
      const { requestId } = upload.getSnapshot().context
      return [requestId, idAfter(requestId), idAfter(requestId, 2)]
    })
    expect(shown()).toHaveLength(inSlots + 5)
    expect(new Set(ids).size).toBe(3 * (inSlots + 5))
    actor.stop()
  })

  const report = { id: 'd', kind: 'financial-report' } as ProfileDocument
  const pdf = new File(['x'], 'x.pdf', { type: 'application/pdf' })
  type Upload = UploadActor & { send: (event: object) => void }
  /** The states of a file that a person sees: stored, uploading, or refused with a reason. */
  it.each<[string, 'stays' | 'goes', readonly ProfileDocument[], (upload: Upload) => void]>([
    ['a document that is stored', 'stays', [report], () => {}],
    ['one on its way', 'stays', [], () => {}],
    ['one that was cancelled', 'goes', [], (upload) => upload.send({ type: 'upload.cancelled' })],
    [
      'one that the server refused',
      'stays',
      [],
      (upload) =>
        upload.send({
          type: 'upload.settled',
          outcome: { ok: false, refusal: { code: 'FILE_TYPE', message: 'Not accepted.', fields: {} } },
        }),
    ],
    ['one whose answer was lost', 'stays', [], (upload) => upload.send({ type: 'upload.unanswered' })],
    [
      'one for which another was chosen that is not accepted',
      'stays',
      [],
      (upload) => {
        upload.send({ type: 'upload.cancelled' })
        upload.send({ type: 'files.chosen', files: [new File(['x'], 'x.exe')] })
      },
    ],
    [
      'one that was taken back after it was stored',
      'stays',
      [report],
      (upload) => {
        upload.send({ type: 'deletion.requested' })
        upload.send({ type: 'deletion.cancelled' })
      },
    ],
  ])('when another file is added, %s %s', (_, expected, documents, happens) => {
    const actor = createActor(documentUploadsMachine, { input: { kind: 'INVESTMENT', documents, lastId: id } }).start()
    const uploads = () => actor.getSnapshot().context.uploads['financial-report'] ?? []
    const add = (file: File) => actor.send({ type: 'files.added', document: 'financial-report', files: [file] })
    if (documents.length === 0) add(pdf)
    const [one] = uploads()
    if (!one) throw new Error('there is no upload')
    happens(one as Upload)
    add(pdf)
    expect([uploads().includes(one), uploads().length]).toEqual(expected === 'stays' ? [true, 2] : [false, 1])
    actor.stop()
  })
})

describe('the wizard', () => {
  it.each([
    ['uploading', true],
    ['idle', false],
  ])('with an upload that is %s: waits %s', async (state, waits) => {
    const actor = createActor(
      wizardMachine.provide({
        actors: finding(loadedAt(2).output),
        actions: {
          startUploads: assign({ documentUploads: () => uploadsOf(state) as unknown as DocumentUploadsActor }),
        },
      }),
      { input: { kind: 'INVESTMENT', thisYear: 2026, requestedStep: null, contact: null, typed: null, lastId: id } },
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
  ] as const)('with %i steps saved and %s requested opens %s', async (stepsDone, requestedStep, step, editsOne) => {
    const actor = createActor(wizardMachine.provide({ actors: finding(loadedAt(stepsDone).output) }), {
      input: { kind: 'INVESTMENT', thisYear: 2026, requestedStep, contact: null, typed: null, lastId: id },
    }).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect({ step: context.step, editsOne: context.editsOne }).toEqual({ step, editsOne })
    actor.stop()
  })

  it('a draft takes precedence over saved answers, and saved answers over suggested ones', async () => {
    const loaded: LoadedProfile = {
      profile: { ...profile, steps_done: 1, basic: { first_name: 'Asha', city: 'Pune' } },
      suggested: { first_name: 'A', last_name: 'Verma' },
      draft: { city: 'Nashik' },
    }
    const actor = createActor(wizardMachine.provide({ actors: finding(loaded) }), {
      input: { kind: 'INVESTMENT', thisYear: 2026, requestedStep: null, contact: null, typed: null, lastId: id },
    }).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.answers).toMatchObject({ first_name: 'Asha', last_name: 'Verma', city: 'Nashik' })
    actor.stop()
  })

  it.each([
    ['WANT_TO_SELL', 'anonymous'],
    ['INVESTMENT', 'everyone-with-an-active-plan'],
    ['WANT_TO_GROW', 'everyone-with-an-active-plan'],
    ['INVESTOR', 'everyone-with-an-active-plan'],
  ] as const)('of %s begins with the visibility %s', async (kind, visibility) => {
    const fresh: LoadedProfile = { profile: null, suggested: {}, draft: {} }
    const actor = createActor(wizardMachine.provide({ actors: finding(fresh) }), {
      input: { kind, thisYear: 2026, requestedStep: null, contact: null, typed: null, lastId: id },
    }).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.answers.visibility).toBe(visibility)
    actor.stop()
  })

  it('shows the visibility in force to an owner who has cleared it', async () => {
    const cleared = { ...profile, business: { visibility: null } }
    const actor = createActor(
      wizardMachine.provide({ actors: finding({ profile: cleared, suggested: {}, draft: {} }) }),
      { input: { kind: 'INVESTMENT', thisYear: 2026, requestedStep: null, contact: null, typed: null, lastId: id } },
    ).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.answers.visibility).toBe('everyone-with-an-active-plan')
    actor.stop()
  })

  it('a visibility that its owner has chosen stays', async () => {
    const chosen = { ...profile, kind: 'WANT_TO_SELL' as const, business: { visibility: 'hidden-paused' } }
    const actor = createActor(
      wizardMachine.provide({ actors: finding({ profile: chosen, suggested: {}, draft: {} }) }),
      { input: { kind: 'WANT_TO_SELL', thisYear: 2026, requestedStep: null, contact: null, typed: null, lastId: id } },
    ).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.answers.visibility).toBe('hidden-paused')
    actor.stop()
  })

  it('requests a document that became required when a submitted profile is edited', async () => {
    const { basic = {}, business = {} } =
      demoProfiles({ INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 1, WANT_TO_GROW: 0 }, 2026)[0] ?? {}
    const [one] = profile.documents
    const documents = (['business-photo', 'proof-of-business'] as const).flatMap((kind) =>
      one ? [{ ...one, kind }] : [],
    )
    const live = { ...profile, kind: 'WANT_TO_SELL' as const, steps_done: 3, basic, business, documents }
    const actor = createActor(
      wizardMachine.provide({
        actors: {
          ...finding({ profile: live, suggested: {}, draft: {} }),
          saveStep: fromPromise(async (): Promise<Outcome<Profile>> => ({ ok: true, value: live })),
        },
        actions: { finish: () => {} },
      }),
      {
        input: { kind: 'WANT_TO_SELL', thisYear: 2026, requestedStep: 'basic', contact: null, typed: null, lastId: id },
      },
    ).start()
    await waitFor(actor, (state) => state.matches('editing'))
    actor.send({ type: 'form.submitted' })
    const { context } = await waitFor(actor, (state) => state.matches('editing') && state.context.step === 'documents')
    expect(context.errors).toEqual({ 'financial-summary': 'documentMissing' })
    actor.stop()
  })
})
