import type { Me } from '../../../src/domain/members/meSchema.ts'
import { addresses } from '../../../src/routes.ts'
import { me } from '../../flows/samples.ts'
import type { Binding } from '../binding.ts'
import { awaitBell, beVisitor, fromServer, ok, press, signIn } from './acts.ts'

const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment' }

/** A page to read. */
export const page: Binding = {
  name: 'page',
  reach: 'its screen',
  open: async (window) => {
    await beVisitor(window)
    await window.goto(addresses.aboutUs)
  },
  does: {},
  calls: {},
  main: null,
  screen: {
    presses: {},
    states: { shown: { reads: ['About us', 'Founders is where entrepreneurs and investors meet', 'Capital Bridge'] } },
  },
}

/** The choice of an offering, for a new account. */
export const chooseOffering: Binding = {
  name: 'chooseOffering',
  reach: 'its screen',
  open: async (window) => {
    await signIn(window, { ...founder, account_type: null })
    await window.goto(addresses.chooseOffering)
    await awaitBell(window)
  },
  does: {},
  calls: {},
  main: null,
  screen: {
    presses: {},
    states: {
      shown: {
        reads: ['What do you want to do?', 'Choose an offering. You can add another one later.'],
        offers: [
          'link Capital Bridge Connect with investors to raise money for your company. Free for 14 days, then from ₹1,999 a month Start',
          'link Business Exchange Find buyers for your business, anonymously at first. Free for 14 days, then from ₹2,499 a month Start',
          'link Global Connect Find partners, suppliers and customers worldwide. Free for 14 days, then from ₹999 a month Start',
          'link Investor Browse companies raising capital and businesses for sale. Free for 14 days, then from ₹1,499 a month Start',
        ],
      },
    },
  },
}

/** The loading of a registration. */
export const profileLoading: Binding = {
  name: 'profileLoading',
  reach: 'its screen',
  open: async (window) => {
    await signIn(window, founder)
    await fromServer(window, /\/api\/(master-dropdown|currencies|countries)/)
    await window.goto(addresses.registration('investment'))
    await awaitBell(window)
  },
  does: { 'retry.requested': press('Try again') },
  calls: {
    loadProfile: {
      method: 'GET',
      url: /\/api\/profiles\/investment$/,
      losses: [],
      body: (loaded: object) => ok(loaded),
    },
  },
  main: 'loadProfile',
  screen: {
    presses: { 'button Try again': 'retry.requested' },
    states: {
      loading: { liveRegions: ['status: Loading…'] },
      unavailable: { reads: ['We couldn’t load your registration.'] },
    },
  },
}

/** A member who comes back while the account does not load. */
export const session: Binding = {
  name: 'session',
  reach: 'its screen',
  open: async (window) => {
    await window.addInitScript(() => {
      localStorage.setItem('access_token', 'token')
      localStorage.setItem('x-info-id', 'info')
    })
    // Other requests of the page get no response, because the server does not know the token.
    await window.context().route(/\/api\//, (route) => route.abort())
    await window.goto(addresses.account)
  },
  does: { 'retry.requested': press('Try again') },
  calls: {
    loadAccount: {
      method: 'GET',
      url: /\/api\/me$/,
      losses: [],
      body: ({ me: account }: { me: Me }) => ({ json: { ...account, server_time: new Date().toISOString() } }),
    },
  },
  main: 'loadAccount',
  screen: {
    presses: { 'button Try again': 'retry.requested' },
    states: {
      loadingAccount: { liveRegions: ['status: Loading…'] },
      accountUnavailable: { reads: ['We couldn’t load your account'] },
    },
  },
}
