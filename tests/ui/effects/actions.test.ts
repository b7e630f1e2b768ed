import { renderHook } from '@testing-library/react'
import type { ReactElement } from 'react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { no, yes } from '../../../flowlab/flows/answers.ts'
import { profile } from '../../../flowlab/flows/profileSamples.ts'
import { grant, me } from '../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { session } from '../../../src/effects/session.ts'
import { loadAllLocales } from '../../../src/i18n/i18n-util.sync.ts'
import { toastError } from '../../../src/services/toasts.ts'
import { machinesOfProduct, placesOfProduct } from '../../support/effects.ts'
import { stubWire } from '../../support/wire.ts'

/**
 * The effects of each flow apart from its calls and toasts: its navigation, its browser storage, its events to the
 * session. Written from docs/product (2, 3.27–3.32, 4); a row lists every effect of its action.
 */

interface Row {
  /** The address before; `cameFromUs` if the product's own history entry precedes it. */
  at?: string
  cameFromUs?: boolean
  stored?: Readonly<Record<string, string>>
  ofTab?: Readonly<Record<string, unknown>>
  loggedIn?: typeof me | null
  context?: object
  params?: unknown
  event?: object
  /** The address afterwards, and the kind of navigation; absent if it stays. */
  leads?: string
  by?: 'push' | 'replace' | 'back'
  /** The entire local storage afterwards, in the order of writing: other tabs act on each write. */
  keeps?: Readonly<Record<string, string>>
  storesInTab?: Readonly<Record<string, unknown>>
  /** The written cookies, including the one by which the server chooses the page. */
  cookies?: readonly string[]
  asks?: readonly string[]
  /** What these calls send; of no interest if absent. */
  bodies?: readonly unknown[]
  /** True if the server answers none of them. */
  fails?: true
  tells?: readonly object[]
  /** The events that the flow itself receives. */
  reports?: readonly object[]
}

const entrepreneur = { ...me, login_type: 'entrepreneur', account_type: 'investment' } as typeof me
const complete = (kind: 'INVESTOR' | 'INVESTMENT') =>
  [{ id: 'p', kind, status: 'published', steps_done: 3, score: 90 }] as unknown as typeof me.profiles
const settled = { ...me, profiles: complete('INVESTOR') }
const refresh = { type: 'account.changed', landingSource: null }
const plans = '/investor/subscriptions'
const ticked = (id: string) => ({ id, name: `Listing ${id}` })
const purchaseId = '11111111-1111-4111-8111-111111111111'
const name = { by: 'email', email: 'a@b.in', country: 'IN', dialCode: '91', mobile: '' }
const draft = { name: 'Asha', email: 'a@b.in', topic: 'account', message: 'Hello' }
const typed = { name: 'Asha', country: 'IN', dialCode: '91', mobile: '', email: 'a@b.in', terms: true }
const olderSession = { access_token: 'old', 'x-info-id': 'old', Tab_Selected: 'Investor', preferred_currency: 'INR' }
const marks = [
  { chatId: 'c', seq: 3 },
  { chatId: 'd', seq: 5 },
]
const rest = { FCMDeviceToken: 'd', root: '{}', 'draft:c': 'Hello', language: 'hi' }

