import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { expectApproved, expectNoOther, lookOf } from '../looks.ts'
import { sentDuring } from '../sentEvents.ts'
import {
  described,
  fillable,
  isBusy,
  isChosen,
  isOff,
  named,
  nameOf,
  press,
  pressable,
  reach,
  received,
  wentTo,
  wordsOf,
} from './controls.ts'
import { holdTheDay } from './day.ts'
import type { Does, FlowTable, Row, Takes, Walked } from './table.ts'

/** Checks what is visible without pressing; false if only a press can tell. */
function isSeen(control: HTMLElement, name: string, does: Does): boolean {
  const [verb] = does.split(' ')
  expect([isOff(control), isBusy(control)], `${name}: whether it is off, and busy`).toEqual([
    does === 'is off',
    does === 'is busy',
  ])
  if (does.startsWith('leads to ')) expect(`leads to ${control.getAttribute('href')}`, name).toBe(does)
  if (does === 'is chosen') expect(isChosen(control), `${name} is chosen`).toBe(true)
  if (does === 'opens')
    expect(document.getElementById(control.getAttribute('popovertarget') ?? ''), name).not.toBeNull()
  return verb === 'leads' || does === 'opens' || does === 'is off' || does === 'is chosen'
}

async function isDone(control: HTMLElement, name: string, does: Does, { places }: Walked) {
  const [words = '', marked] = does.replace(/^\w+ /, '').split(' → ')
  const before = places()
  const text = wordsOf(document.body)
  const fields = new Map([...named(fillable)].map(([field, { value }]) => [field, value] as const))
  const were = [...named(pressable).keys(), ...fields.keys()]
  await press(control)
  const after = named(pressable).get(name)
  const is = [...named(pressable).keys(), ...named(fillable).keys()]
  if (does === 'is busy' || does === 'is ignored')
    expect(wentTo(before, places()), `${name} ${does}`).toBe('the same place')
  else if (does === 'becomes busy') expect(after && isBusy(after), `${name} is busy`).toBe(true)
  else if (does === 'becomes chosen') expect(after && isChosen(after), `${name} is chosen`).toBe(true)
  else if (does.startsWith('goes to ')) expect(`goes to ${wentTo(before, places())}`, name).toBe(does)
  else if (does.startsWith('shows '))
    expect([were.includes(words), is.includes(words)], `${name} shows ${words}`).toEqual([false, true])
  else if (does.startsWith('empties ')) {
    expect(fields.get(words), `${words} is full before`).toMatch(/./)
    expect(named(fillable).get(words)?.value, `${words} is empty`).toBe('')
  } else {
    expect(text, `${name}: said before it is pressed`).not.toContain(words)
    // The code of a part may load with the press.
    await vi.waitFor(() => expect(wordsOf(document.body), name).toContain(words))
  }
  if (marked) {
    expect(nameOf(document.activeElement ?? document.body), `${name}: what has the focus`).toBe(marked)
    expect(described(document.activeElement ?? document.body), `${marked} says what is wrong`).toContain(words)
  }
}

/**
 * Fields that take nothing while a call is pending, but stay enabled for that moment: Enter was pressed in them, and a
 * disabled field loses the focus. No state that waits for the person belongs here.
 */
const heldForTheFocus: readonly string[] = [
  'oneTimeCode codeSent.verifyingCode',
  'oneTimeCode codeSent.resendingCode',
  'contact sending',
  'wizard saving',
  'messageEdit saving',
  'savedSearches runningAction',
  'savedSearches refreshing',
]

/** Disabled by itself or by its fieldset, or read-only. */
const takesNothing = (field: HTMLInputElement) =>
  field.disabled || field.readOnly === true || field.closest('fieldset[disabled]') !== null

