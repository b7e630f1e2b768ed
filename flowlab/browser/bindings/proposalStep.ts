import type { Page } from 'playwright-core'
import { type Offer, termsOf } from '../../../src/domain/proposals/terms.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import { decide, fromServer, member, ok, press, saysRefusal, signIn } from './acts.ts'

type Action = 'accept' | 'decline' | 'accept_offer'
interface Deciding {
  proposal: { can: readonly string[]; offer: Offer | null; nda: object | null } | null
  isLost: boolean
  action: Action | null
  errors: { reason?: string }
  refusal: { message: string } | null
}
const title = { accept: 'Accept proposal', decline: 'Decline proposal', accept_offer: 'Accept offer' }
const question = {
  accept: 'Accept this proposal?',
  decline: 'Decline this proposal?',
  accept_offer: 'Accept this offer?',
}
const dialog = ({ action }: Deciding) => `button ${title[action ?? 'accept']}`
const asks = ({ action }: Deciding) =>
  action === 'decline'
    ? [question.decline, 'Reason', 'Verma Cold Chain will see your reason, unless you report spam.']
    : [question[action ?? 'accept']]
const links = ['link See the listing', 'link All proposals']
const mayOffer = ({ proposal }: Deciding) => proposal?.can.includes('make_offer') ?? false
const documents = (context: Deciding) => (mayOffer(context) ? ['link Open the documents'] : [])
const beside = (context: Deciding) => [
  ...links,
  ...documents(context),
  ...(mayOffer(context) ? ['button Make offer'] : []),
]
const read = ['Verma Cold Chain', 'Status', 'Shall we talk?']
const notSubscribed = 'You don’t have a subscription to access this. Do you want to subscribe?'
const notPossible = ({ proposal }: Deciding) =>
  Object.entries(title).flatMap(([action, name]) => (proposal?.can.includes(action) ? [] : [`button ${name}`]))
/** Actions behind the dialog, which are not part of it. */
const inDialog = {
  without: [...Object.values(title).map((name) => `button ${name}`), 'button Ask us not to count this proposal'],
}

/** A received proposal, and the steps that its reader may take. */
export const proposalStep: Binding = {
  name: 'proposal',
  reach: 'a received proposal',
  open: async (page) => {
    await signIn(page, member)
    await fromServer(page, /\/api\/(master-dropdown|currencies)/)
    await page.goto(addresses.proposal(addresses.base('investor', null), 'INVESTMENT', 'p'))
  },
  does: {
    'step.chosen': (page, { action }: { action: Action }) => press(title[action])(page),
    'step.confirmed': (page: Page) => page.getByRole('dialog').getByRole('button').last().click(),
    'step.cancelled': (page: Page) => page.getByRole('dialog').getByRole('button').first().click(),
    'field.changed': (page, { value }: { value: string }) =>
      page
        .locator('select[name=reason]')
        .selectOption(value)
        .then(() => {}),
    'copy.requested': press('Download NDA (PDF)'),
    'complaint.started': press('Ask us not to count this proposal'),
    'subscription.chosen': decide('Yes'),
    'retry.requested': press('Try again'),
  },
  settles: { complaint: decide('Cancel') },
  calls: {
    loadProposal: {
      method: 'GET',
      url: /\/api\/proposals\/p$/,
      losses: [],
      body: ({ proposal }: { proposal: Outcome<object> }) =>
        proposal.ok ? ok({ proposal: proposal.value }) : { status: 422, json: { status: false, ...proposal.refusal } },
    },
    takeStep: {
      method: 'POST',
      url: /\/api\/proposals\/p\/(accept|decline|accept-offer)$/,
      sends: ({ action, proposal }: Deciding) => {
        if (action === 'decline') return { reason: 'geography' }
        return action === 'accept_offer' && proposal?.offer ? { exclusive: false, offer: termsOf(proposal.offer) } : {}
      },
      body: ({ value }: { value: object }) => ok({ proposal: value }),
    },
    downloadNda: {
      method: 'GET',
      url: /\/api\/proposals\/p\/nda$/,
      body: () => ok({ file_name: 'NDA.pdf', pdf: 'JVBERi0=' }),
    },
  },
  main: 'takeStep',
  screen: {
    presses: {
      'button Accept proposal': 'step.chosen',
      'button Decline proposal': 'step.chosen',
      'button Accept offer': 'step.chosen',
      'button Download NDA (PDF)': 'copy.requested',
      'button Ask us not to count this proposal': 'complaint.started',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: (context: Deciding) =>
        context.proposal ? { reads: read, offers: beside(context) } : { liveRegions: ['status: Loading…'] },
      shown: (context: Deciding) => ({
        reads: read,
        liveRegions: [
          ...saysRefusal(context),
          ...(context.isLost ? ['alert: We couldn’t prepare the NDA. Please try again.'] : []),
        ],
        offers: beside(context),
        without: notPossible(context),
      }),
      preparingCopy: (context: Deciding) => ({
        reads: [...read, 'Preparing…'],
        offers: [...links, ...documents(context)],
      }),
      confirming: (context: Deciding) => ({
        reads: [...asks(context), ...(context.errors.reason ? ['Please choose a reason'] : [])],
        liveRegions: saysRefusal(context),
        offers: ['button Cancel', dialog(context)],
        ...inDialog,
      }),
      takingStep: (context: Deciding) => ({ reads: asks(context), ...inDialog }),
      stepUnanswered: (context: Deciding) => ({
        reads: asks(context),
        liveRegions: ['alert: We didn’t get a response. It’s safe to try again, or check the proposal’s status first.'],
        offers: ['button Check status', dialog(context)],
        ...inDialog,
      }),
      offeringSubscription: { reads: ['Subscription', notSubscribed], offers: ['button Yes', 'button No'] },
      complaining: {
        reads: ['Ask us not to count this proposal', 'What went wrong?'],
        offers: ['button Cancel'],
      },
      refused: {
        reads: ['Proposal not found', 'It may belong to another of your profiles, or the link may be wrong.'],
        offers: ['link All proposals'],
      },
      unanswered: { reads: ['We couldn’t load your proposals.'] },
    },
    leads: { 'subscription.chosen': addresses.plans(addresses.base('investor', null)) },
  },
}
