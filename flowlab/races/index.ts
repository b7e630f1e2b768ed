import { acceptAndWithdraw } from './acceptAndWithdraw.ts'
import { lateRefusal } from './lateRefusal.ts'
import { payingTwice } from './payingTwice.ts'
import type { ProductRace } from './productRace.ts'

/** Possible conflicts in the product between two members, two tabs, a session and the server. */
export const races: readonly ProductRace[] = [acceptAndWithdraw, payingTwice, lateRefusal]
