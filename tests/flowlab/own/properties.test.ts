import { held, heldByWaiting, seeded } from 'flowlab/examples/seededProperties.ts'
import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { checkProperty, pathOf } from 'flowlab/properties/checkProperty.ts'
import { checkTrace, type TraceMoment } from 'flowlab/properties/checkTrace.ts'
import { describeCounterexample, inOneLine } from 'flowlab/properties/counterexample.ts'
import { propertyIn } from 'flowlab/properties/parse.ts'
import { vocabularyOfFlow } from 'flowlab/properties/verify.ts'
import { walksOf } from 'flowlab/properties/walks.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { runPath } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'

function found(of: Flow, says: string) {
  const graph = explore(of.model)
  const verdict = checkProperty(walksOf(graph), propertyIn(says, vocabularyOfFlow(of, graph)))
  return verdict.holds ? null : verdict.counterexample
}
const brokenBy = (of: Flow, says: string) => {
  const counterexample = found(of, says)
  return counterexample === null ? 'holds' : inOneLine(counterexample)
}
const stepsIn = (line: string) => line.split(/ → | ↺ /).filter((step) => !step.startsWith('the start')).length

describe.each(seeded)('$of.name: $says', ({ of, says, brokenBy: expected }) => {
  it('is broken by the shortest walk', () => expect(brokenBy(of, says)).toBe(expected))

  it('has a path that the live actor takes step by step', async () => {
    const counterexample = found(of, says)
    if (!counterexample) throw new Error('it holds')
    const path = pathOf(counterexample)
    expect(path.id).toMatch(/^[0-9a-z]{7}$/)
    expect(path.edges).toHaveLength(stepsIn(expected))
    const seen = await runPath(of.model, path, noCoverage())
    expect(seen.map(({ after }) => after).slice(1)).toEqual(path.edges.map(({ step }) => step.name))
  })
})

describe('with assumptions', () => {
  it.each(seeded.filter(({ holdsWith }) => holdsWith !== null))('$of.name: $says holds', ({ of, says, holdsWith }) =>
    expect(brokenBy(of, `${says}, provided that ${holdsWith}`)).toBe('holds'),
  )
})

describe('a property that holds', () => {
  it.each(held)('$of.name: $says', ({ of, says }) => expect(brokenBy(of, says)).toBe('holds'))
  it.each(heldByWaiting)('$of.name: $says, because waits end', ({ of, says, without }) => {
    expect(brokenBy(of, says)).toBe('holds')
    expect(brokenBy(of, `${says}, even if waits never end`)).toBe(without)
  })
})

describe('a counterexample', () => {
  it('is numbered steps with the state after each, the loop marked', () => {
    const [lasso] = seeded.filter(({ says }) => says === 'after "page.opened", eventually "shown"')
    if (!lasso) throw new Error('page')
    const counterexample = found(lasso.of, lasso.says)
    expect(
      counterexample && describeCounterexample(lasso.of, explore(lasso.of.model), counterexample).split('\n').slice(1),
    ).toEqual([
      '  0  begin with start',
      '  1  page opened: loading',
      '     and then again and again:',
      '  2  load gets no answer: waiting',
      '  3  pause is over: loading',
    ])
  })
})

const moment = (happened: string | null, value: unknown): TraceMoment => ({ happened, value })

describe('a recorded walk', () => {
  const [shop] = seeded.filter(({ of }) => of.name === 'shop')
  if (!shop) throw new Error('shop')
  const read = (says: string) => propertyIn(says, vocabularyOfFlow(shop.of, explore(shop.of.model)))
  const paid = [moment(null, 'form'), moment('payment.sent', 'charging'), moment('bank has charged', 'paid')]
  const twice = [...paid, moment('page.reloaded', 'form'), moment('payment.sent', 'charging')]

  it.each([
    ['"paid" only after "bank has charged"', paid, false, { is: 'holds' }],
    ['never "bank has charged" twice before "order.refunded"', twice, false, { is: 'open' }],
    [
      'never "bank has charged" twice before "order.refunded"',
      [...twice, moment('bank has charged', 'paid')],
      false,
      { is: 'broken', at: 5 },
    ],
    ['after "payment.sent", eventually "paid"', twice, false, { is: 'open' }],
    ['after "payment.sent", eventually "paid"', twice, true, { is: 'broken', at: 4 }],
    ['after "payment.sent", eventually "paid"', paid, true, { is: 'holds' }],
    ['eventually always not "charging"', twice, true, { is: 'broken', at: 4 }],
    ['never "order.refunded"', paid, true, { is: 'holds' }],
  ] as const)('%s', (says, moments, isOver, verdict) =>
    expect(checkTrace(read(says), { moments, isOver })).toEqual(verdict),
  )

  it('does not show reachability', () =>
    expect(() => checkTrace(read('from "form" the flow can reach "paid"'), { moments: paid, isOver: true })).toThrow(
      'a property of a chart',
    ))
})

describe('a sentence that cannot be read', () => {
  const [shop] = seeded.filter(({ of }) => of.name === 'shop')
  if (!shop) throw new Error('shop')
  const vocabulary = vocabularyOfFlow(shop.of, explore(shop.of.model))
  it.each([
    ['never "payed"', '“payed” is no state, event or fact here'],
    ['never "bank has refunded"', 'there are: bank has charged, order.refunded, bank answers, bank gets no answer'],
    ['after "paid" eventually "form"', '“,” is expected at “eventually”'],
    ['never', 'a name in quotation marks is expected at the end'],
    ['always "paid" forever', 'the end of the sentence is expected at “forever”'],
    ['never "paid" & "form"', '“& "form"” cannot be read'],
    ['"paid", because "form"', '“assuming” is expected at “because”'],
  ])('%s', (says, problem) => expect(() => propertyIn(says, vocabulary)).toThrow(problem))
})
