import { defineProject } from '../src/project.ts'
import { application } from './application.ts'
import { creditCheck } from './creditCheck.ts'
import { crossing } from './crossing.ts'
import { meeting } from './meeting.ts'
import { order } from './order.ts'
import { player } from './player.ts'
import { ticker } from './ticker.ts'
import { todos } from './todos.ts'

/** Machines after the patterns that XState's documentation names: the lab walks each whole. */
const project = defineProject({
  flows: [crossing, player, todos, application, creditCheck, meeting, ticker, order],
  approved: new URL('./approved/', import.meta.url).href,
})
export const examples = project.flows
