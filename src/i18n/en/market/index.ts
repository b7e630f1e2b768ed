import type { BaseTranslation } from '../../i18n-types.ts'

const market = {
  title: {
    INVESTOR: 'Investors',
    INVESTMENT: 'Capital Bridge',
    WANT_TO_SELL: 'Business Exchange',
    WANT_TO_GROW: 'Global Connect',
  },
  lead: {
    INVESTOR: 'People and funds who invest in companies like yours.',
    INVESTMENT: 'Companies that are raising money.',
    WANT_TO_SELL: 'Businesses that are for sale.',
    WANT_TO_GROW: 'Members who grow their network worldwide.',
  },
  search: 'Search',
  searchLabel: 'Search by name, sector or city',
  more: 'Show more',
  empty: 'Nothing found',
  emptyText: 'Try other words.',
  unanswered: 'The list could not be loaded.',
  verified: 'Verified',
  propose: 'Send proposal',
  seeProposal: 'See your proposal',
  message: 'Your message',
  counter: '{count:number} / 2000 characters',
  send: 'Send proposal',
  sending: 'Sending…',
  cancel: 'Cancel',
  lost: 'Your proposal got no answer. Nothing is lost: please send it again.',
  contact: 'Contact',
  detailUnanswered: 'This listing could not be loaded.',
  subscribeTitle: 'Subscription',
  subscribe: 'You don’t have a subscription to access this. Do you want to subscribe?',
  refusal: {
    QUOTA_EXCEEDED: 'You have used up the proposals of your plan for now.',
    PROFILE_NOT_APPROVED: 'Your profile must be approved first.',
    DUPLICATE_PROPOSAL: 'There is an open proposal between you.',
    FORBIDDEN: 'You cannot send a proposal here.',
  },
} satisfies BaseTranslation

export default market
