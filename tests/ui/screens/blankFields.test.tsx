import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillable, isOff, named } from '../../support/flowTable/controls.ts'
import { holdTheDay } from '../../support/flowTable/day.ts'
import type { FlowTable } from '../../support/flowTable/table.ts'
import { tables } from './tables/all.ts'

/** A field that has only blanks counts as empty: it turns on no button that is off while the field is empty. */

const texts = 'input:not([type]), input[type="text"], input[type="search"], input[type="email"], textarea'
const isText = (field: HTMLInputElement) => field.matches(texts) && !isOff(field) && !field.readOnly

const buttons = () => new Map([...named('button')].map(([title, button]) => [title, !isOff(button)]))

async function write(name: string, text: string): Promise<void> {
  const field = named(fillable).get(name)
  if (field) await act(async () => void fireEvent.change(field, { target: { value: text } }))
}

/** The buttons that blanks in a field turn on, each with its field and the look of the screen. */
async function turnedOnIn({ rows, also, walk }: FlowTable): Promise<string[]> {
  const found: string[] = []
  const done = new Set<string>()
  for (const [look, row] of Object.entries({ ...rows, ...also })) {
    await walk(row)
    const names = [...named(fillable)].flatMap(([name, field]) => (isText(field) ? [name] : []))
    const atFirst = [...buttons()]
    for (const name of names) {
      const form = JSON.stringify([name, atFirst])
      if (done.has(form)) continue
      done.add(form)
      await walk(row)
      await write(name, '')
      const empty = buttons()
      await write(name, '   ')
      for (const [title, isOn] of buttons())
        if (isOn && empty.get(title) === false) found.push(`${look}, ${name}: ${title}`)
    }
  }
  return found
}

describe('blanks', () => {
  holdTheDay()
  // The fields beside places are those of the wizard, and their cities are buttons.
  for (const table of tables.filter(({ flow }) => flow !== 'places'))
    it(`in ${table.flow}`, async () => {
      expect(await turnedOnIn(table)).toEqual([])
    })
})
