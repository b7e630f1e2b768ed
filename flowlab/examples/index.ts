import type { Flow } from '../model.ts'
import { application } from './application.ts'
import { creditCheck } from './creditCheck.ts'
import { crossing } from './crossing.ts'
import { meeting } from './meeting.ts'
import { order } from './order.ts'
import { player } from './player.ts'
import { ticker } from './ticker.ts'
import { todos } from './todos.ts'

/** Machines with what the product's own do not use: what the Lab must be able to walk. */
export const examples: readonly Flow[] = [crossing, player, todos, application, creditCheck, meeting, ticker, order]
