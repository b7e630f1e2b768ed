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
 * Machines modelled on the patterns in XState's documentation, and three larger ones modelled on public documents. The
 * lab explores each one completely.
 */
const project = defineProject({
  flows: [
    ...[crossing, player, todos, application, creditCheck, meeting, ticker, order],
    ...[tcpConnection, mediaElement, subscription],
  ],
  approved: new URL('./approved/', import.meta.url).href,
})
export const examples = project.flows
