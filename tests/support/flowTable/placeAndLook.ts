import type { AnyStateMachine } from 'xstate'
import { lookOf } from '../looks.ts'
import { reach } from './controls.ts'
import type { FlowTable, Row } from './table.ts'

/** The state of the flow at the end of a row, and the look of the page there. */
export async function placeAndLook(table: FlowTable, row: Row<AnyStateMachine>): Promise<string> {
  const { places } = await table.walk(row)
  return `${places().get('')}\n${lookOf(reach())}`
}