const table: Readonly<Record<string, Row | readonly Row[]>> = {
  // Back returns to the member's previous page, not to the list without a conversation.
  'chat.showLatest': [
    {
      at: '/investor/chats',
      context: { base: '/investor', folder: 'all' },
      params: 'c',
      leads: '/investor/chats/c',
      by: 'replace',
    },
    {
      at: '/investor/chats?show=unread',
      context: { base: '/investor', folder: 'unread' },
      params: 'c',
      leads: '/investor/chats/c?show=unread',
      by: 'replace',
    },
  ],
  'changePassword.closeDialog': [
    { at: '/change-password', leads: '/account', by: 'replace' },
    { at: '/about-us?change-password=', leads: '/about-us', by: 'replace' },
    { at: '/about-us?change-password=', cameFromUs: true, by: 'back' },
  ],
  'contact.storeDraft': {
    context: { requestId: 'r', draft },
    storesInTab: { contact: { requestId: 'r', draft } },
  },
  'contact.forgetDraft': { ofTab: { contact: { requestId: 'r', draft } } },
  'globalConnect.resumePurchase': {
    at: `/investor/subscriptions?addon=${purchaseId}`,
    context: { base: '/investor', purchaseId },
    leads: `/investor/my-subscription?payment=${purchaseId}`,
    by: 'replace',
  },
  'globalConnect.choosePlan': (['NEW', 'RENEW', 'UPGRADE'] as const).map((mode) => ({
    context: { base: '/investor' },
    params: mode,
    leads: `${plans}?mode=${mode}&origin=global-connect`,
    by: 'push' as const,
  })),
  'account.refreshAccount': { tells: [refresh] },
  'globalConnect.refreshAccount': { tells: [refresh] },
  'globalConnect.enter': [
    { loggedIn: null },
    {
      loggedIn: { ...me, basic_info: { ...me.basic_info, has_want_to_grow: 1 } },
      leads: '/investor/global-connect',
      by: 'push',
    },
    { loggedIn: entrepreneur, leads: '/entrepreneur/want-to-grow/register', by: 'push' },
  ],
  'globalConnect/addonPurchase.showAddress': [
    {
      at: '/investor/chats?x=1',
      context: { purchaseId },
      leads: `/investor/chats?x=1&addon=${purchaseId}`,
      by: 'replace',
    },
    {
      at: `/investor/chats?addon=${purchaseId}`,
      context: { purchaseId: null },
      leads: '/investor/chats',
      by: 'replace',
    },
    {
      at: '/investor/my-subscription',
      context: { purchaseId },
      leads: `/investor/my-subscription?payment=${purchaseId}`,
      by: 'replace',
    },
  ],
  'listing.showReaderInAddress': [
    {
      at: '/entrepreneur/businesses/l',
      context: { reader: 'stranger' },
      leads: '/entrepreneur/businesses/l?as=stranger',
      by: 'replace',
    },
    {
      at: '/entrepreneur/businesses/l?as=stranger',
      context: { reader: null },
      leads: '/entrepreneur/businesses/l',
      by: 'replace',
    },
  ],
  'listing.showSentProposals': [
    { context: { base: '/investor' }, leads: '/investor/my-proposals?box=sent', by: 'push' },
    {
      context: { base: '/entrepreneur/investment' },
      leads: '/entrepreneur/investment/sent-proposals',
      by: 'push',
    },
  ],
  'listing.goToPlans': [
    ...(['NEW', 'RENEW', 'UPGRADE'] as const).map((planMode) => ({
      at: '/investor/capital-bridge/l',
      context: { base: '/investor', planMode },
      leads: `${plans}?mode=${planMode}&origin=%2Finvestor%2Fcapital-bridge%2Fl`,
      by: 'push' as const,
    })),
    { context: { base: '/investor', planMode: 'ADDON' }, leads: '/investor/my-subscription', by: 'push' },
  ],
  'listings.storeView': { context: { view: 'listView' }, keeps: { view: 'listView' } },
  'listings.pushAddress': {
    at: '/investor/business-exchange?q=old',
    context: { query: { ...emptyQuery, text: 'tea', sort: 'newest' } },
    leads: '/investor/business-exchange?q=tea&sort=newest',
    by: 'push',
  },
  'listings.replaceAddress': {
    at: '/investor/business-exchange?q=old',
    context: { query: emptyQuery },
    leads: '/investor/business-exchange',
    by: 'replace',
  },
  'comparison.storeCompared': {
    at: '/entrepreneur/investment/investors/compare?ids=l~m',
    context: { kind: 'INVESTOR', base: '/entrepreneur/investment', ids: ['m'], list: [ticked('m')] },
    leads: '/entrepreneur/investment/investors/compare?ids=m',
    by: 'replace',
    storesInTab: { compared: { 'null INVESTOR': [{ id: 'm', name: 'Listing m' }] } },
  },
  'listings/savedSearches.showSearch': {
    at: '/investor/capital-bridge',
    context: { base: '/investor' },
    params: { kind: 'WANT_TO_SELL', query: { q: 'tea' } },
    leads: '/investor/business-exchange?q=tea',
    by: 'push',
  },
  'listings/savedSearches.chooseSubscription': {
    context: { base: '/investor' },
    leads: `${plans}?mode=UPGRADE`,
    by: 'push',
  },
  'login.announceGrant': [
    { params: no('AUTH_LOCKED').output },
    {
      context: { loginType: 'investor', accountType: null },
      params: yes(grant).output,
      keeps: { 'draft:of': 'i' },
      tells: [{ type: 'session.granted', grant, landingSource: 'LOGIN' }],
    },
    // Texts that an earlier session left: of the same account, of another one, and of an unknown one.
    ...[
      { stored: { 'draft:of': 'i', 'draft:c': 'Hello' }, keeps: { 'draft:of': 'i', 'draft:c': 'Hello' } },
      { stored: { 'draft:of': 'other', 'draft:c': 'Hello' }, keeps: { 'draft:of': 'i' } },
      { stored: { 'draft:c': 'Hello' }, keeps: { 'draft:of': 'i' } },
    ].map((texts) => ({
      ...texts,
      context: { loginType: 'investor', accountType: null },
      params: yes(grant).output,
      tells: [{ type: 'session.granted', grant, landingSource: 'LOGIN' }],
    })),
  ],
  'login/passwordReset.storeProgress': [
    {
      at: '/investor/login',
      context: { loginType: 'investor', name, proof: '' },
      storesInTab: { 'password-reset': { loginType: 'investor', name, proof: '', inLogin: true } },
    },
    {
      at: '/create-new-password',
      context: { loginType: 'investor', name, proof: 'p' },
      storesInTab: { 'password-reset': { loginType: 'investor', name, proof: 'p', inLogin: false } },
    },
  ],
  'login/passwordReset.forgetProgress': { ofTab: { 'password-reset': { name }, 'one-time-code': { id: 'c' } } },
  'login/passwordReset.showNewPassword': [
    { at: '/investor/login', leads: '/create-new-password', by: 'replace' },
    { at: '/create-new-password' },
  ],
  'login/passwordReset.showLogin': [
    { at: '/create-new-password', params: 'investor', leads: '/investor/login', by: 'replace' },
    { at: '/investor/login', params: 'investor' },
  ],
  'mySubscription/addonPurchase.showAddress': {
    at: '/investor/my-subscription',
    context: { purchaseId },
    leads: `/investor/my-subscription?payment=${purchaseId}`,
    by: 'replace',
  },
  'navigation.redirectToLogin': [
    {
      at: '/investor/chats',
      leads: '/investor/login',
      by: 'replace',
      storesInTab: { 'wanted-address': '/investor/chats' },
    },
    { at: '/account', leads: '/', by: 'replace', storesInTab: { 'wanted-address': '/account' } },
    // A link with a query and a fragment, as in an email.
    {
      at: '/investor/capital-bridge?industry=saas&sort=newest',
      leads: '/investor/login',
      by: 'replace',
      storesInTab: { 'wanted-address': '/investor/capital-bridge?industry=saas&sort=newest' },
    },
    { at: '/investor/chats', cameFromUs: true, by: 'back' },
  ],
  'navigation.redirectMissingProfile': [
    { at: '/investor/login', context: { me: null }, leads: '/', by: 'replace' },
    { at: '/investor/login', context: { me: settled }, leads: '/investor/capital-bridge', by: 'replace' },
    { at: '/investor/login', cameFromUs: true, context: { me: settled }, by: 'back' },
  ],
  'navigation.redirectHome': [
    {
      at: '/investor/login',
      context: { me: settled, address: { search: '' } },
      leads: '/investor/capital-bridge',
      by: 'replace',
    },
    {
      at: '/investor/login',
      context: { me: settled, address: { search: 'wanted=%2Finvestor%2Fchats%2Fc' } },
      leads: '/investor/chats/c',
      by: 'replace',
    },
    {
      at: '/investor/login',
      context: { me: settled, address: { search: 'wanted=%2F%2Felsewhere.in' } },
      leads: '/investor/capital-bridge',
      by: 'replace',
    },
    { at: '/investor/login', context: { me: null, address: { search: '' } } },
  ],
  'navigation.switchAccount': [
    { params: null },
    { params: 'investment', tells: [{ type: 'account.switched', accountType: 'investment' }] },
  ],
  'navigation.redirectToOwn': {
    at: '/investor/chats',
    params: '/investor/chats/c',
    leads: '/investor/chats/c',
    by: 'replace',
  },
  'profileReview.announceSubmission': { tells: [refresh] },
  'profileReview.refreshAccount': [
    { at: '/investor/my-profile', loggedIn: me, tells: [refresh] },
    // The account is already being requested.
    { at: '/investor/my-profile', loggedIn: null },
    { at: '/investor/profile-review', loggedIn: me },
  ],
  'proposal.goToPlans': [
    ...([false, true] as const).map((mustRenew) => ({
      at: '/investor/my-proposal/capital-bridge/p',
      context: { base: '/investor', mustRenew },
      leads: `${plans}?mode=${mustRenew ? 'RENEW' : 'NEW'}&origin=%2Finvestor%2Fmy-proposal%2Fcapital-bridge%2Fp`,
      by: 'push' as const,
    })),
  ],
  'proposals.writeAddress': [
    {
      at: '/investor/my-proposals?box=sent&state=open',
      context: { box: 'received', state: 'all' },
      leads: '/investor/my-proposals?box=received',
      by: 'replace',
    },
    {
      at: '/investor/my-proposals',
      context: { box: 'sent', state: 'open' },
      leads: '/investor/my-proposals?box=sent&state=open',
      by: 'replace',
    },
  ],
  'register.storeInput': {
    context: { draft: { ...typed, password: 'p', confirmPassword: 'p' }, proof: 'q', awaitsCode: true },
    storesInTab: { account: { draft: typed, proof: 'q', awaitsCode: true } },
  },
  'register.forgetInput': { ofTab: { account: { draft: typed } } },
  'register.announceGrant': [
    { params: no('EMAIL_TAKEN').output },
    {
      context: { opensOffering: false },
      params: yes(grant).output,
      keeps: { 'draft:of': 'i' },
      tells: [{ type: 'session.granted', grant, landingSource: 'REGISTRATION' }],
    },
    {
      context: { opensOffering: true },
      params: yes(grant).output,
      keeps: { 'draft:of': 'i' },
      tells: [{ type: 'session.granted', grant, landingSource: null }],
    },
  ],
  'session.storeGrant': {
    stored: { ...olderSession, ...rest },
    params: grant,
    keeps: { 'draft:c': 'Hello', language: 'hi', view: 'gridView', access_token: 't', 'x-info-id': 'i' },
    cookies: ['member=1; path=/; samesite=lax; max-age=0', 'member=1; path=/; samesite=lax; max-age=31536000'],
  },
  'session.storeAccount': [
    { context: { me: null } },
    { context: { me }, keeps: { root: JSON.stringify({ version: 1, me }), preferred_currency: 'INR' } },
  ],
  'session.land': [
    { at: '/investor/chats', context: { me: settled, landingSource: null } },
    { at: '/investor/chats', context: { me: null, landingSource: 'LOGIN' } },
    {
      at: '/investor/login',
      context: { me: settled, landingSource: 'LOGIN' },
      leads: '/investor/capital-bridge',
      by: 'replace',
      keeps: { Tab_Selected: 'capital_bridge' },
    },
    {
      at: '/entrepreneur/login',
      context: { me: { ...entrepreneur, profiles: complete('INVESTMENT') }, landingSource: 'LOGIN' },
      leads: '/entrepreneur/investment/investors',
      by: 'replace',
      keeps: { Tab_Selected: 'Investor' },
    },
    // An unfinished profile leads back to its wizard, and the selected tab stays.
    {
      at: '/investor/login',
      stored: { Tab_Selected: 'Investor' },
      context: { me, landingSource: 'LOGIN' },
      leads: '/investor/register-profile',
      by: 'replace',
      keeps: { Tab_Selected: 'Investor' },
    },
    // The address requested before a login is opened after that login only.
    {
      at: '/investor/login',
      ofTab: { 'wanted-address': '/investor/chats/c' },
      context: { me: settled, landingSource: 'LOGIN' },
      leads: '/investor/chats/c',
      by: 'replace',
      keeps: { Tab_Selected: 'capital_bridge' },
    },
    {
      at: '/investor/subscriptions',
      ofTab: { 'wanted-address': '/investor/chats/c' },
      context: { me: settled, landingSource: 'SUBSCRIPTION' },
      leads: '/investor/capital-bridge',
      by: 'replace',
      keeps: { Tab_Selected: 'capital_bridge' },
    },
  ],
  'session.clearStored': [
    {
      stored: { ...olderSession, ...rest, view: 'listView', 'draft:of': 'old' },
      event: { type: 'xstate.done.actor.logout' },
      keeps: { language: 'hi', view: 'listView' },
      cookies: ['member=1; path=/; samesite=lax; max-age=0'],
    },
    // The session ends against the member's will, who may have typed something that is not sent.
    {
      stored: { ...olderSession, ...rest, view: 'listView', 'draft:of': 'old' },
      event: { type: 'session.refused' },
      keeps: { 'draft:c': 'Hello', language: 'hi', view: 'listView', 'draft:of': 'old' },
      cookies: ['member=1; path=/; samesite=lax; max-age=0'],
    },
  ],
  // A logout in another tab clears everything that the member typed in this one.
  'session.clearTab': {
    stored: rest,
    ofTab: { contact: { draft }, registration: { of: 'i' }, 'wanted-address': '/investor/chats' },
    keeps: rest,
    storesInTab: { 'wanted-address': '/investor/chats' },
  },
  'session.goHome': [{ at: '/investor/chats', leads: '/', by: 'replace' }, { at: '/' }],
  'subscriptions.askToLogIn': {
    at: '/investor/subscriptions?mode=NEW',
    context: { loginType: 'investor' },
    leads: '/investor/login',
    by: 'push',
    storesInTab: { 'wanted-address': '/investor/subscriptions?mode=NEW' },
  },
  'subscriptions.askForProfile': [
    { context: { accountType: 'investment' }, leads: '/entrepreneur/investment/register', by: 'push' },
    { context: { accountType: null }, leads: '/entrepreneur/type', by: 'push' },
  ],
  'subscriptions.showAddress': {
    at: '/investor/subscriptions?mode=NEW',
    context: { purchaseId },
    leads: `/investor/subscriptions?mode=NEW&payment=${purchaseId}`,
    by: 'replace',
  },
  'subscriptions.goForward': [
    {
      loggedIn: null,
      context: { origin: 'global-connect' },
      tells: [{ type: 'account.changed', landingSource: 'SUBSCRIPTION' }],
    },
    { loggedIn: me, context: { origin: null }, tells: [{ type: 'account.changed', landingSource: 'SUBSCRIPTION' }] },
    {
      loggedIn: me,
      context: { origin: 'my-subscription' },
      tells: [refresh],
      leads: '/investor/my-subscription',
      by: 'replace',
    },
    {
      loggedIn: me,
      context: { origin: '/investor/capital-bridge/l' },
      tells: [refresh],
      leads: '/investor/capital-bridge/l',
      by: 'replace',
    },
  ],
  'wizard.storeInput': {
    stored: { 'x-info-id': 'i' },
    context: { kind: 'INVESTMENT', answers: { city: 'Pune' }, keywordDrafts: { keywords: 'te' } },
    keeps: { 'x-info-id': 'i' },
    storesInTab: {
      registration: {
        of: 'i',
        kind: 'INVESTMENT',
        typed: { answers: { city: 'Pune' }, keywordDrafts: { keywords: 'te' } },
      },
    },
  },
  'wizard.forgetInput': [
    { ofTab: { registration: { of: 'i' } }, context: { kind: 'INVESTMENT', keywordDrafts: { keywords: '' } } },
    {
      stored: { 'x-info-id': 'i' },
      context: { kind: 'INVESTMENT', keywordDrafts: { keywords: 'te' } },
      keeps: { 'x-info-id': 'i' },
      storesInTab: {
        registration: { of: 'i', kind: 'INVESTMENT', typed: { answers: {}, keywordDrafts: { keywords: 'te' } } },
      },
    },
    {
      context: { kind: 'INVESTMENT', keywordDrafts: { keywords: '', certifications: 'IS' } },
      storesInTab: {
        registration: {
          ...{ of: null, kind: 'INVESTMENT' },
          typed: { answers: {}, keywordDrafts: { keywords: '', certifications: 'IS' } },
        },
      },
    },
  ],
  // The header shows the picture that was uploaded on My Profile.
  'profileReview/documentUploads/documentUpload.announceUpload': { tells: [refresh] },
  'profileReview/documentUploads/documentUpload.announceFailure': {},
  'profileReview/documentUploads/documentUpload.announceDeletion': {},
  'wizard.leave': [
    { params: { to: '/about-us' }, leads: '/about-us', by: 'push' },
    { params: { to: null }, by: 'back' },
  ],
  'wizard.finish': [
    {
      context: { kind: 'INVESTMENT', profile: { ...profile, status: 'draft' } },
      leads: '/entrepreneur/investment/profile-review',
      by: 'replace',
      tells: [refresh],
    },
    {
      context: { kind: 'INVESTMENT', profile: { ...profile, status: 'published' } },
      leads: '/entrepreneur/investment/my-profile',
      by: 'replace',
      tells: [refresh],
    },
  ],
  'conversation.storeDraft': [
    { context: { chatId: 'c', draft: 'Hello', replyingTo: null }, keeps: { 'draft:c': 'Hello' } },
    { stored: { 'draft:c': 'Hello', 'draft:reply:c': '{}' }, context: { chatId: 'c', draft: '', replyingTo: null } },
  ],
  'conversation/typingNotice.sendNotice': { context: { chatId: 'c' }, asks: ['POST /chats/c/typing'] },
  // A mark that is lost is sent with the next one of its conversation.
  'member/readMarks.sendMarks': [
    { params: marks, asks: ['POST /chats/c/read', 'POST /chats/d/read'], bodies: [{ seq: 3 }, { seq: 5 }] },
    {
      params: marks,
      fails: true,
      asks: ['POST /chats/c/read', 'POST /chats/d/read'],
      reports: marks.map((mark) => ({ type: 'mark.lost', ...mark })),
    },
  ],
  'member/deliveryMarks.sendMarks': {
    params: marks,
    asks: ['POST /chats/delivered'],
    bodies: [
      {
        marks: [
          { chat_id: 'c', seq: 3 },
          { chat_id: 'd', seq: 5 },
        ],
      },
    ],
  },
}

