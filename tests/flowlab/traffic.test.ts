import { noCoverage, startFlow } from 'flowlab/machine/liveFlow.ts'
import { StandInRegistry, withStandIns } from 'flowlab/machine/standIns.ts'
import type { FlowModel } from 'flowlab/model/flow.ts'
import { pathsOf } from 'flowlab/model/names.ts'
import { transitionId } from 'flowlab/model/transitionId.ts'
import { matchRun } from 'flowlab/traffic/matching.ts'
import { regressionTest, statesAlong } from 'flowlab/traffic/regression.ts'
import { readTraffic, type TraceStep, type Visit } from 'flowlab/traffic/traffic.ts'
import { countsOf, trafficOf, trafficTable } from 'flowlab/traffic/use.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { type AnyActorRef, fromPromise, setup } from 'xstate'
import { flowNamed, modelNamed } from '../../flowlab/registry.ts'
import { testOfRun } from '../../flowlab/traffic/recordedRun.ts'
import { modelOf } from '../support/flowCover.ts'

/** What a file of traces says of a flow, and the path that a recorded run took. */

const at = (second: number, event: string, taken: string[], states: string[], run = 1): TraceStep => ({
  ...{ at: second, flow: 'contact', run },
  ...{ event, taken, states },
})
const opened = at(0, 'started', [], ['editing'])
const typed = at(3, 'field.changed', ['contact.editing --field.changed[0]'], ['editing'])
const sent = at(9, 'form.submitted', ['contact.editing --form.submitted[0]'], ['sending'])
const received = at(
  10,
  'xstate.done.actor.0.contact.sending',
  ['contact.sending --xstate.done.actor.0.contact.sending[0]'],
  ['sent'],
)
const visit = (number: string, day: string, steps: readonly TraceStep[], part = 1): Visit => ({
  ...{ number, part, day },
  steps,
})
const fileOf = (...lines: object[]) => lines.map((line) => JSON.stringify(line)).join('\n')
const visits = [
  visit('T-1', '2026-11-24', [opened, typed, sent, received]),
  visit('T-2', '2026-11-25', [opened, typed]),
  visit('T-3', '2026-11-25', [opened, typed, sent, received]),
]
const traffic = readTraffic(fileOf(...visits.map((each) => ({ kind: 'visit', ...each }))))
const contact = () => {
  const flow = flowNamed('contact')
  if (!flow) throw new Error('contact')
  return flow
}
const submitted = 'contact.editing --form.submitted[0]'
const failed = 'contact.sending --xstate.error.actor.0.contact.sending[0]'
const changed = 'contact.editing --field.changed[0]'

describe('a file of traces', () => {
  it('without counts is counted: each transition, its visits and its days', () => {
    expect(traffic.days).toBe(2)
    expect(traffic.uses).toContainEqual({
      ...{ flow: 'contact', of: 'transition', id: submitted, times: 2, visits: 2, days: 2 },
    })
    expect(traffic.uses).toContainEqual({
      ...{ flow: 'contact', of: 'state', id: 'contact.editing', times: 6, visits: 3, days: 2 },
    })
  })

  it('with counts of more visits than it has step by step is read by its counts', () => {
    const use = { flow: 'contact', of: 'transition', id: submitted, times: 700, visits: 500, days: 30 } as const
    const read = readTraffic(fileOf({ kind: 'period', days: 30, visits: 900 }, { kind: 'use', ...use }))
    expect(read).toMatchObject({ days: 30, visits: [], uses: [use] })
  })

  it.each([
    ['', 'the file has no traces'],
    ['hello', 'line 1 is not a line of a trace file'],
    [fileOf({ kind: 'visit', steps: [opened] }, { kind: 'visit', steps: [{ at: 1 }] }), 'line 2 is not'],
  ])('that is none (%s) is refused with the place', (text, problem) => expect(() => readTraffic(text)).toThrow(problem))

  it('colours outer states too', () => {
    const steps = [{ ...opened, flow: 'session', states: ['loggedIn.fresh'] }]
    const counts = countsOf(readTraffic(fileOf({ kind: 'visit', ...visit('T-1', '2026-11-24', steps) })))
    expect(counts).toEqual({ session: { 'session.loggedIn': 1, 'session.loggedIn.fresh': 1, session: 1 } })
  })
})

