import { flow } from 'flowlab/model/flow.ts'
import { logoutMachine } from '../../src/machines/logoutMachine.ts'
import { type Account, navigationMachine } from '../../src/machines/navigationMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import { waitingMachine } from '../../src/machines/waitingMachine.ts'
import { addresses, addressOf } from '../../src/routes.ts'
import { answers, offline } from './answers.ts'
import { byScreen } from './offered.ts'
import { sessionReach } from './reachOfScreens.ts'
import { grant, me } from './samples.ts'

const chats = addresses.chats(addresses.base('investor', null))
const anotherMember = { ...me, basic_info: { ...me.basic_info, uuid: 'another', name: 'Another member' } }
const longAgo = Date.parse('2020-01-01T00:00:00Z')

const muchLater = Date.parse('2040-01-01T00:00:00Z')

/** The possible accounts for a requested address, as the session reports them. */
const visitor: Account = { me: null, status: 'visitor' }
const comingBack: Account = { me: null, status: 'awaited' }
const outOfReach: Account = { me: null, status: 'unavailable' }

const asInvestor: Account = {
  me: { ...me, profiles: [{ id: 'i', kind: 'INVESTOR', status: 'approved', steps_done: 3 }] },
  status: 'known',
}

const asFounder: Account = {
  me: {
    ...me,
    login_type: 'entrepreneur',
    account_type: 'investment',
    profiles: [
      { id: 'i', kind: 'INVESTOR', status: 'approved', steps_done: 3 },
      { id: 'f', kind: 'INVESTMENT', status: 'approved', steps_done: 3 },
    ],
  },
  status: 'known',
}

const asGlobalConnectFounder: Account = {
  me: asFounder.me && { ...asFounder.me, basic_info: { ...asFounder.me.basic_info, has_want_to_grow: 1 } },
  status: 'known',
}

const asBusyFounder: Account = { ...asFounder, status: 'awaited' }
const asFounderOffline: Account = { ...asFounder, status: 'unavailable' }

const at = (pathname: string, search = '') =>
  ({ type: 'address.changed', address: addressOf(pathname, search) }) as const

const by = (account: Account) => ({ type: 'session.changed', account }) as const

export const sessionFlows = [
  flow('session', sessionMachine, {
    inputs: {
      'a kept token': { hasToken: true, hasDevice: true, stored: null },
      'a visitor': { hasToken: false, hasDevice: true, stored: null },
      'an account shown from before': { hasToken: true, hasDevice: false, stored: me },
    },
    events: [
      { type: 'session.granted', grant, landingSource: 'LOGIN' },
      { type: 'session.refused' },
      { type: 'session.endedElsewhere' },
      { type: 'session.changedElsewhere' },
      { type: 'account.changed', landingSource: 'MY_PROFILE' },
      { type: 'account.switched', accountType: 'investment' },
      { type: 'device.changed', hasDevice: false },
      { type: 'tab.hidden' },
      { type: 'tab.shown', at: longAgo },
      { type: 'tab.shown', at: muchLater },
      { type: 'retry.requested' },
      { type: 'logout.requested' },
    ],
    outcomes: {
      loadAccount: [
        answers({ me, clockOffset: 0 }, 'answers with the account'),
        answers({ me: anotherMember, clockOffset: 0 }, 'answers with another account'),
        offline,
      ],
      switchAccount: [answers(undefined, 'has switched'), offline],
      logout: [answers({ ended: true }, 'has ended the session'), answers({ ended: false }, 'was cancelled'), offline],
      watchOtherTabs: [{ event: { type: 'session.endedElsewhere' } }],
      watchTab: [{ event: { type: 'tab.hidden' } }],
      lazyFlows: [],
    },
    bound: ({ me: account, isHidden, previousAccountId }) => [account !== null, isHidden, previousAccountId],
    reach: byScreen('session', sessionReach),
  }),

  flow('navigation', navigationMachine, {
    inputs: {
      'a visitor at home': { address: addressOf('/', ''), ...visitor },
      'a visitor at a member’s page': { address: addressOf(chats, ''), ...visitor },
      'a member who comes back': { address: addressOf(chats, ''), ...comingBack },
      'a member': { address: addressOf(chats, ''), ...asInvestor },
    },
    events: [
      at('/'),
      at(addresses.login('investor')),
      at(addresses.plans(addresses.base('investor', null))),
      at(chats),
      at(addresses.chats(addresses.base('entrepreneur', 'investment')), 'box=all'),
      at(addresses.myProfile('want-to-sell')),
      at(addresses.listing(addresses.base('investor', null), 'WANT_TO_GROW', '7')),
      at('/no-such-page'),
      by(visitor),
      by(comingBack),
      by(outOfReach),
      by(asInvestor),
      by(asFounder),
      by(asGlobalConnectFounder),
      by(asBusyFounder),
      by(asFounderOffline),
    ],
    outcomes: { watchAddress: [{ event: at(addresses.terms) }], watchSession: [{ event: by(visitor) }] },
    bound: ({ address, me: account, status }) => [
      address.pathname,
      account?.account_type ?? null,
      account?.basic_info.has_want_to_grow ?? null,
      status,
    ],
    reach: byScreen('navigation'),
  }),

  flow('logout', logoutMachine, {
    inputs: { 'a push device': { hasDevice: true }, 'no push device': { hasDevice: false } },
    events: [{ type: 'logout.confirmed' }, { type: 'logout.cancelled' }],
    outcomes: {
      unregisterDevice: [answers(undefined, 'is done'), offline],
      endSession: [answers(undefined, 'is done'), offline],
    },
    reach: { 'the question': {} },
  }),

  flow('waiting', waitingMachine, {
    events: [
      { type: 'call.sent', call: { id: 'a', since: 0, mayBeCancelled: true, cancel: () => {} }, at: 3_000 },
      { type: 'call.sent', call: { id: 'b', since: 5_000, mayBeCancelled: false, cancel: () => {} }, at: 8_000 },
      { type: 'call.answered', id: 'a', at: 11_000 },
      { type: 'call.answered', id: 'a', at: 16_000 },
      { type: 'call.answered', id: 'b', at: 16_000 },
      { type: 'cancel.requested' },
    ],
    outcomes: { showNotice: [{ event: { type: 'cancel.requested' } }] },
    bound: ({ calls }) => [...new Set(calls.map(({ id }) => id))],
    reach: byScreen('waiting'),
  }),
]
