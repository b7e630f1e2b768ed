import type { AccountSecurity } from '../../../src/domain/contract/security.ts'
import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import {
  awaitBell,
  beVisitor,
  decide,
  enterCode,
  fill,
  fresh,
  ok,
  press,
  saysLost,
  saysRefusal,
  signIn,
  submit,
} from './acts.ts'
import { type Lost, nameTabs, type Refused, sentTo } from './login.ts'

const toAccount = 'link Go to the account page'
const explains = ['Delete your account', 'Your account is deleted after 14 days; until then you can change your mind.']
const busy = { reads: explains, liveRegions: ['status: One moment…'], offers: [toAccount] }
const lost = (context: Lost) => ({
  reads: explains,
  liveRegions: saysLost(context),
  offers: [toAccount],
  without: ['button Send code'],
})

/** A visitor’s request to delete an account. */
export const accountDeletion: Binding = {
  name: 'accountDeletion',
  reach: 'its screen',
  open: async (page) => {
    await beVisitor(page)
    await page.route(/\/api\/codes$/, (route) => route.fulfill({ json: fresh }))
    await page.route(/\/api\/codes\/c\/verification$/, (route) => route.fulfill({ json: { status: true, proof: 'p' } }))
    await page.goto(addresses.deleteAccount)
  },
  does: {
    'field.changed': fill({}, true),
    'form.submitted': press(/^(Send code|Try again)$/),
    'deletion.cancelled': press('Cancel'),
  },
  settles: { oneTimeCode: enterCode },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    checkPassword: {
      method: 'POST',
      url: /\/api\/account-deletion\/password$/,
      sends: () => ({ target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' }),
      body: () => ok(),
    },
    requestDeletion: {
      method: 'POST',
      url: /\/api\/account-deletion$/,
      sends: () => ({ token: 'p', password: 'Sturdy#Bridge7' }),
      body: ({ value }: { value: object }) => ({ json: value }),
    },
  },
  main: 'requestDeletion',
  screen: {
    presses: {
      'button Send code': 'form.submitted',
      'button Try again': 'form.submitted',
      'button Cancel': 'deletion.cancelled',
    },
    states: {
      confirmingOwner: (context: Refused) => ({
        reads: [...explains, 'Email', 'Password'],
        liveRegions: saysRefusal(context),
        offers: [...nameTabs, 'button Show', toAccount],
        without: ['button Try again'],
      }),
      checkingPassword: busy,
      checkUnanswered: lost,
      verifyingOwner: {
        reads: [...explains, 'Code'],
        liveRegions: [sentTo],
        offers: ['button Verify', 'button Clear', 'button Resend code', toAccount],
      },
      requestingDeletion: busy,
      unanswered: lost,
      requested: {
        reads: explains,
        liveRegions: [
          'status: Your account will be deleted on 05-Dec-2026. To keep it, log in before then and choose “Keep my account” under “Account and security”.',
        ],
        offers: [toAccount],
      },
    },
  },
}

const at = '2026-11-21T08:00:00.000Z'
const device = (id: string, name: string, current: boolean) => ({
  ...{ id, current, device: name, created_at: at },
  ...{ last_seen_at: at, expires_at: '2026-12-21T08:00:00.000Z' },
})
/** Of an account that is to be deleted, with two devices. */
const withDevices = (security: AccountSecurity) => ({
  ...security,
  sessions: [device('this', 'Firefox on Linux', true), device('s', 'Safari on iPhone', false)],
  events: [{ kind: 'login', device: 'Safari on iPhone', at }],
  deletion_due_at: '2026-12-05T08:00:00.000Z',
})
interface Owned extends Refused {
  security: object | null
  isLost: boolean
  ending: string | null
  changed: string | null
}
const due = 'alert: This account and its data will be deleted on 05-Dec-2026.'
const details = ['Account and security', 'Login details', 'Dev Malhotra', 'Safari on iPhone']
const links = ['link Change Password', 'link Delete my account']
const owned = (context: Owned) => ({
  reads: details,
  liveRegions: [
    due,
    ...announcesChange(context),
    ...saysRefusal(context),
    ...(context.isLost
      ? [
          'alert: We didn’t get a response to your last request. This page is up to date, so you can see whether it went through.',
        ]
      : []),
  ],
  offers: links,
})
const announcesChange = ({ changed }: Owned) =>
  changed ? ['status: Your email was changed, and your other devices were logged out.'] : []

/** A member’s own account. */
export const account: Binding = {
  name: 'account',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page)
    await page.goto(addresses.account)
    await awaitBell(page)
  },
  does: {
    'detail.changeRequested': press('Change email'),
    'device.endRequested': press('Log out Safari on iPhone'),
    'otherDevices.endRequested': press('Log out all other devices'),
    'ending.confirmed': decide('Yes'),
    'ending.cancelled': decide('No'),
    'export.requested': press('Download my data'),
    'deletion.cancelled': press('Keep my account'),
    'sharing.switched': (page) => page.getByLabel('Share how I use the site').click(),
    'retry.requested': press('Try again'),
  },
  settles: { ownDetails: decide('Cancel') },
  calls: {
    loadSecurity: {
      method: 'GET',
      url: /\/api\/sessions$/,
      losses: [],
      body: (security: AccountSecurity) => ({ json: withDevices(security) }),
    },
    endSession: { method: 'DELETE', url: /\/api\/sessions(\/s)?$/, body: () => ok() },
    downloadExport: { method: 'GET', url: /\/api\/account\/export$/, body: () => ok() },
    cancelDeletion: { method: 'DELETE', url: /\/api\/account-deletion$/, body: () => ok() },
    saveSharing: {
      method: 'PUT',
      url: /\/api\/account\/sharing$/,
      sends: ({ security }: { security: AccountSecurity }) => ({ shares_steps: !security.shares_steps }),
      body: () => ok(),
    },
  },
  main: 'endSession',
  screen: {
    presses: {
      'button Change name': 'detail.changeRequested',
      'button Change email': 'detail.changeRequested',
      'button Change mobile number': 'detail.changeRequested',
      'button Keep my account': 'deletion.cancelled',
      'button Log out Safari on iPhone': 'device.endRequested',
      'button Log out all other devices': 'otherDevices.endRequested',
      'button Download my data': 'export.requested',
      'button Yes': 'ending.confirmed',
      'button No': 'ending.cancelled',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: (context: Owned) => (context.security ? owned(context) : { liveRegions: ['status: Loading…'] }),
      unavailable: { reads: ['We couldn’t load your devices'] },
      shown: owned,
      changingDetail: {
        reads: ['Change email', 'New email', 'Current password'],
        offers: ['button Cancel', 'button Send code', 'button Show'],
      },
      confirmingEnd: ({ ending }: Owned) => ({
        reads: [ending ? 'Log out Safari on iPhone?' : 'Log out all other devices'],
      }),
      endingSession: owned,
      exporting: owned,
      cancellingDeletion: owned,
      savingSharing: owned,
    },
  },
}

