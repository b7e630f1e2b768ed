import { lookOf } from '../looks.ts'
import { reach } from './controls.ts'
import type { Walked } from './table.ts'

/** The state of the flow at the end of a walk, and the look of the page there. */
export const placeAndLook = ({ places }: Walked): string => `${places().get('')}\n${lookOf(reach())}`
