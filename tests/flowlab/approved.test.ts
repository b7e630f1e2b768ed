import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { changesOf, shownChanges } from 'flowlab/approved/changes.ts'
import { everywhereChanges, isEverywhereLine } from 'flowlab/approved/everywhere.ts'
import {
  approvedEverywhere,
  approvedFile,
  approvedTraces,
  everywhereNow,
  folderOf,
  readTraces,
  tracesNow,
  walkAll,
  writeApproved,
} from 'flowlab/approved/file.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import project, { flowNamed, flows } from '../../flowlab/registry.ts'
import { chatMenuMachine } from '../../src/machines/chatMenuMachine.ts'
import { logoutMachine } from '../../src/machines/logoutMachine.ts'

/** The differences between the approved paths of the logout and those of a changed machine. */
async function changesWith(machine: AnyStateMachine) {
  const flow = flowNamed('logout')
  if (!flow) throw new Error('logout')
  const [changed, approved] = [{ ...flow, model: { ...flow.model, machine } }, approvedTraces('logout')]
  return changesOf(approved, await walkAll(changed.model, approved), await tracesNow(changed))
}

const remade = (change: (config: ReturnType<typeof configOf>) => void) => {
  const config = configOf()
  change(config)
  return createMachine(config as never, logoutMachine.implementations as never)
}
const configOf = () => {
  const { states, ...rest } = logoutMachine.config as unknown as { states: Record<string, Record<string, unknown>> }
  return { ...rest, states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { ...state }])) }
}

describe('the approved paths', () => {
  it('exist for every flow and for nothing else', () => {
    expect(readdirSync(folderOf(project)).sort()).toEqual(flows.map(({ name }) => basename(approvedFile(name))).sort())
  })

  it('are read back as they were written', async () => {
    const flow = flowNamed('logout')
    if (!flow) throw new Error('logout')
    const traces = await tracesNow(flow)
    const text = writeApproved('logout', traces, everywhereNow(flow))
    expect(readTraces(text)).toEqual(traces)
    expect(text.split('\n').filter(isEverywhereLine)).toEqual(everywhereNow(flow))
  })

  it('do not differ from an unchanged machine', async () => {
    expect(await changesWith(logoutMachine)).toEqual([])
  })

  it('differ after a delay becomes ten times as long', async () => {
    expect(await changesWith(logoutMachine.provide({ delays: { patience: 30_000 } }))).toEqual([
      'After “logout.confirmed” it no longer shows: waits 3,000 ms for patience, and it now shows: waits 30,000 ms for patience. (path 1wmlqgc and 3 more places)',
      'After “unregisterDevice is done” it no longer shows: waits 3,000 ms for patience, and it now shows: waits 30,000 ms for patience. (path 1wmlqgc)',
      'After “unregisterDevice gets no answer” it no longer shows: waits 3,000 ms for patience, and it now shows: waits 30,000 ms for patience. (path 0rse86e)',
      'After “patience is over” it no longer shows: waits 3,000 ms for patience, and it now shows: waits 30,000 ms for patience. (path 16pijac)',
    ])
  })

  it('differ after an output changes', async () => {
    const machine = remade((config) => Object.assign(config, { output: { ended: 'perhaps' } }))
    expect((await changesWith(machine)).join('\n')).toContain(
      'it no longer shows: ends with {"ended":true}, and it now shows: ends with {"ended":"perhaps"}.',
    )
  })

  it('differ after one more state accepts an event', async () => {
    const machine = remade(({ states }) =>
      Object.assign(states.endingSession ?? {}, { on: { 'logout.cancelled': 'stayed' } }),
    )
    expect((await changesWith(machine)).join('\n')).toContain('accepts logout.cancelled')
  })
})

it('of many changes the first twelve are printed, with the number of the others', () => {
  const changes = Array.from({ length: 15 }, (_, index) => `Change ${index + 1}.`)
  expect(shownChanges(changes.slice(0, 12))).toEqual(changes.slice(0, 12))
  expect(shownChanges(changes)).toEqual([
    ...changes.slice(0, 12),
    '… and 3 more, all in the diff of the approved file.',
  ])
})

it('an effect says which values change after it, so that its order among assignments is compared', async () => {
  const actions = { report: () => {}, leave: assign({ account: null }), arrive: assign({ account: 'new' }) }
  const flowWith = (ending: readonly string[]): Flow => ({
    name: 'ending',
    model: {
      machine: createMachine({ id: 'ending', context: { account: 'old' }, on: { end: { actions: ending } } } as never, {
        actions,
      }),
      inputs: { 'a member': undefined },
      events: [{ type: 'end' }],
      outcomes: {},
      bound: (context) => context,
    },
    ends: [],
  })
  const effectsOf = async (ending: readonly string[]) => {
    const [path] = await tracesNow(flowWith(ending))
    return path?.moments[1]?.shows.filter((line) => line.startsWith('does'))
  }
  expect(await effectsOf(['report', 'leave'])).toEqual(['does report, before account changed'])
  expect(await effectsOf(['leave', 'report'])).toEqual(['does report'])
  expect(await effectsOf(['leave', 'report', 'arrive'])).toEqual(['does report, before account changed'])
})

it('a step is also compared in each of several similar situations', () => {
  const menu = flowNamed('chatMenu')
  if (!menu) throw new Error('chatMenu')
  const machine = chatMenuMachine.provide({
    actions: {
      // Also allows deletion for both after the time limit.
      changeDeletion: assign({
        action: ({ context: { action } }, forAll: boolean) =>
          action?.kind === 'delete' ? { ...action, forAll } : action,
      }),
    },
  })
  const changes = everywhereChanges(
    approvedEverywhere('chatMenu'),
    everywhereNow({ model: { ...menu.model, machine } }),
  )
  expect(changes).toContain('In confirming, deletion.changed {"forAll":true}: it leads elsewhere in some situations.')
})

it('a path that the machine does not complete is not approved in part', async () => {
  const links = flowNamed('linkTargets')
  if (!links) throw new Error('linkTargets')
  // The known links decide whether another one is looked up.
  const vague = { ...links, model: { ...links.model, bound: () => [] } }
  await expect(tracesNow(vague)).rejects.toThrow(/`bound` leaves out/)
})