const message = ['Contact Support', 'Your name', 'Your message']

/** A visitor’s message to support. */
export const contact: Binding = {
  name: 'contact',
  reach: 'its screen',
  open: async (page) => {
    await beVisitor(page)
    await page.goto(addresses.contactSupport)
  },
  does: {
    'field.changed': async (page, { change }: { change: Readonly<Record<string, string>> }) => {
      for (const [name, value] of Object.entries(change)) {
        const field = page.locator(`[name=${name}]`)
        // Typing the current value again changes nothing.
        if ((await field.inputValue()) === value) await field.fill('')
        await field.fill(value)
      }
    },
    'form.submitted': submit,
  },
  calls: {
    sendMessage: {
      method: 'POST',
      url: /\/api\/contact$/,
      body: ({ value }: { value: object }) => ({ json: value }),
    },
  },
  main: 'sendMessage',
  screen: {
    presses: { 'button Send message': 'form.submitted' },
    states: {
      editing: (context: Refused) => ({ reads: message, liveRegions: saysRefusal(context) }),
      sending: { reads: message },
      unanswered: (context: Lost) => ({ reads: message, liveRegions: saysLost(context) }),
      sent: {
        reads: ['Contact Support', 'Write to us and we’ll reply within two business days.'],
        liveRegions: [
          'status: We received your message. Reference: S-1. We’ve emailed a confirmation to asha@bridge.in.',
        ],
      },
    },
  },
}
