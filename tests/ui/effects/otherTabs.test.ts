import { afterAll, expect, it } from 'vitest'
import { no, yes } from '../../../flowlab/flows/answers.ts'
import { transaction } from '../../../flowlab/flows/membershipSamples.ts'
import { session } from '../../../src/effects/session.ts'
import { machinesOfProduct } from '../../support/effects.ts'

/** The messages of a flow to the other tabs of the browser after an action. */

// Some also notify the member flow, which runs inside the session.
session.start()
afterAll(() => void session.stop())

const channels = ['session', 'payments'] as const
type Heard = readonly [(typeof channels)[number], string]
interface Row {
  action: string
  when: string
  params?: unknown
  heard: readonly Heard[]
}

const paid = yes({ message: 'Payment successful.', transaction }).output

const table: readonly Row[] = [
  { action: 'session.broadcastSwitch', when: 'another profile', heard: [['session', 'switched']] },
  { action: 'session.broadcastLogout', when: 'a logout', heard: [['session', 'ended']] },
  { action: 'payment.announcePayment', when: 'a payment', params: paid, heard: [['payments', 'changed']] },
  { action: 'payment.announcePayment', when: 'a refused one', params: no('NOT_FOUND').output, heard: [] },
]
/** Calls outside an action: a started purchase, covered by sending.test.ts. */
const outside = 1

const services = import.meta.glob<string>('../../../src/services/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const effects = import.meta.glob<string>('../../../src/effects/*.ts', { eager: true, query: '?raw', import: 'default' })

it('each message to the other tabs is in the table', () => {
  const posting = Object.values(services).flatMap((text) =>
    [...text.matchAll(/export const (\w+) = [^\n]*\.post\(/g)].map(([, name = '']) => name),
  )
  expect(posting.sort()).toEqual(['broadcastPayment', 'broadcastToTabs'])
  const calls = Object.values(effects).flatMap(
    (text) => text.match(new RegExp(`\\b(?:${posting.join('|')})\\(`, 'g')) ?? [],
  )
  expect(calls.length - outside).toBe(new Set(table.map(({ action }) => action)).size)
})

type Action = (scope: object, params: unknown) => void

it.each(table)('$action after $when', async ({ action, params, heard }) => {
  const [flow = '', name = ''] = action.split('.')
  const act = machinesOfProduct().get(flow)?.implementations.actions[name] as Action | undefined
  if (!act) throw new Error(`no flow has ${action}`)
  const received: Heard[] = []
  const others = channels.map((channel) => {
    const other = new BroadcastChannel(channel)
    other.onmessage = ({ data }) => void received.push([channel, data])
    return other
  })
  act({ context: {}, self: { _parent: null } }, params)
  // A channel keeps its order.
  const [from, to] = [new BroadcastChannel('settled'), new BroadcastChannel('settled')]
  const crossed = new Promise<void>((come) => {
    to.onmessage = () => come()
  })
  from.postMessage('end')
  await crossed
  for (const one of [from, to, ...others]) one.close()
  expect(received).toEqual(heard)
})
