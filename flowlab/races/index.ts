import { acceptAndWithdraw } from './acceptAndWithdraw.ts'
import { lateRefusal } from './lateRefusal.ts'
import { payingTwice } from './payingTwice.ts'
import type { ProductRace } from './productRace.ts'

/** What two members, two tabs, a session and the server can do to each other in the product. */
export const races: readonly ProductRace[] = [acceptAndWithdraw, payingTwice, lateRefusal]