/** Actions that another test covers. */
const elsewhere: Readonly<Record<string, string>> = {
  'chatList.fetchChat': 'answers by an event: tests/ui/effects/sending.test.ts',
  'chat/messageEdit.announceEdited': 'tells the member’s part: tests/ui/effects/listeners.test.ts',
  'chat.showFolder': 'tells the list: tests/ui/effects/listeners.test.ts',
  'chat.markRead': 'tells the marks: tests/ui/effects/listeners.test.ts',
  'listings/comparedChoice.storeChoice': 'stores it in the tab: tests/ui/services/stored.test.ts',
  'listings.storeSeen': 'stores it in memory: tests/ui/services/stored.test.ts',
  'listing.storeListing': 'stores it in memory: tests/ui/services/knownListings.test.ts',
  'listing.forgetListing': 'as above',
  'listing.storeUnsent': 'as above',
  'proposal.storeUnsent': 'stores it in memory: tests/ui/services/unsentStep.test.ts',
  'notifications/push.showMessage': 'a toast that leads: below',
  'notifications/push.broadcastMessage': 'an event of the page: below',
  'waiting.cancelCalls': 'ends each call: below',
  'session.broadcastSwitch': 'a message to other tabs: below',
  'session.broadcastLogout': 'a message to other tabs: below',
  'session.welcome': 'a toast: tests/flows/session.test.ts',
  'session.goHomeUnauthorized': 'a toast and a notice too: tests/ui/unauthorized.test.ts',
  'session.goHomeEnded': 'a notice too: tests/spec/browser/session.test.ts',
  'session.reportLoad': 'a line of the console',
  'wizard/draftAutosave.announceSaved': 'an event to the wizard: tests/machines/registration.test.ts',
  'conversation.storeAttached': 'a database: tests/ui/effects/unsent.test.ts',
  'conversation.storeOutgoing': 'a database: tests/ui/services/stored.test.ts',
  'conversation.deleteOutgoing': 'a database: tests/ui/services/stored.test.ts',
  'conversation.announceSent': 'an event to the member: tests/flows/chat.test.ts',
}
/**
 * Actions that only show a toast, which toasts.test.ts covers. A flow that another one provides with other actions may
 * have more effects.
 */
