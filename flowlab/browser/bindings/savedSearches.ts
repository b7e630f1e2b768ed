import type { Page } from 'playwright-core'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import { addresses } from '../../../src/routes.ts'
import { facets } from '../../flows/listingSamples.ts'
import { me } from '../../flows/samples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, decide, ok, press, saysRefusal, signIn } from './acts.ts'
import type { Refused } from './login.ts'

const founder: Me = {
  ...me,
  login_type: 'entrepreneur',
  account_type: 'investment',
  profiles: [{ id: '7f8a1c1e-0000-4000-8000-000000000008', kind: 'INVESTMENT', status: 'approved', steps_done: 3 }],
}
const base = addresses.base('entrepreneur', 'investment')

interface Searches extends Refused {
  refusal: { message: string; code: string } | null
  action: object | null
  name: string
}
const choose = (page: Page, index: number, alert: string) =>
  page
    .getByRole('dialog')
    .locator('select[name=alert]')
    .nth(index)
    .selectOption(alert)
    .then(() => {})

const title = 'Saved searches'
const list = (context: Searches) => ({
  reads: [title, 'Name of the search', 'Alert me to new results', 'Tea', '1 of 5 used'],
  liveRegions: saysRefusal(context),
})

/** The panel of saved searches over a list. */
export const savedSearches: Binding = {
  name: 'savedSearches',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, founder)
    await answering(page, /\/api\/listings\?/, {
      list: [],
      featured_count: 0,
      next_cursor: null,
      corrected: null,
      best_of: null,
    })
    await answering(page, /\/api\/listings\/facets/, { ...facets, total: 0 })
    await answering(page, /\/api\/listings\/matching/, { looked_at: 0, strong: 0, change: null })
    await page.goto(`${addresses.list(base, 'INVESTOR')}?q=tea`)
    await awaitBell(page)
  },
  does: {
    'panel.opened': press('Saved searches'),
    'panel.closed': decide('Close'),
    'name.changed': (page: Page, { name }: { name: string }) => page.locator('input[name=search-name]').fill(name),
    'alert.chosen': (page: Page, { alert }: { alert: string }) => choose(page, 0, alert),
    'search.saved': decide('Save this search'),
    'search.changed': (page: Page) => choose(page, 1, ''),
    'search.removed': decide('Delete Tea'),
    'search.opened': decide('Run search: Tea'),
    'subscription.chosen': decide('See plans'),
    'retry.requested': decide('Try again'),
  },
  calls: {
    loadSearches: {
      method: 'GET',
      url: /\/api\/saved-searches$/,
      losses: [],
      body: (searches: object) => ok(searches),
    },
    runAction: { method: ['POST', 'PUT', 'DELETE'], url: /\/api\/saved-searches(\/s)?$/, body: () => ok() },
  },
  main: 'runAction',
  screen: {
    presses: {
      'button Save this search': 'search.saved',
      'button Run search: Tea': 'search.opened',
      'button Delete Tea': 'search.removed',
      'button See plans': 'subscription.chosen',
      'button Close': 'panel.closed',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: { reads: [title], liveRegions: ['status: Loading…'] },
      shown: (context: Searches) => ({
        ...list(context),
        without: context.refusal?.code === 'QUOTA_EXCEEDED' ? [] : ['button See plans'],
      }),
      runningAction: list,
      unanswered: { reads: [title, 'We couldn’t load your saved searches.'] },
    },
    leads: { 'subscription.chosen': addresses.plans(base) },
  },
}
