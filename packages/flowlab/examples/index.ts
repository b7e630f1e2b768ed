import { defineProject } from 'flowlab'
import { application } from './application.ts'
import { creditCheck } from './creditCheck.ts'
import { crossing } from './crossing.ts'
import { mediaElement } from './mediaElement.ts'
import { meeting } from './meeting.ts'
import { order } from './order.ts'
import { player } from './player.ts'
import { subscription } from './subscription.ts'
import { tcpConnection } from './tcpConnection.ts'
import { ticker } from './ticker.ts'
import { todos } from './todos.ts'

/**
 * Machines after the patterns that XState's documentation names, and three larger ones after public documents: the lab
 * walks each whole.
 */
const project = defineProject({
  flows: [
    ...[crossing, player, todos, application, creditCheck, meeting, ticker, order],
    ...[tcpConnection, mediaElement, subscription],
  ],
  approved: new URL('./approved/', import.meta.url).href,
})
export const examples = project.flows
