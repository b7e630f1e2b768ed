import { type FlowModel, withoutPresence } from 'flowlab/model/flow.ts'
import type { Promised } from 'flowlab/model/promised.ts'
import type { Step } from 'flowlab/model/step.ts'
import { neverBoth, onlyAfter, onlyReachedBy } from 'flowlab/properties/temporal.ts'
import { begins, type CombinedFlows, ends, type PartStates, type StepsByPart } from 'flowlab/together/together.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { membershipFlows } from '../flows/memberships.ts'
import { purchaseOnServer } from './purchaseOnServer.ts'

type IsIn = (part: string, states: readonly string[]) => boolean

const alone: StepsByPart = {}
const settles: StepsByPart = { server: 'charge.settled' }
const unpaid = ['none', 'waiting', 'processing', 'expired', 'replaced', 'cancelled', 'refunded']

/** The provider's response to a charge, and the resulting event on the server. */
function chargeWays({ name }: Step): readonly StepsByPart[] {
  if (name.endsWith('has charged the card')) return [{ server: 'card.charged' }]
  if (name.endsWith('is still processing')) return [{ server: 'charge.delayed' }]
  if (name.endsWith('gets no answer')) return [alone, { server: 'card.charged' }, { server: 'charge.delayed' }]
  return [alone]
}

/** The server confirms only a charge that has settled or settles now; a lost response leaves open whether it did. */
function confirmationWays({ name }: Step, isIn: IsIn): readonly StepsByPart[] {
  if (name.endsWith('says yes'))
    return isIn('server', ['charged']) ? [settles] : isIn('server', ['confirmed']) ? [alone] : []
  if (name.endsWith('gets no answer')) return [alone, settles]
  return isIn('server', unpaid) ? [alone] : isIn('server', ['chargedInVain']) ? [settles] : []
}

/** A purchase counts as paid only if the server has settled it, or settles it on request. */
function findingWays({ name }: Step, isIn: IsIn): readonly StepsByPart[] {
  if (!name.endsWith('finds it paid')) return [alone]
  return isIn('server', ['charged']) ? [settles] : isIn('server', ['confirmed']) ? [alone] : []
}

function openingWays({ name }: Step): readonly StepsByPart[] {
  const opens: StepsByPart = { server: 'transaction.opened' }
  if (name.includes('opens a transaction')) return [opens]
  return name.endsWith('gets no answer') ? [alone, opens] : [alone]
}

/** Steps of the server or the provider without a browser: time passes, the bank answers, the sweep settles. */
function serverWays({ name }: Step, isIn: IsIn): readonly StepsByPart[] {
  if (name === 'transaction.opened') return []
  if (name === 'card.charged') return isIn('server', ['processing']) ? [alone] : []
  return name === 'charge.delayed' ? [] : [alone]
}

function waysOf(part: string, step: Step, isIn: IsIn): readonly StepsByPart[] {
  if (part === 'server') return serverWays(step, isIn)
  if (step.kind !== 'outcome') return [alone]
  if (step.source === 'chargeCard') return chargeWays(step)
  if (step.source === 'confirmPayment') return confirmationWays(step, isIn)
  if (step.source === 'openPurchase') return openingWays(step)
  if (step.source === 'findPurchase') return findingWays(step, isIn)
  // The payment reports its own end.
  return step.source === 'payment' && step.name === paid ? [] : [alone]
}

const paid = 'payment is paid'
const settled = (step: Step) => step.name.includes('server: charge.settled')
const byServer = (step: Step) => step.name.startsWith('server: ')
const owed = ['server.charged', 'server.chargedInVain']

/** `host` sells through a payment in `state`; the purchase itself is the server's. */
function purchaseBy(host: string, state: string, end: string): CombinedFlows {
  const promises: readonly Promised[] = [
    onlyReachedBy('a charge leads to a membership or a refund, even when no browser comes back', owed, byServer, [
      'server.confirmed',
      'server.refunded',
    ]),
    onlyAfter('nothing is shown as paid before the server has settled it', 'payment.paid', settled),
    onlyAfter(`${end} only once the server has settled the charge`, `${host}.${end}`, settled),
    neverBoth('nothing is shown as bought whose charge was given back', `${host}.${end}`, 'server.refunded'),
    neverBoth('nothing is shown as bought that is still owed', `${host}.${end}`, 'server.charged'),
    neverBoth('nothing is shown as bought whose place was taken', `${host}.${end}`, 'server.chargedInVain'),
    // The sweep settles every charge, and the server's own work does not stop.
    'after "server.card.charged", eventually "server.confirmed" or "server.refunded", provided that "server.charge.settled" happens if it stays possible',
    `never "payment.chargeCard has charged the card" twice before "payment.confirmPayment answers" or "the tab is closed"`,
  ]
  return {
    name: `${host}, payment and server`,
    parts: { [host]: explore(sold(host)), payment: explore(sold('payment')), server: explore(purchaseOnServer) },
    first: [host, 'server'],
    hosted: { payment: { host, state, doneStep: paid } },
    waysOf,
    outside: {
      'the tab is closed': (at: PartStates) => (at[host] === null ? null : { [host]: ends }),
      'the page is opened': (at: PartStates) => (at[host] === null ? { [host]: begins } : null),
    },
    promises,
  }
}

/** The flow with its first start only, and without the outcome of a free trial. */
function sold(name: string): FlowModel {
  const flow = membershipFlows.find((each) => each.name === name)
  if (!flow) throw new Error(`there is no flow ${name}`)
  const { inputs, outcomes } = flow.model
  const openings = outcomes.openPurchase
  return {
    ...withoutPresence(flow.model),
    inputs: Object.fromEntries(Object.entries(inputs).slice(0, 1)),
    outcomes: {
      ...outcomes,
      ...(Array.isArray(openings) ? { openPurchase: openings.filter(({ as }) => as !== 'grants the free trial') } : {}),
    },
  }
}

/** Combined flows: each way to sell, with the payment and the server. */
export const purchases = (): readonly CombinedFlows[] => [
  purchaseBy('subscriptions', 'checkingOut', 'subscribed'),
  purchaseBy('addonPurchase', 'paying', 'bought'),
]
