import { expect, it, vi } from 'vitest'
import { type AnyActorLogic, createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { message } from '../../flowlab/flows/chatSamples.ts'
import { flowNamed } from '../../flowlab/registry.ts'
import { emptyForm, requestOf } from '../../src/domain/proposals/stepForm.ts'

/** Texts that a member typed are sent without surrounding blanks, in each flow that sends any. */

const typed = '  Tea estates \n'
const meant = 'Tea estates'

interface Row {
  /** The outputs of the flow's first calls, by the actor's name. */
  loads?: Readonly<Record<string, unknown>>
  events: readonly EventObject[]
  /** The actor that sends the text, and the place of the text in its input. */
  sends: string
  words: (input: never) => unknown
  /** What arrives, if it is not the usual text. */
  meant?: string
}
const of = (event: object) => event as EventObject

/** One row per file that removes the blanks. */
const rows: Readonly<Record<string, Row & { flow: string }>> = {
  'conversationSetup.ts': {
    flow: 'conversation',
    loads: { restoreWriting: { draft: '', replyingTo: null, attached: [], outgoing: [] } },
    events: [of({ type: 'draft.changed', text: typed }), of({ type: 'message.submitted' })],
    sends: 'sendMessage',
    words: ({ message: { text } }: { message: { text: string } }) => text,
  },
  'listingsSetup.ts': {
    flow: 'listings',
    events: [of({ type: 'text.changed', text: typed }), of({ type: 'search.submitted' })],
    sends: 'loadListings',
    words: ({ query: { text } }: { query: { text: string } }) => text,
  },
  'messageEditMachine.ts': {
    flow: 'messageEdit',
    events: [
      of({ type: 'edit.started', message }),
      of({ type: 'text.changed', text: typed }),
      of({ type: 'form.submitted' }),
    ],
    sends: 'saveEdit',
    words: ({ text }: { text: string }) => text,
  },
  'messageSearchMachine.ts': {
    flow: 'messageSearch',
    events: [of({ type: 'words.changed', words: typed })],
    sends: 'findMessages',
    words: ({ words }: { words: string }) => words,
  },
  'ownDetailsMachine.ts': {
    flow: 'ownDetails',
    events: [of({ type: 'field.changed', change: { name: typed } }), of({ type: 'form.submitted' })],
    sends: 'saveName',
    words: ({ name }: { name: string }) => name,
  },
  'proposalDraftMachine.ts': {
    flow: 'proposalDraft',
    events: [of({ type: 'message.changed', message: typed }), of({ type: 'proposal.submitted' })],
    sends: 'sendProposal',
    words: (input: { message: string }) => input.message,
  },
  'questionMachine.ts': {
    flow: 'question',
    events: [of({ type: 'text.changed', text: typed }), of({ type: 'question.submitted' })],
    sends: 'sendQuestion',
    words: ({ text }: { text: string }) => text,
  },
  'registerMachine.ts': {
    flow: 'register',
    loads: { loadCountries: [] },
    events: [
      of({ type: 'field.changed', change: { email: '  asha@bridge.in \n' } }),
      of({ type: 'verification.requested' }),
    ],
    meant: 'asha@bridge.in',
    sends: 'oneTimeCode',
    words: ({ target: { email } }: { target: { email: string } }) => email,
  },
  'savedSearchesMachine.ts': {
    flow: 'savedSearches',
    loads: { loadSearches: { list: [], allowed: 5 } },
    events: [
      of({ type: 'panel.opened', query: {}, name: '' }),
      of({ type: 'name.changed', name: typed }),
      of({ type: 'search.saved' }),
    ],
    sends: 'runAction',
    words: ({ name }: { name: string }) => name,
  },
}

const sources = import.meta.glob<string>('../../src/machines/*.ts', { eager: true, query: '?raw', import: 'default' })

it('each flow that removes the blanks is in the table', () => {
  const files = Object.entries(sources).flatMap(([path, text]) => (text.includes('.trim()') ? [path] : []))
  expect(files.map((path) => path.split('/').at(-1)).sort()).toEqual(Object.keys(rows).sort())
})

it.each(Object.entries(rows))('%s', async (_, { flow, loads = {}, events, sends, words, meant: arrives = meant }) => {
  const { machine, inputs } = flowNamed(flow)?.model ?? {}
  if (!machine) throw new Error(flow)
  const given: unknown[] = []
  const sending = fromCallback(({ input }) => void given.push(words(input as never)))
  const standsIn = (name: string, logic: AnyActorLogic): AnyActorLogic => {
    if (name === sends) return sending
    if (name in loads) return fromPromise(async () => loads[name])
    // Actors that are flows keep their own logic.
    return 'root' in logic ? logic : fromCallback(() => {})
  }
  const { actors } = machine.implementations
  const clock = new SimulatedClock()
  const actor = createActor(
    machine.provide({
      actors: Object.fromEntries(
        Object.entries(actors as Record<string, AnyActorLogic>).map(([name, logic]) => [name, standsIn(name, logic)]),
      ),
    }),
    { input: Object.values(inputs ?? {})[0], clock },
  ).start()
  for (const event of events) {
    await vi.waitFor(() => expect(actor.getSnapshot().can(event)).toBe(true))
    actor.send(event)
  }
  clock.increment(1_000)
  await vi.waitFor(() => expect(given.at(-1)).toBe(arrives))
  actor.stop()
})

it('a step of a proposal', () => {
  expect(requestOf('answer', { ...emptyForm, text: typed }, null)).toEqual({ text: meant })
})