async function takes(name: string, value: Takes, { places }: Walked, isHeld: boolean) {
  const field = named(fillable).get(name)
  if (!field) throw new Error(`no field is called ${name}`)
  expect(takesNothing(field), `${name} shows whether it can be changed`).toBe(value === null && !isHeld)
  if (takesNothing(field)) return
  if (value === 'files') return expect(field.type, name).toBe('file')
  const acts = value !== null && typeof value === 'object'
  const other = /checkbox|radio/.test(field.type) ? !field.checked : 'Something else'
  const wanted = acts ? value.choose : (value ?? other)
  const before = places()
  await act(async () => {
    if (typeof wanted !== 'boolean') fireEvent.change(field, { target: { value: wanted } })
    else if (field.checked !== wanted) fireEvent.click(field)
  })
  if (acts) return expect(wentTo(before, places()), name).toBe(value.goesTo)
  const now = named(fillable).get(name)
  const shown = typeof wanted === 'boolean' ? now?.checked : now?.value
  if (value === null) expect(shown, `${name} stays as it is`).not.toBe(wanted)
  else expect(shown, `${name} takes what is typed`).toBe(wanted)
}

/** Checks the names: all of them, or only those of this flow if another flow lists the rest. */
function expectNames(selector: string, wanted: object, isPart: boolean) {
  const there = [...named(selector).keys()]
  const own = isPart ? there.filter((name) => name in wanted) : there
  expect(own.sort()).toEqual(Object.keys(wanted).sort())
}

async function testRow({ flow, walk, rest }: FlowTable, state: string, row: Row<AnyStateMachine>, look = state) {
  const { reads = [], liveRegions = [], can = {}, fields = {} } = row
  let walked = await walk(row)
  let isFresh = true
  const anew = async () => {
    if (!isFresh) walked = await walk(row)
    isFresh = false
    return walked
  }
  expect(walked.places().get('')).toBe(state)
  expectApproved(flow, look, lookOf(reach()))
  const page = wordsOf(reach())
  for (const words of reads) expect(page).toContain(words)
  expect(received()).toEqual(liveRegions)
  expectNames(pressable, can, rest !== null)
  expectNames(fillable, fields, rest !== null)
  const toPress = Object.entries(can)
    .sort(([, one], [, other]) => Number(other.startsWith('is ')) - Number(one.startsWith('is ')))
    .filter(([name, does]) => !isSeen(named(pressable).get(name) as HTMLElement, name, does))
  const acts: string[] = []
  const noting = async (name: string, act: () => Promise<void>) => {
    const sent = await sentDuring(act)
    if (sent.length > 0) acts.push([name, ...sent].join('\n  '))
  }
  for (const [name, does] of toPress) {
    const here = does.startsWith('is ') ? walked : await anew()
    const control = named(pressable).get(name)
    if (!control) throw new Error(`no control is called ${name}`)
    await noting(`press ${name}`, () => isDone(control, name, does, here))
  }
  if (Object.keys(fields).length > 0) await anew()
  for (const [name, value] of Object.entries(fields)) {
    await noting(`fill ${name}`, () => takes(name, value, walked, heldForTheFocus.includes(`${flow} ${state}`)))
    if (value !== null && typeof value === 'object') await anew()
  }
  expectApproved(`sent/${flow}`, look, acts.sort().join('\n'))
}

/** Every state without child states. */
const leavesOf = (machine: AnyStateMachine): string[] =>
  Object.values(machine.root.states as Record<string, AnyStateNode>).flatMap(leavesUnder)

const leavesUnder = ({ states, path }: AnyStateNode): string[] =>
  Object.keys(states).length === 0 ? [path.join('.')] : Object.values(states).flatMap(leavesUnder)

/** A test for each row, and one that fails if a state has no row. */
export function describeFlow(table: FlowTable): void {
  describe(table.flow, () => {
    holdTheDay()
    it('has a row for each state, or a reason why nobody sees it', () => {
      const known = [...Object.keys(table.rows), ...Object.keys(table.unseen)]
      expect(known.sort()).toEqual(leavesOf(table.machine).sort())
      const further = Object.entries(table.also).map(([look, { state }]) => `${state}, ${look}`)
      const looks = [...Object.keys(table.rows), ...further]
      expectNoOther(table.flow, looks)
      expectNoOther(`sent/${table.flow}`, looks)
    })
    it.each(Object.entries(table.rows))('%s', (state, row) => testRow(table, state, row), 120_000)
    for (const [look, { state, ...row }] of Object.entries(table.also))
      it(`${state}, ${look}`, () => testRow(table, state, row, `${state}, ${look}`), 120_000)
  })
}
