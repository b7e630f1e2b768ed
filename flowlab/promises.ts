import type { Promised } from 'flowlab/model/promised.ts'
import { type Cause, leadsTo, onlyAfter } from 'flowlab/properties/temporal.ts'

/** Matches an outcome of an actor: `answers('logIn', ({ ok }) => ok)`. */
const answers =
  (source: string, accepts: (output: never) => boolean = () => true): Cause =>
  (step) =>
    step.kind === 'outcome' &&
    step.source === source &&
    'output' in step.outcome &&
    accepts(step.outcome.output as never)
const lost =
  (source: string): Cause =>
  (step) =>
    step.kind === 'outcome' && step.source === source && 'error' in step.outcome
const either =
  (...causes: readonly Cause[]): Cause =>
  (step) =>
    causes.some((cause) => cause(step))
const happened =
  (type: string): Cause =>
  (step) =>
    step.kind === 'event' && step.event.type === type
const isOk = (outcome: { ok: boolean }) => outcome.ok
const isTrue = (output: boolean) => output

/** The promises of each flow on all its walks, by its name. Promises that span flows are in `together/`. */
export const promises: Readonly<Record<string, readonly Promised[]>> = {
  payment: [
    onlyAfter('paid only when the server has confirmed', 'paid', answers('confirmPayment', isOk)),
    onlyAfter('a card is charged only when somebody pays', 'processing', happened('payment.submitted')),
    leadsTo(
      'a charge leads to a confirmed payment, to an open one that may be paid again, or to a refunded one',
      answers(
        'chargeCard',
        ({ kind, status }: { kind: string; status?: string }) => kind === 'status' && status === 'succeeded',
      ),
      ['paid', 'idle', 'over'],
    ),
    leadsTo('a charge without a response is checked with the server', lost('chargeCard'), ['confirming']),
  ],
  subscriptions: [
    onlyAfter(
      'the checkout opens only with a transaction',
      'checkingOut',
      either(answers('openPurchase', isOk), answers('findPurchase', isOk)),
    ),
    onlyAfter('a purchase is opened only after its review', 'openingPurchase', happened('purchase.confirmed')),
    onlyAfter(
      'subscribed only by a payment, current or earlier, or a free trial',
      'subscribed',
      either(answers('payment'), answers('openPurchase', isOk), answers('findPurchase', isOk)),
    ),
    leadsTo('a payment leads to its receipt', answers('payment'), ['receiptShown']),
    leadsTo('a lost checkout can be resumed', lost('payment'), ['choosing', 'subscribed']),
  ],
  addonPurchase: [
    onlyAfter(
      'the checkout opens only with a transaction',
      'paying',
      either(answers('openPurchase', isOk), answers('findPurchase', isOk)),
    ),
    onlyAfter(
      'bought only by a payment, current or earlier',
      'bought',
      either(answers('payment'), answers('findPurchase', isOk)),
    ),
    leadsTo('a payment leads to the add-on', answers('payment'), ['bought']),
    leadsTo('a lost checkout can be resumed until it is cancelled', lost('payment'), ['paying', 'closed']),
  ],
  globalConnect: [
    onlyAfter('an add-on is offered only for a subscription without it', 'addingFeature', answers('readAccess')),
    leadsTo('after the purchase of an add-on, access is read again', answers('addonPurchase', isTrue), [
      'readingAccess',
    ]),
  ],
  mySubscription: [
    onlyAfter('money and membership change only after a confirmation', 'applying', happened('change.confirmed')),
    leadsTo('payments whose response was lost can be loaded again', lost('loadPayments'), ['shown']),
    leadsTo('a change reloads the subscription', answers('applyChange', isOk), ['loading']),
    leadsTo('a change whose response was lost can be retried', lost('applyChange'), ['applying']),
  ],
  ownDetails: [
    onlyAfter(
      'an email or a number changes only after the code that was sent to it',
      'changingContact',
      answers('oneTimeCode'),
    ),
    onlyAfter(
      'saved only when the server says so',
      'saved',
      either(answers('saveName', isOk), answers('changeContact', isOk)),
    ),
    leadsTo('a change whose response was lost can be repeated until the dialog is closed', lost('changeContact'), [
      'changingContact',
      'closed',
    ]),
  ],
  accountDeletion: [
    onlyAfter(
      'a deletion counts as requested only when the server says so',
      'requested',
      answers('requestDeletion', isOk),
    ),
    leadsTo('a deletion whose response was lost can be requested again', lost('requestDeletion'), [
      'requestingDeletion',
    ]),
  ],
  proposalDraft: [
    leadsTo('a message whose response was lost can be sent again until it is cancelled', lost('sendProposal'), [
      'sending',
      'over',
    ]),
    leadsTo('a sent proposal ends its draft', answers('sendProposal', isOk), ['over']),
  ],
  proposal: [
    leadsTo('after a step without a response, the proposal is shown or loaded again', lost('takeStep'), [
      'shown',
      'loading',
    ]),
    // The proposal is loaded again if it changed meanwhile.
    leadsTo('a step leads back to the proposal, or to why it is not shown', answers('takeStep', isOk), [
      'shown',
      'refused',
    ]),
  ],
  listing: [
    leadsTo(
      'an action whose response was lost leads back to the listing, or to why it is not shown',
      lost('runAction'),
      ['shown', 'refused'],
    ),
  ],
  report: [
    leadsTo('a report whose response was lost can be sent again until it is cancelled', lost('sendReport'), [
      'sending',
      'over',
    ]),
  ],
  contact: [
    onlyAfter('sent only when the server has it', 'sent', answers('sendMessage', isOk)),
    leadsTo('a message whose response was lost can be sent again', lost('sendMessage'), ['sending']),
  ],
  wizard: [
    onlyAfter(
      'finished only when the server has the step, or the member has left',
      'finished',
      either(answers('saveStep', isOk), answers('draftSaving')),
    ),
    leadsTo('a step whose response was lost can be saved again until the member leaves', lost('saveStep'), [
      'saving',
      'finished',
    ]),
  ],
  login: [onlyAfter('granted only when the server has granted', 'granted', answers('logIn', isOk))],
  register: [onlyAfter('registered only when the server has registered', 'registered', answers('register', isOk))],
  oneTimeCode: [onlyAfter('verified only when the server has verified', 'verified', answers('verifyCode', isOk))],
  passwordReset: [onlyAfter('reset only when the server has reset', 'reset', answers('resetPassword', isOk))],
  session: [
    onlyAfter('signed in only with an account of the server', 'loggedIn', answers('loadAccount')),
    leadsTo('a logout that has started finishes or is reversed', happened('logout.requested'), [
      'loggedOut',
      'loadingAccount',
    ]),
  ],
  logout: [
    leadsTo('a confirmed logout is left, whatever the server responds', happened('logout.confirmed'), ['left']),
    onlyAfter('nobody is logged out without a confirmation', 'left', happened('logout.confirmed')),
  ],
}
