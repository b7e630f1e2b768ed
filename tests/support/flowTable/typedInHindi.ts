import { act, fireEvent } from '@testing-library/react'
import { describe, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { expectApproved } from '../looks.ts'
import { sentDuring } from '../sentEvents.ts'
import { leave, reported } from './acts.ts'
import { fillable, isOff, named } from './controls.ts'
import { holdTheDay } from './day.ts'
import type { FlowTable, Row } from './table.ts'

const isTyped = (field: HTMLInputElement) =>
  field.matches('textarea, input:not([type]), [type="text"], [type="search"]')

/** Lists the events that each text field sends on a page in Hindi, for a city that has its own name in each language. */
export function describeTypedInHindi(table: FlowTable, further: readonly Row<AnyStateMachine>[]): void {
  describe(table.flow, () => {
    holdTheDay()
    it('typed in Hindi', async () => {
      const done = new Set<string>()
      const lines: string[] = []
      for (const row of [...Object.values(table.rows), ...Object.values(table.also), ...further]) {
        await table.walk(row, 'hi')
        for (const [name, field] of named(fillable)) {
          if (done.has(name) || isOff(field) || !isTyped(field)) continue
          done.add(name)
          const sent = await sentDuring(() =>
            act(async () => void fireEvent.change(field, { target: { value: 'पुणे' } })),
          )
          sent.push(...(await sentDuring(() => act(async () => void leave(field)))))
          if (sent.length > 0) lines.push(reported(name, sent))
        }
      }
      expectApproved('inHindi', table.flow, lines.join('\n'))
    })
  })
}
