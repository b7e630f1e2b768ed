import { describe, it } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { variantsOf } from '../dataVariants.ts'
import { compares, differenceOf, expectApproved } from '../looks.ts'
import { type Act, actsHere, reported, resultOf, stayHere } from './acts.ts'
import { fillable } from './controls.ts'
import { holdTheDay } from './day.ts'
import { placeAndLook } from './placeAndLook.ts'
import type { FlowTable, Row } from './table.ts'

type Given = readonly [call: string, answer: { output: unknown }]
const isGiven = (happening: unknown): happening is Given =>
  Array.isArray(happening) && typeof happening[1] === 'object' && happening[1] !== null && 'output' in happening[1]

/** The calls of a flow and of every flow that it runs. */
const callsOf = ({ implementations }: AnyStateMachine): ReadonlySet<string> =>
  new Set(
    Object.entries(implementations.actors).flatMap(([source, logic]) =>
      logic instanceof StateMachine ? [...callsOf(logic as AnyStateMachine)] : [source],
    ),
  )

type Rows = Readonly<Record<string, Row<AnyStateMachine>>>

/** The last row that ends with the result of each of the flow's own calls, by state: its data is first seen there. */
function rowsByCall(
  { rows, also, machine }: FlowTable,
  further: Rows,
): (readonly [string, Given, Row<AnyStateMachine>])[] {
  const calls = callsOf(machine)
  const found = new Map<string, readonly [string, Given, Row<AnyStateMachine>]>()
  for (const [state, row] of Object.entries({ ...rows, ...also, ...further })) {
    const given = row.after?.at(-1)
    if (!isGiven(given) || !calls.has(given[0])) continue
    const name = `${given[0]} ${state}`
    found.set(name, [name, given, row])
  }
  return [...found.values()]
}

/** The name of a control without amounts and counts. */
const kindOf = (name: string) => name.replace(/[A-Z]*[$₹€£¥]|\b[A-Z]{3}\b|[\d.,\s]/g, '')

/** The name among the elements of the page: of two with one name, the second has a number. */
const nameAmong = ({ selector, element }: Act) => `${selector} ${element}`

/** A field is changed in one way, because its table lists the others. */
const isPressed = ({ selector, name }: Act) =>
  selector === 'button' || (selector === fillable && /: (press|"[^"]+")$/.test(name))

/**
 * Tests every value of each field for which the API allows few, one at a time: the resulting change on the screen is an
 * approved text, and so is what each button does that is there for this value only, and what
 * each control of a second item does.
 */
export function describeVariants(table: FlowTable, further: Rows = {}): void {
  const variants = rowsByCall(table, further).flatMap(([name, given, row]) =>
    variantsOf(given[1].output).map((variant) => ({ name: `${name}, ${variant.name}`, variant, given, row })),
  )
  if (variants.length === 0) return
  for (const look of ['by data', 'buttons by data']) compares(`byData/${table.flow}`, look)
  describe(table.flow, () => {
    holdTheDay()
    it('by data', async () => {
      const known = new Set<string>()
      const acts: string[] = []
      let usual = new Set<string>()
      const unknown = (variant: string) => {
        // A second item has the same controls as the first, which act on another item.
        const isSecond = variant.endsWith(': two')
        return actsHere().filter((one) => {
          if (isSecond) return isPressed(one) && !usual.has(nameAmong(one))
          return one.selector === 'button' && !known.has(kindOf(one.name))
        })
      }
      const differences = new Map<string, string[]>()
      const stop = stayHere()
      let [from, before]: [unknown, string] = [null, '']
      for (const { name, variant, given, row } of variants) {
        if (from !== row) {
          before = placeAndLook(await table.walk(row))
          from = row
          const here = actsHere()
          usual = new Set(here.map(nameAmong))
          for (const one of here) if (one.selector === 'button') known.add(kindOf(one.name))
        }
        const changed = [given[0], { output: variant.value }] as const
        const other = { ...row, after: [...(row.after ?? []).slice(0, -1), changed] }
        let walked = await table.walk(other)
        const difference = differenceOf(before, placeAndLook(walked))
        if (difference) differences.set(difference, [...(differences.get(difference) ?? []), name])
        for (const [place, one] of unknown(name).entries()) {
          known.add(kindOf(one.name))
          if (place > 0) walked = await table.walk(other)
          const result = await resultOf(one, walked)
          if (result && result.lines.length > 0) acts.push(reported(`${name}\n${one.name}`, result.lines))
        }
      }
      stop()
      const reports = [...differences].map(([difference, names]) => `${names.join('\n')}\n${difference}`)
      expectApproved(`byData/${table.flow}`, 'by data', reports.join('\n\n'))
      expectApproved(`byData/${table.flow}`, 'buttons by data', acts.join('\n\n'))
    })
  })
}