describe('the use of a flow', () => {
  const tested = { unit: new Set([submitted, failed]), browser: new Set([changed]) }
  const report = trafficOf(contact(), traffic, tested)

  it('has each transition with its use, the most used first', () => {
    expect(report.edges[0]).toMatchObject({ transition: changed, times: 3, visits: 3, days: 2, browser: true })
    expect(report.edges.map(({ times }) => times)).toEqual(report.edges.map(({ times }) => times).sort((a, b) => b - a))
  })

  it('has the ways by how often they were taken', () => {
    expect(report.paths).toEqual([
      { states: ['editing', 'sending', 'sent'], times: 2 },
      { states: ['editing'], times: 1 },
    ])
  })

  it('names what is tested and never used', () => expect(report.testedButUnused).toEqual([failed]))

  it('names what is used on most days and no browser test takes', () => {
    expect(report.dailyButUncovered).toEqual([submitted, 'contact.sending --xstate.done.actor.0.contact.sending[0]'])
    const rarely = { ...traffic, days: 3 }
    expect(trafficOf(contact(), rarely, tested).dailyButUncovered).toEqual([])
    const covered = { ...tested, browser: new Set([changed, submitted]) }
    expect(trafficOf(contact(), traffic, covered).dailyButUncovered).not.toContain(submitted)
  })

  it('is a table of flows and of their transitions', () => {
    const table = trafficTable([report])
    expect(table).toMatch(/^flow +runs +transitions +used +tested, unused +daily, uncovered$/m)
    expect(table).toMatch(/^contact\.editing --field\.changed\[0\] +3 +3 +2 +yes$/m)
    expect(table).toContain('  2 ×  editing → sending → sent')
    expect(table).toContain(`  tested but never used: ${failed}`)
    expect(table).toContain(`  used daily and not covered: ${submitted}`)
  })
})

/** The steps that the recorder of a browser writes while the live actor of a flow takes a path. */
async function recordedOn(model: FlowModel, path: FlowPath): Promise<TraceStep[]> {
  const desk = new StandInRegistry()
  const steps: TraceStep[] = []
  let taken: string[] = []
  let latest = ''
  const live = startFlow(withStandIns(model, desk).machine, model.inputs[path.start], desk, noCoverage(), (event) => {
    if ((event.actorRef as AnyActorRef).sessionId !== event.rootId) return
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionId))
    if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return
    const step = {
      ...{ flow: model.machine.id, event: event.event.type === 'xstate.init' ? 'started' : event.event.type },
      ...{ taken, states: pathsOf((event.snapshot as { value?: unknown }).value) },
    }
    taken = []
    const text = JSON.stringify(step)
    if (text === latest || (step.taken.length === 0 && step.event !== 'started')) return
    latest = text
    steps.push({ ...step, at: 0, run: 1 })
  })
  for (const { step } of path.edges) await live.take(step)
  live.stop()
  return steps
}

