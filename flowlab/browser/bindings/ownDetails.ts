import type { OwnDetail } from '../../../src/domain/members/ownDetails.ts'
import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import type { StateOnScreen } from '../screen.ts'
import {
  answering,
  awaitBell,
  decide,
  enterCode,
  fill,
  fresh,
  ok,
  press,
  saysLost,
  saysRefusal,
  signIn,
} from './acts.ts'
import { type Lost, type Refused, sentTo } from './login.ts'

interface Opened extends Refused, Lost {
  detail: OwnDetail
}
const titles: Readonly<Record<OwnDetail, string>> = {
  name: 'Change name',
  email: 'Change email',
  mobile: 'Change mobile number',
}
const starts: Readonly<Record<string, OwnDetail>> = {
  'a name': 'name',
  'an email': 'email',
  'a mobile number': 'mobile',
}
const targets = {
  email: { kind: 'email', email: 'a@b.in' },
  mobile: { kind: 'mobile', mobile: '+919820098200' },
} as const

const form = ({ detail }: Opened): StateOnScreen => ({
  reads: [titles[detail], ...(detail === 'name' ? ['Name'] : ['Current password'])],
  offers: detail === 'name' ? [] : ['button Show'],
  without: [detail === 'name' ? 'button Send code' : 'button Save'],
})
const busy = (context: Opened): StateOnScreen => ({ ...form(context), offers: [] })
const sent = ({ detail }: { detail: OwnDetail }) => ({
  target: targets[detail === 'mobile' ? 'mobile' : 'email'],
  password: 'Sturdy#Bridge7',
})

/** A member’s own name, email and mobile number, each in a dialog of the account page. */
export const ownDetails: Binding = {
  name: 'ownDetails',
  reach: 'its screen',
  open: async (page, start) => {
    await signIn(page)
    const owner = { name: 'Dev Malhotra', email: 'dev@fund.in', mobile: '+919820012345' }
    const security = { owner, sessions: [], events: [], deletion_due_at: null, shares_steps: false }
    await answering(page, /\/api\/sessions$/, security)
    await page.route(/\/api\/codes\/c$/, (route) => route.fulfill({ json: fresh }))
    await page.route(/\/api\/codes\/c\/verification$/, (route) => route.fulfill({ json: { status: true, proof: 'p' } }))
    await page.goto(addresses.account)
    await awaitBell(page)
    await press(titles[starts[start] ?? 'name'])(page)
  },
  does: {
    'field.changed': fill({}, true),
    'form.submitted': (page) => page.getByRole('dialog').locator('button[type=submit]').click(),
    'contact.changeRequested': decide('Use a different email or mobile'),
    'dialog.closed': decide('Cancel'),
  },
  settles: { oneTimeCode: enterCode },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    saveName: {
      method: 'PUT',
      url: /\/api\/account\/name$/,
      sends: ({ draft }: { draft: { name: string } }) => ({ name: draft.name }),
      body: () => ok(),
    },
    requestCode: {
      method: 'POST',
      url: /\/api\/account\/contact\/code$/,
      sends: sent,
      body: () => ({ json: { ...fresh, challenge_id: 'c' } }),
    },
    changeContact: {
      method: 'PUT',
      url: /\/api\/account\/contact$/,
      sends: (context: { detail: OwnDetail }) => ({ ...sent(context), token: 'p' }),
      body: () => ok(),
    },
  },
  main: 'changeContact',
  screen: {
    presses: {
      'button Save': 'form.submitted',
      'button Send code': 'form.submitted',
      'button Use a different email or mobile': 'contact.changeRequested',
      'button Cancel': 'dialog.closed',
    },
    states: {
      editing: (context: Opened) => ({ ...form(context), liveRegions: saysRefusal(context) }),
      savingName: busy,
      requestingCode: busy,
      enteringCode: ({ detail }: Opened) => ({
        reads: [titles[detail], 'Code'],
        offers: ['button Verify', 'button Clear', 'button Resend code'],
        liveRegions: [sentTo],
        without: ['button Save', 'button Send code'],
      }),
      changingContact: busy,
      unanswered: (context: Opened) => ({ ...form(context), liveRegions: saysLost(context) }),
    },
  },
}