const toastNames = /\.(announce(Status|Upload|Failure|Deletion|Change|Payment|End|Refusal|Trial|Saved|Done|Kept))$/

const isToastAlone = (one: string): boolean => {
  if (!toastNames.test(one)) return false
  const [place = '', name = ''] = one.split('.')
  const flow = placesOfProduct().find((each) => each.place === place)?.machine.id ?? ''
  return machinesOfProduct().get(flow)?.implementations.actions[name] === actions.get(one)
}

type Action = ((scope: object, params: unknown) => void) & { type?: string }
const actions = new Map<string, Action>()
for (const { place, machine } of placesOfProduct())
  for (const [name, action] of Object.entries(machine.implementations.actions as Record<string, Action>))
    if (typeof action === 'function' && action.type === undefined && ![...actions.values()].includes(action))
      actions.set(`${place}.${name}`, action)

it('every action with an external effect is in the table, or names its test', () => {
  const known = [...Object.keys(table), ...Object.keys(elsewhere)]
  expect(known.filter((one) => !actions.has(one))).toEqual([])
  expect([...actions.keys()].filter((one) => !known.includes(one) && !isToastAlone(one))).toEqual([])
})

const moved = {
  push: vi.spyOn(history, 'pushState'),
  replace: vi.spyOn(history, 'replaceState'),
  back: vi.spyOn(history, 'back'),
}
const reported = vi.spyOn(session, 'send').mockImplementation(() => {})
const asked = vi.spyOn(session, 'getSnapshot')
const cookies = vi.spyOn(document, 'cookie', 'set')
const stores = vi.spyOn(Storage.prototype, 'setItem')
/** The local storage, with what was written last at the end. */
function kept(): object {
  const written = stores.mock.calls.flatMap(([key], call) => (stores.mock.contexts[call] === localStorage ? [key] : []))
  const keys = Object.keys(localStorage).sort((one, other) => written.lastIndexOf(one) - written.lastIndexOf(other))
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))
}
const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
const stateOf = (account: typeof me | null) =>
  ({
    context: { me: account },
    matches: (state: string) => state === (account ? 'loggedIn' : 'loadingAccount'),
  }) as never

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const rows = Object.entries(table).flatMap(([one, does]) =>
  [does].flat().map((row: Row) => ({ one, row, title: `${one} ${row.at ?? ''} ${row.leads ?? ''}` })),
)

