import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, missingDescriptions, sharedWords, transitionWords, valueWords, wordsOf } from 'flowlab/model/wording.ts'
import { describe, expect, it } from 'vitest'
import { machineWords } from '../../flowlab/machineWords.ts'
import { flows } from '../../flowlab/registry.ts'
import { describe as say } from '../../src/machines/describe.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { pageMachine } from '../../src/machines/pageMachine.ts'
import { reportMachine } from '../../src/machines/reportMachine.ts'
import { reportWords } from '../../src/machines/reportMachine.words.ts'

const devanagari = /[\u0900-\u097f]/
const all = machineWords.flatMap((words) =>
  kinds.flatMap((kind) =>
    Object.entries(words[kind]).map(([name, said]) => ({ at: `${words.machine} ${name}`, said })),
  ),
)

describe('the words of the flows', () => {
  it.each(flows)('$name: every state, event, condition, actor and delay has words in both languages', ({ model }) => {
    expect(missingDescriptions(model.machine)).toEqual([])
  })

  it('no two places have the same words', () => {
    expect(sharedWords()).toEqual([])
  })

  it('is in English and in Hindi, each a clause without a full stop', () => {
    const wrong = all.filter(
      ({ said: [en, hi] }) => devanagari.test(en) || !devanagari.test(hi) || /[.।]$/.test(en + hi),
    )
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  it('define Global Connect, the list of documents and a report', () => {
    expect(wordsOf('globalConnect.idle')?.[0]).toBe(
      'the member may choose Global Connect; no dialog and no card form is shown',
    )
    expect(wordsOf('documentUploads.open')?.[0]).toBe(
      'the documents of the profile are shown, each with its own upload',
    )
    expect(wordsOf('report.over')?.[0]).toBe('the report dialog is closed; the report was either sent or discarded')
  })
})

describe('the check of the words', () => {
  it('names missing and superfluous descriptions in a language', () => {
    const { over, ...states } = reportWords.states
    const [en] = over ?? ['']
    const poor = {
      ...reportWords,
      states: { ...states, over: [en, ' '], gone: ['it is gone', 'यह चला गया'] },
      events: {},
    } as const
    expect(missingDescriptions(reportMachine, poor).sort()).toEqual([
      ...['reason.chosen', 'report.cancelled', 'report.submitted', 'retry.requested', 'text.changed'].map(
        (type) => `the event ${type} has no words in English and Hindi`,
      ),
      `the state over has no words in Hindi`,
      `there are words for the state gone, which is not there`,
    ])
  })

  it('names a machine without any descriptions', () => {
    expect(missingDescriptions(reportMachine, null)).toEqual([
      'report has no words: describe it and name its words in the project',
    ])
  })

  it('names descriptions that two flows share', () => {
    const borrowed = { ...reportWords, machine: 'complaint', states: {}, events: {}, guards: {}, actors: {} }
    const lent = reportWords.states.over ?? ['', '']
    expect(sharedWords([reportWords, { ...borrowed, states: { closed: [lent[0], 'संवाद बंद है'] } }])).toEqual([
      `“${lent[0]}” stands for report over and complaint closed: say what each of them means`,
    ])
  })

  it('compiles only with every description and no other', () => {
    const states = {
      connecting: ['a', 'अ'],
      'connecting.opening': ['b', 'आ'],
      'connecting.open': ['c', 'इ'],
      waiting: ['d', 'ई'],
    } as const
    const events = {
      'connection.opened': ['a', 'अ'],
      'connection.lost': ['b', 'आ'],
      'network.lost': ['c', 'इ'],
      'network.returned': ['d', 'ई'],
      'event.arrived': ['e', 'उ'],
    } as const
    const actors = { listen: ['a', 'अ'], watchNetwork: ['b', 'आ'] } as const
    const delays = { backoff: ['a', 'अ'] } as const
    const { 'connecting.open': _open, ...withoutInner } = states
    const { 'network.lost': _lost, ...withoutEvent } = events
    const said = say(liveMachine, { states, events, actors, delays })
    // @ts-expect-error an inner state without words
    say(liveMachine, { states: withoutInner, events, actors, delays })
    // @ts-expect-error words for a state that is not there
    say(liveMachine, { states: { ...states, gone: ['x', 'क'] }, events, actors, delays })
    // @ts-expect-error an event without words
    say(liveMachine, { states, events: withoutEvent, actors, delays })
    // @ts-expect-error an actor without words
    say(liveMachine, { states, events, actors: { listen: ['a', 'अ'] }, delays })
    // @ts-expect-error no words for its delay
    say(liveMachine, { states, events, actors })
    // @ts-expect-error words for a condition, where the machine has none
    say(liveMachine, { states, events, actors, delays, guards: { isOpen: ['x', 'क'] } })
    // @ts-expect-error words in English alone
    say(pageMachine, { states: { shown: ['the page is shown'] } })
    expect(said.guards).toEqual({})
  })
})

describe('a transition in words', () => {
  const edge = (event: string, guard: string | null, place = 0) => ({
    id: `report.writing --${event}[${place}]`,
    kind: 'event' as const,
    trigger: event,
    guard,
  })

  it('names the trigger and the condition', () => {
    expect(transitionWords(edge('report.submitted', 'hasReason'))).toEqual([
      'the member sends the report, if the report has a reason and its text is not too long',
      'सदस्य शिकायत भेजता है, यदि शिकायत का कारण चुना गया है और विवरण बहुत लंबा नहीं है',
    ])
    expect(transitionWords(edge('report.cancelled', null))?.[0]).toBe('the member closes the report dialog')
    expect(transitionWords(edge('report.cancelled', null, 1))?.[0]).toBe(
      'the member closes the report dialog, in any other case',
    )
  })

  it('distinguishes a result from no response', () => {
    const id = 'report.sending --x[0]'
    expect(transitionWords({ id, kind: 'answered', trigger: 'sendReport answers', guard: 'wasSent' })?.[0]).toBe(
      'the sending of the report returns a result, if the server has accepted the report',
    )
    expect(transitionWords({ id, kind: 'lost', trigger: 'sendReport gets no answer', guard: null })).toEqual([
      'the sending of the report gets no response',
      'शिकायत भेजना: कोई उत्तर नहीं आता',
    ])
  })

  it('has no words if its machine has none', () => {
    const strange = { id: 'door.shut --knock[0]', kind: 'event', trigger: 'knock', guard: null } as const
    expect(transitionWords(strange)).toBeNull()
    expect(valueWords('door', { open: 'halfWay' }, 'en')).toBe('half way')
  })
})

describe('no page of the product', () => {
  it('loads the descriptions of a machine: only their own files and the Lab do', () => {
    const importers = ['src', 'server', 'flowlab', 'scripts', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
        .map((path) => join(folder, path))
        .filter((path) =>
          /from '[^']*(?:Machine\.words|machines\/describe|\.\/describe)\.ts'/.test(readFileSync(path, 'utf8')),
        ),
    )
    const strangers = importers.filter(
      (path) => !/^flowlab\/|^tests\/flowlab\/words\w*\.test\.ts$|^src\/machines\/\w+Machine\.words\.ts$/.test(path),
    )
    expect(strangers).toEqual([])
    expect(importers.filter((path) => path.startsWith('src/')).length).toBe(machineWords.length)
  })
})
