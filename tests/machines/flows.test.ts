import { describeFlow } from '../../flowlab/describeFlow.ts'
import type { CodeChallenge, Me, SessionGrant } from '../../src/domain/contract/accounts.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import { documentUploadMachine } from '../../src/machines/documentUploadMachine.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import { pageMachine } from '../../src/machines/pageMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { profileReviewMachine } from '../../src/machines/profileReviewMachine.ts'
import { proposalMachine } from '../../src/machines/proposalMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { completeBasic, completeBusiness, message, profile, proposal, transaction } from '../support/samples.ts'

const offline = { error: new Error('offline') }
const yes = <T>(value: T) => ({ output: { ok: true as const, value } })
const no = (code: string) => ({ output: { ok: false as const, refusal: { code, message: code, fields: {} } } })
const flawless = { output: {} }

const grant: SessionGrant = {
  status: true,
  access_token: 't',
  info_id: 'i',
  login_type: 'investor',
  account_type: 'investor',
}
const me = { login_type: 'investor', account_type: 'investor', profiles: [] } as unknown as Me
const challenge = {
  challenge_id: 'c',
  target: 'a•••@b.in',
  resend_at: '',
  expires_at: '',
  server_time: '',
  tries_left: 5,
} as unknown as CodeChallenge

for (const hasToken of [true, false])
  describeFlow(`session ${hasToken ? 'with' : 'without'} a token`, sessionMachine, {
    input: { hasToken },
    events: [
      { type: 'session.granted', grant, comingFrom: 'LOGIN' },
      { type: 'session.refused' },
      { type: 'session.endedElsewhere' },
      { type: 'session.grantedElsewhere' },
      { type: 'account.changed', comingFrom: null },
      { type: 'retry.asked' },
      { type: 'logout.asked' },
      { type: 'logout.cancelled' },
      { type: 'logout.confirmed' },
      { type: 'address.refused', address: '/investor/chats' },
    ],
    outcomes: {
      loadAccount: [{ output: me }, offline],
      endSession: [{ output: undefined }, offline],
      hearOtherTabs: [{ event: { type: 'session.endedElsewhere' } }],
    },
    mayMiss: [`session.restoring --always[${hasToken ? 1 : 0}]`],
  })

describeFlow('login', loginMachine, {
  input: { loginType: 'investor', accountType: null },
  events: [{ type: 'field.changed', change: { email: 'a@b.in' } }, { type: 'form.submitted' }],
  outcomes: {
    loadCountries: [{ output: [] }, offline],
    checkDraft: [flawless, { output: { email: 'enterEmail' } }, offline],
    logIn: [yes(grant), no('AUTH_INVALID_CREDENTIALS'), offline],
  },
})

describeFlow('oneTimeCode', oneTimeCodeMachine, {
  input: { target: 'a@b.in' },
  events: [
    { type: 'code.changed', code: '123456' },
    { type: 'code.changed', code: '12' },
    { type: 'code.cleared' },
    { type: 'code.submitted' },
    { type: 'resend.asked' },
    { type: 'code.asked' },
  ],
  outcomes: {
    sendCode: [yes({ challenge, clockOffset: 0 }), no('OTP_TOO_MANY'), offline],
    resendCode: [yes({ challenge, clockOffset: 0 }), no('RATE_LIMITED'), offline],
    verifyCode: [yes({ proof: 'p' }), no('OTP_INVALID'), no('OTP_EXPIRED'), offline],
  },
  bound: ({ code }) => code,
})

describeFlow('register', registerMachine, {
  input: { loginType: 'entrepreneur' },
  events: [
    { type: 'field.changed', change: { name: 'Asha' } },
    { type: 'field.changed', change: { email: 'a@b.in' } },
    { type: 'form.submitted' },
    { type: 'verification.asked' },
  ],
  outcomes: {
    loadCountries: [{ output: [] }, offline],
    checkEmail: [flawless, { output: { email: 'invalidEmail' } }, offline],
    checkDraft: [flawless, { output: { name: 'required' } }, offline],
    register: [yes(grant), no('EMAIL_TAKEN'), no('PROOF_INVALID'), offline],
    oneTimeCode: [{ output: { proof: 'p' } }, offline],
  },
  bound: ({ draft, proof }) => [draft.email, proof],
})

describeFlow('passwordReset', passwordResetMachine, {
  events: [
    { type: 'field.changed', change: { target: 'a@b.in' } },
    { type: 'form.submitted' },
    { type: 'target.changeAsked' },
  ],
  outcomes: {
    checkTarget: [flawless, { output: { target: 'required' } }, offline],
    oneTimeCode: [{ output: { proof: 'p' } }, offline],
    checkPassword: [flawless, { output: { password: 'passwordWeak' } }, offline],
    resetPassword: [yes(null), no('PROOF_INVALID'), no('VALIDATION_FAILED'), offline],
  },
})