it.each(rows)('$title', async ({ one, row }) => {
  const action = actions.get(one)
  if (!action) throw new Error(`no flow has ${one}`)
  const { at = '/', cameFromUs = false, stored = {}, ofTab = {} } = row
  history.replaceState({ 'founders-depth': cameFromUs ? 1 : 0 }, '', at)
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(ofTab)) sessionStorage.setItem(key, JSON.stringify(value))
  if (row.loggedIn !== undefined) asked.mockReturnValue(stateOf(row.loggedIn))
  moved.back.mockImplementation(() => {})
  const from = location.pathname
  const wire = stubWire(row.fails ? 503 : 200, { status: !row.fails })
  for (const spy of [moved.push, moved.replace, moved.back, reported, scrolled, cookies, stores]) spy.mockClear()
  const received: object[] = []
  action(
    { context: row.context ?? {}, event: row.event ?? {}, self: { send: (event: object) => received.push(event) } },
    row.params,
  )
  await vi.waitFor(() => expect(wire.calls.map(({ call }) => call)).toEqual(row.asks ?? []))
  if (row.bodies) expect(wire.calls.map(({ body }) => body)).toEqual(row.bodies)
  await vi.waitFor(() => expect(received).toEqual(row.reports ?? []))
  asked.mockReset()
  const did = Object.entries(moved).flatMap(([how, { mock }]) => (mock.calls.length > 0 ? [how] : []))
  expect([did, location.pathname + location.search]).toEqual([row.by ? [row.by] : [], row.leads ?? at])
  // A new screen starts at the top.
  if (location.pathname !== from) expect(scrolled).toHaveBeenCalledWith(0, 0)
  expect(Object.entries(kept())).toEqual(Object.entries(row.keeps ?? {}))
  expect(cookies.mock.calls.map(([cookie]) => cookie)).toEqual(row.cookies ?? [])
  const inTab = Object.entries(sessionStorage).filter(([key]) => key !== 'founders-depth')
  expect(Object.fromEntries(inTab.map(([key, value]) => [key, JSON.parse(value as string)]))).toEqual(
    row.storesInTab ?? {},
  )
  expect(reported.mock.calls.map(([event]) => event)).toEqual(row.tells ?? [])
})

