import type { ActorOutcome } from 'flowlab/model/step.ts'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { flowNamed } from '../../../flowlab/registry.ts'
import { compares, expectApproved, lookOf } from '../looks.ts'
import { nameOf, reach, wordsOf } from './controls.ts'
import { holdTheDay } from './day.ts'
import type { Answer, FlowTable, Happening, Row } from './table.ts'

/** States whose calls are not answered here, with the reason. */
const answeredElsewhere: Readonly<Record<string, string>> = {
  'payment preparing': 'the form of the provider is drawn by its own script: the browser walks',
  'chat following.fetchingEarlier': 'is asked for after a pause: tests/machines/chatEarlier.test.ts',
}

/** The call that a state waits for, and each result that its flow declares. */
function answersOf({ machine }: FlowTable, state: string): (readonly [string, ActorOutcome])[] {
  const { outcomes = {} } = flowNamed(machine.id)?.model ?? {}
  let node: AnyStateNode | undefined = machine.root
  for (const name of state.split('.')) node = node?.states[name]
  return (node?.invoke ?? []).flatMap(({ src }) => {
    // A nested flow has its own table.
    const isFlow = machine.implementations.actors[String(src)] instanceof StateMachine
    const declared = isFlow ? [] : outcomes[String(src)]
    return Array.isArray(declared)
      ? declared
          .filter((one: ActorOutcome) => 'output' in one || 'error' in one)
          .map((one) => [String(src), one] as const)
      : []
  })
}

/** States that say in words of their own why they were refused; their looks are approved. */
const saidInOwnWords: Readonly<Record<string, string>> = {
  'comparison refused': 'which plan or profile opens the market',
  'listing refused': 'that it is not open, and the way on',
  'listings refused': 'which plan or profile opens the market',
}

/** Where the focus is, unless it is nowhere in particular. */
function focused(): string[] {
  const here = document.activeElement
  return here && here !== document.body ? [`the focus is on ${here.localName} ${nameOf(here)}`.trim()] : []
}

const isRefusal = (outcome: ActorOutcome) =>
  'output' in outcome && (outcome.output as { ok?: boolean } | null)?.ok === false
const isLoaded = (outcome: ActorOutcome) => 'output' in outcome && !isRefusal(outcome)
const isYes = (outcome: ActorOutcome) => 'output' in outcome && (outcome.output as { ok?: boolean } | null)?.ok === true

/**
 * The effect of each result of each call on the screen. Nothing of a refusal may remain once the same call has
 * succeeded.
 */
export function describeAnswers(table: FlowTable): void {
  const waiting = Object.entries(table.rows)
    .map(([state, row]) => ({ state, row, answers: answersOf(table, state) }))
    .filter(({ state, answers }) => answers.length > 0 && !answeredElsewhere[`${table.flow} ${state}`])
  if (waiting.length === 0) return
  for (const { state } of waiting) compares(`answers/${table.flow}`, state)
  describe(table.flow, () => {
    holdTheDay()
    const look = async (row: Row<AnyStateMachine>, more: readonly Happening<AnyStateMachine>[]) => {
      const { places } = await table.walk({ ...row, after: [...(row.after ?? []), ...more] })
      return { place: places().get(''), look: [...focused(), lookOf(reach())].join('\n') }
    }
    const given = (call: string, outcome: ActorOutcome) => [call, outcome] as readonly [string, Answer]
    it.each(waiting)('$state', async ({ state, row, answers }) => {
      const looks = new Map<string, string[]>()
      for (const [index, [call, outcome]] of answers.entries()) {
        const { place, look: now } = await look(row, [given(call, outcome)])
        const name = `${call} ${index + 1}${outcome.as ? ` ${outcome.as}` : ''}`
        const reported = `${place}\n${now}`
        looks.set(reported, [...(looks.get(reported) ?? []), name])
      }
      const reported = [...looks].map(([now, names]) => `${names.join('\n')}\n${now}`)
      expectApproved(`answers/${table.flow}`, state, reported.join('\n\n'))
    })
    const refused = waiting.flatMap(({ state, row, answers }) =>
      answers
        .filter(([, outcome]) => isRefusal(outcome))
        .map(([call, outcome]) => ({ state, row, call, as: outcome.as ?? '', no: given(call, outcome) })),
    )
    it.each(refused)('$state, $call $as: the reason is on the screen', async ({ row, no }) => {
      const after = [...(row.after ?? []), no]
      let walked = await table.walk({ ...row, after })
      // Where the flow goes on to load something, the reason must outlive the loading.
      for (let loads = 0; loads < 2; loads++) {
        const next = answersOf(table, walked.places().get('') ?? '').find(([, outcome]) => isLoaded(outcome))
        if (!next) break
        after.push(given(...next))
        walked = await table.walk({ ...row, after })
      }
      const reason = walked.refusal()
      if (saidInOwnWords[`${table.flow} ${walked.places().get('')}`] === undefined)
        expect(wordsOf(document.body)).toContain(reason)
    })
    const asked = waiting.flatMap(({ state, row, answers }) => {
      const again = row.after?.at(-1)
      const success = answers.find(([, outcome]) => isYes(outcome))
      const refusals = answers.filter(([call, outcome]) => call === success?.[0] && isRefusal(outcome))
      const canBeRepeated = again !== undefined && typeof again !== 'number' && !Array.isArray(again)
      return success && canBeRepeated
        ? refusals.map(([call, refusal]) => ({ state, row, again, call, refusal, success: success[1] }))
        : []
    })
    it.each(asked)('$state, once it was refused and has succeeded', async ({ state, row, again, call, ...answers }) => {
      const [no, yes] = [given(call, answers.refusal), given(call, answers.success)]
      const repeated = await look(row, [no, again])
      if (repeated.place !== state) return
      // Nothing of the refusal is said while the next attempt is under way.
      expect(repeated.look).toEqual((await look(row, [])).look)
      const expected = await look(row, [yes])
      if (table.unseen[expected.place ?? '']) return
      expect(await look(row, [no, again, yes])).toEqual(expected)
    })
  })
}