describeFlow('changePassword', changePasswordMachine, {
  events: [
    { type: 'field.changed', change: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' } },
    { type: 'field.changed', change: { confirmation: 'other' } },
    { type: 'form.submitted' },
  ],
  outcomes: { updatePassword: [yes('Password changed.'), no('AUTH_INVALID_CREDENTIALS'), offline] },
  bound: ({ draft }) => draft,
})

describeFlow('documentUpload', documentUploadMachine, {
  input: { kind: 'INVESTMENT', document: 'proof-of-business', needsType: true, kept: null },
  events: [
    { type: 'type.chosen', slug: 'trade-license' },
    { type: 'file.chosen', file: new File(['x'], 'x.pdf') },
    { type: 'upload.cancelled' },
    { type: 'retry.asked' },
    { type: 'deletion.asked' },
    { type: 'deletion.confirmed' },
    { type: 'deletion.cancelled' },
  ],
  outcomes: {
    uploadDocument: [
      { event: { type: 'upload.progressed', share: 0.5 } },
      { event: { type: 'upload.settled', outcome: yes(profile.documents[0]).output } },
      { event: { type: 'upload.settled', outcome: no('FILE_TYPE').output } },
      { event: { type: 'upload.unanswered' } },
    ],
    deleteDocument: [yes(null), offline],
  },
  bound: ({ type, kept }) => [type, kept !== null],
})

const wizardEvents = [
  { type: 'field.changed' as const, name: 'company_name', value: '' },
  { type: 'field.changed' as const, name: 'company_name', value: 'Verma Cold Chain' },
  { type: 'field.changed' as const, name: 'city', value: '' },
  { type: 'field.changed' as const, name: 'city', value: 'Pune' },
  { type: 'draft.changed' as const, name: 'keywords', text: 'cold' },
  { type: 'form.submitted' as const },
  { type: 'back.asked' as const },
  { type: 'retry.asked' as const },
]
const loaded = (stepsDone: number) => ({
  output: {
    profile: stepsDone === 0 ? null : { ...profile, steps_done: stepsDone },
    suggested: { ...completeBasic, ...completeBusiness },
    lists: {},
    countries: [],
    currencies: [],
  },
})
describeFlow('wizard', wizardMachine, {
  input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null },
  events: wizardEvents,
  outcomes: {
    loadWizard: [loaded(0), loaded(1), loaded(2), offline],
    saveStep: [yes(profile), no('VALIDATION_FAILED'), offline],
    finishDocuments: [yes(profile), no('VALIDATION_FAILED'), offline],
    documentUpload: [],
  },
  bound: ({ answers, profile: saved }) => [answers.company_name, answers.city, saved?.steps_done],
})

describeFlow('profileReview', profileReviewMachine, {
  input: { kind: 'INVESTMENT' },
  events: [{ type: 'profile.submitted' }, { type: 'retry.asked' }],
  outcomes: {
    loadReview: [{ output: { profile, lists: {}, countries: [] } }, offline],
    submitProfile: [yes({ ...profile, status: 'approved' as const }), no('PROFILE_INCOMPLETE'), offline],
  },
  bound: (context) => context.profile?.status,
})

describeFlow('payment', paymentMachine, {
  input: { transaction },
  events: [{ type: 'provider.readied' }, { type: 'payment.submitted' }, { type: 'confirmation.asked' }],
  outcomes: {
    chargeCard: [
      { output: { kind: 'status', status: 'succeeded' } },
      { output: { kind: 'status', status: 'processing' } },
      { output: { kind: 'error', message: 'Your card was declined.' } },
      offline,
    ],
    confirmPayment: [yes('Payment successful.'), no('PAYMENT_NOT_SUCCEEDED'), offline],
  },
  bound: ({ confirmations }) => confirmations,
})

describeFlow('subscriptions', subscriptionsMachine, {
  input: { loginType: 'investor', accountType: 'investor', mode: 'NEW', isSignedIn: true },
  events: [{ type: 'plan.chosen', planId: 'investor-monthly' }, { type: 'plans.asked' }, { type: 'retry.asked' }],
  outcomes: {
    loadPlans: [{ output: { plans: [], publishableKey: 'pk' } }, offline],
    openPurchase: [
      yes({ status: true as const, currency_symbol: '₹', transaction, publishable_key: 'pk' }),
      yes({ status: true as const, currency_symbol: '₹', transaction: null, publishable_key: 'pk' }),
      no('TRIAL_ALREADY_USED'),
      offline,
    ],
    payment: [{ output: undefined }, offline],
  },
  mayMiss: ['subscriptions.choosing --plan.chosen[1]'],
})