it.each([
  ['broadcastSwitch', 'switched'],
  ['broadcastLogout', 'ended'],
])('session.%s informs the other tabs: %s', async (one, news) => {
  const other = new BroadcastChannel('session')
  const received = new Promise((come) => {
    other.onmessage = ({ data }) => come(data)
  })
  actions.get(`session.${one}`)?.({}, undefined)
  expect(await received).toBe(news)
  other.close()
})

it('the calls that are slow are all cancelled', () => {
  const calls = [vi.fn(), vi.fn()]
  actions.get('waiting.cancelCalls')?.(
    {},
    calls.map((cancel) => ({ cancel })),
  )
  for (const cancel of calls) expect(cancel).toHaveBeenCalledOnce()
})

describe('a pushed message', () => {
  loadAllLocales()
  const message = { title: null, action_id: 'c', to: '/investor/chats/c' }
  const proposal = { title: 'A proposal', action_id: 'p', to: '/investor/my-proposals' }
  it.each([
    ['of a chat elsewhere', message, '/investor/my-profile', false, true],
    ['of this chat', message, '/investor/chats/c', false, false],
    ['of this chat in a hidden tab', message, '/investor/chats/c', true, true],
    ['of a proposal elsewhere', proposal, '/investor/chats', false, true],
    ['of what is looked at', proposal, '/investor/my-proposals?box=sent', false, false],
  ])('%s', async (_, data, at, hidden, isShown) => {
    toast.remove()
    const { result } = renderHook(() => useToasterStore())
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    history.replaceState(null, '', at)
    actions.get('notifications/push.showMessage')?.({}, data)
    const reported = data.title
      ? ['A proposal', '/investor/my-proposals', 'p']
      : ['message recieved!', '/investor/chats/c', 'chat:c']
    // The toast waits until the tab is visible.
    isHidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    // A toast is shown one tick after its library has loaded, in order, so this one is last.
    toastError('the end')
    await vi.waitFor(() => expect(result.current.toasts.map(({ id }) => id)).toContain('the end'))
    const shown = result.current.toasts.filter(({ id }) => id !== 'the end')
    expect(
      shown.map(({ id, message: line }) => {
        const { props } = line as ReactElement<{ children: string; href: string }>
        return [props.children, props.href, id]
      }),
    ).toEqual(isShown ? [reported] : [])
  })

  it('is dispatched to the listeners of the page if it is a chat message', () => {
    const received: unknown[] = []
    window.addEventListener('new-chat-message', (event) => received.push((event as CustomEvent).detail))
    for (const data of [message, proposal]) actions.get('notifications/push.broadcastMessage')?.({}, data)
    expect(received).toEqual([message])
  })
})
