import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillable, isBusy, isOff, named } from '../../support/flowTable/controls.ts'
import { holdTheDay } from '../../support/flowTable/day.ts'
import type { FlowTable } from '../../support/flowTable/table.ts'
import { refusedDuring } from '../../support/sentEvents.ts'
import { tables } from './tables/all.ts'

/** A field that has only blanks counts as empty: no button that is on then does nothing. */

const texts = 'input:not([type]), input[type="text"], input[type="search"], input[type="email"], textarea'
const isText = (field: HTMLInputElement) => field.matches(texts) && !isOff(field) && !field.readOnly

const ready = () => [...named('button')].filter(([, button]) => !isOff(button) && !isBusy(button))

async function ignoredIn({ rows, also, walk }: FlowTable): Promise<string[]> {
  const found: string[] = []
  const done = new Set<string>()
  for (const [look, row] of Object.entries({ ...rows, ...also })) {
    await walk(row)
    const names = [...named(fillable)].flatMap(([name, field]) => (isText(field) ? [name] : []))
    const buttons = ready().map(([title]) => title)
    for (const name of names) {
      const form = JSON.stringify([name, buttons])
      if (done.has(form)) continue
      done.add(form)
      await walk(row)
      const field = named(fillable).get(name)
      if (field) await act(async () => void fireEvent.change(field, { target: { value: '   ' } }))
      for (const [title, button] of ready()) {
        const events = await refusedDuring(() => act(async () => void fireEvent.click(button)))
        for (const event of events) found.push(`${look}, ${name}, ${title}: ${event}`)
      }
    }
  }
  return found
}

describe('blanks', () => {
  holdTheDay()
  // The fields beside places are those of the wizard, and their cities are buttons.
  for (const table of tables.filter(({ flow }) => flow !== 'places'))
    it(`in ${table.flow}`, async () => {
      expect(await ignoredIn(table)).toEqual([])
    }, 120_000)
})