describeFlow('subscriptions for a visitor', subscriptionsMachine, {
  input: { loginType: 'investor', accountType: 'investor', mode: 'NEW', isSignedIn: false },
  events: [{ type: 'plan.chosen', planId: 'investor-monthly' }, { type: 'retry.asked' }],
  outcomes: { loadPlans: [{ output: { plans: [], publishableKey: 'pk' } }, offline], openPurchase: [], payment: [] },
  only: ['subscriptions.choosing --plan.chosen[1]'],
})

describeFlow('mySubscription', mySubscriptionMachine, {
  input: { plansAt: '/investor/subscriptions' },
  events: [{ type: 'retry.asked' }],
  outcomes: { loadMySubscription: [{ output: { subscription: null } }, offline] },
})

describeFlow('listings', listingsMachine, {
  input: { kind: 'INVESTOR', base: '/investor', text: '' },
  events: [
    { type: 'text.changed', text: 'tea' },
    { type: 'search.submitted' },
    { type: 'more.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadListings: [yes({ list: [], next_cursor: 'c' }), yes({ list: [], next_cursor: null }), no('FORBIDDEN'), offline],
  },
  bound: ({ cursor }) => cursor,
})

const listing = (refusal: string | null) =>
  yes({ id: 'l', can: { propose: refusal === null }, propose_refusal: refusal })
describeFlow('listing', listingMachine, {
  input: { id: 'l', base: '/investor', requestId: 'r' },
  events: [
    { type: 'proposal.begun' },
    { type: 'message.changed', message: 'Shall we talk?' },
    { type: 'proposal.submitted' },
    { type: 'proposal.dropped' },
    { type: 'subscription.chosen' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadListing: [listing(null), listing('SUBSCRIPTION_REQUIRED'), no('NOT_FOUND'), offline],
    sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), offline],
  },
  bound: (context) => [context.message, context.listing?.propose_refusal],
})

describeFlow('proposals', proposalsMachine, {
  input: { base: '/investor', box: 'sent' },
  events: [{ type: 'box.chosen', box: 'received' }, { type: 'more.asked' }, { type: 'retry.asked' }],
  outcomes: {
    loadProposals: [{ output: { list: [], next_cursor: 'c' } }, { output: { list: [], next_cursor: null } }, offline],
  },
  bound: ({ cursor }) => cursor,
})

describeFlow('proposal', proposalMachine, {
  input: { id: 'p', base: '/investor' },
  events: [
    { type: 'step.chosen', action: 'accept' },
    { type: 'step.chosen', action: 'decline' },
    { type: 'step.confirmed' },
    { type: 'step.dropped' },
    { type: 'reason.chosen', reason: 'geography' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadProposal: [
      { output: { proposal: yes(proposal).output, reasons: [] } },
      { output: { proposal: no('NOT_FOUND').output, reasons: [] } },
      offline,
    ],
    takeStep: [yes({ ...proposal, can: [] }), no('ILLEGAL_TRANSITION'), offline],
    hearChanges: [{ event: { type: 'proposal.changedElsewhere' } }],
  },
  bound: (context) => [context.proposal?.can, context.action, context.reason],
})

describeFlow('live', liveMachine, {
  events: [],
  outcomes: {
    listen: [
      { event: { type: 'connection.opened' } },
      { event: { type: 'connection.lost' } },
      { event: { type: 'news.arrived', news: { type: 'ready' } } },
    ],
  },
})

describeFlow('chat', chatMachine, {
  input: { base: '/investor', chatId: 'c' },
  events: [
    { type: 'draft.changed', text: 'Hello' },
    { type: 'message.submitted', clientId: 'k' },
    { type: 'message.arrived', message: { ...message, chat_id: 'c' } },
    { type: 'message.arrived', message: { ...message, chat_id: 'other' } },
    { type: 'chat.read', chatId: 'c', seq: 1 },
    { type: 'earlier.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    openChats: [{ output: { chats: [], chat: null, messages: [], hasEarlier: true } }, offline],
    fetchMissed: [{ output: [] }, offline],
    fetchEarlier: [{ output: { messages: [], hasEarlier: false } }, offline],
    sendMessage: [{ output: { ...message, client_id: 'k' } }, offline],
    hearLive: [{ event: { type: 'connection.opened' } }],
  },
  bound: ({ draft, outgoing }) => [draft !== '', Math.min(outgoing.length, 1)],
})

describeFlow('page', pageMachine, { events: [], outcomes: {} })