describe('the path of a recorded run', () => {
  it.each(['contact', 'login', 'logout', 'payment', 'proposal', 'oneTimeCode', 'account', 'messageSearch'])(
    'is found for every generated path of %s, recorded while the live actor takes it',
    async (name) => {
      const model = modelNamed(name)
      const { paths } = suiteOf(model)
      for (const path of paths) {
        const steps = await recordedOn(model, path)
        const { path: found, problem } = matchRun(model, steps)
        expect([path.id, problem]).toEqual([path.id, null])
        if (found) expect(await recordedOn(model, found)).toEqual(steps)
      }
    },
  )

  it('may take a step that a trace has in two: an actor that reports and resolves', async () => {
    const machine = setup({
      types: {} as { events: { type: 'part.loaded' } },
      actors: { load: fromPromise<number>(async () => 1) },
    }).createMachine({
      id: 'loading',
      initial: 'waiting',
      states: {
        waiting: { invoke: { src: 'load', onDone: 'loaded' }, on: { 'part.loaded': { actions: () => {} } } },
        loaded: { type: 'final' },
      },
    })
    const model = modelOf(machine, { outcomes: { load: [{ event: { type: 'part.loaded' }, output: 1 }] } })
    const steps = ['part.loaded', 'xstate.done.actor.0.loading.waiting'].map((event, index) => ({
      ...{ at: 1, flow: 'loading', run: 1, event, taken: [`loading.waiting --${event}[0]`] },
      states: [index === 0 ? 'waiting' : 'loaded'],
    }))
    const begun = { at: 0, flow: 'loading', run: 1, event: 'started', taken: [], states: ['waiting'] }
    expect(matchRun(model, [begun, ...steps]).path?.edges).toHaveLength(1)
    expect(matchRun(model, [begun, ...steps.slice(1)]).path).toBeNull()
  })

  it('may take a step that a trace has not: a delay whose condition is not met', () => {
    const machine = setup({ guards: { isNever: () => false } }).createMachine({
      id: 'patience',
      initial: 'waiting',
      states: {
        waiting: { after: { 1000: { guard: 'isNever', target: 'early' }, 2000: 'late' } },
        early: {},
        late: {},
      },
    })
    const event = 'xstate.after.2000.patience.waiting'
    const step = { at: 0, flow: 'patience', run: 1 }
    const { path } = matchRun(modelOf(machine), [
      { ...step, event: 'started', taken: [], states: ['waiting'] },
      { ...step, at: 2, event, taken: [`patience.waiting --${event}[0]`], states: ['late'] },
    ])
    expect(path?.edges.map(({ step: { kind } }) => kind)).toEqual(['delay', 'delay'])
  })

  it('has the samples of the flow in place of what was typed', () => {
    const { path } = matchRun(contact().model, [opened, typed, sent, received])
    expect([path?.start, path?.edges.map(({ step }) => step.kind)]).toEqual([
      'a visitor',
      ['event', 'event', 'outcome'],
    ])
  })

  it.each([
    ['that begins in the middle', [typed, sent], 'begins after the flow had started'],
    [
      'of another version',
      [opened, { ...typed, taken: ['contact.editing --gone[0]'] }],
      'the flow has no contact.editing --gone[0]',
    ],
    [
      'that no sample has',
      [opened, { ...sent, states: ['sent'] }],
      'leads from editing by form.submitted to sent (step 2',
    ],
    [
      'that skips a step',
      [opened, typed, received],
      'leads from editing by xstate.done.actor.0.contact.sending to sent (step 3',
    ],
    ['that starts elsewhere', [{ ...opened, states: ['sent'] }, sent], 'No sample of the flow starts in sent'],
    ['without a step', [], 'begins after the flow had started'],
  ])('%s is not made up', (_, steps, problem) => {
    const match = matchRun(contact().model, steps)
    expect(match.path).toBeNull()
    expect(match.problem?.[0]).toContain(problem)
  })
})

describe('a regression test of a recorded run', () => {
  it('takes its steps on the live actor and expects its states', async () => {
    const found = await testOfRun(contact(), traffic, 'T-3/1')
    if (found.problem !== null) throw new Error(found.problem[0])
    expect(found.test).toContain("import { modelNamed } from '../../flowlab/registry.ts'")
    expect(found.test).toContain('it("contact goes the way of the recorded run T-3/1", async () => {')
    expect(found.test).toContain('"form.submitted"')
    expect(found.test).toContain('    "sent",')
    const names = [...found.test.matchAll(/^ {4}("(?:[^"\\]|\\.)*"),$/gm)].map(
      ([, text = '']) => JSON.parse(text) as string,
    )
    const [steps, states] = [names.slice(0, 3), names.slice(3)]
    expect(await statesAlong(contact().model, 'a visitor', steps)).toEqual(states)
    expect(states).toEqual(['editing', 'editing', 'sending', 'sent'])
  })

  it('names the command for a browser if the path is a generated one', async () => {
    const model = modelNamed('logout')
    const [path] = suiteOf(model).paths
    if (!path) throw new Error('no path')
    const steps = await recordedOn(model, path)
    const file = readTraffic(fileOf({ kind: 'visit', ...visit('T-9', '2026-11-25', steps) }))
    const flow = flowNamed('logout')
    const match = matchRun(model, steps).path
    expect(flow && (await testOfRun(flow, file, 'T-9/1'))).toMatchObject({
      replay: match?.id === path.id ? `npm run flows -- replay ${path.id}` : null,
    })
  })

  it('says what is missing', async () => {
    expect(await testOfRun(contact(), traffic, 'T-4/1')).toEqual({
      problem: ['The file has no run T-4/1 of contact.', 'फ़ाइल में contact का रन T-4/1 नहीं है।'],
    })
  })

  it('names a step that is no longer possible', async () => {
    await expect(statesAlong(contact().model, 'a visitor', ['sendMessage says yes'])).rejects.toThrow(
      '"sendMessage says yes" is not possible in editing',
    )
    const path = { id: '', start: 'a visitor', edges: [] }
    const place = { imports: '', model: 'model' }
    expect(await regressionTest(contact().model, path, 'nothing', place)).toContain('"editing"')
  })
})
