import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { AnyStateMachine } from 'xstate'
import TypesafeI18n from '../../../src/i18n/i18n-react.tsx'
import { compares, differenceOf, expectApproved, lookOf } from '../looks.ts'
import { reach } from './controls.ts'
import { holdTheDay } from './day.ts'
import { placeAndLook } from './placeAndLook.ts'
import type { FlowTable, Row } from './table.ts'

export interface FurtherRow extends Row<AnyStateMachine> {
  /** Only the differences from this state. */
  beside?: string
}

/** Further looks of the states, by cause: every kind, every reason, every step. Equal ones are grouped. */
export function describeFurther(table: FlowTable, rows: Readonly<Record<string, FurtherRow>>): void {
  compares(`further/${table.flow}`, 'further looks')
  describe(table.flow, () => {
    holdTheDay()
    it('further looks', async () => {
      const look = async (row: Row<AnyStateMachine>) => placeAndLook(await table.walk(row))
      const usual = new Map<string, string>()
      const looks = new Map<string, string[]>()
      for (const [name, { beside, ...row }] of Object.entries(rows)) {
        if (beside && !usual.has(beside)) usual.set(beside, await look(table.rows[beside] ?? {}))
        const now = await look(row)
        const reported = beside ? differenceOf(usual.get(beside) ?? '', now) : now
        looks.set(reported, [...(looks.get(reported) ?? []), name])
      }
      const reported = [...looks].map(([shown, names]) => `${names.join('\n')}\n${shown}`)
      expectApproved(`further/${table.flow}`, 'further looks', reported.join('\n\n'))
    })
  })
}

/** The content of a screen without a flow. */
export function describeDrawn(name: string, drawn: Readonly<Record<string, () => ReactElement>>): void {
  compares(`further/${name}`, 'further looks')
  describe(name, () => {
    holdTheDay()
    it('further looks', async () => {
      const reported: string[] = []
      for (const [title, draw] of Object.entries(drawn)) {
        cleanup()
        document.body.innerHTML = ''
        const { hook } = memoryLocation({ path: '/' })
        await act(async () => {
          render(
            <Router hook={hook}>
              <TypesafeI18n locale="en">{draw()}</TypesafeI18n>
            </Router>,
          )
        })
        await act(() => vi.dynamicImportSettled())
        reported.push(`${title}\n${lookOf(reach())}`)
      }
      expectApproved(`further/${name}`, 'further looks', reported.join('\n\n'))
    })
  })
}
