import type { Page } from 'playwright-core'
import { addresses } from '../../../src/routes.ts'
import { facets, listing } from '../../flows/listingSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, member, press, signIn } from './acts.ts'

const cards = ['l', 'm', 'n', 'o', 'p'].map((id) => ({ ...listing, id, name: `Listing ${id}` }))
interface Chosen {
  chosen: readonly { id: string; name: string }[]
}
const removals = ({ chosen }: Chosen) => chosen.map(({ name }) => `button Remove ${name} from the comparison`)

/** What is ticked in a list to be compared. */
export const comparedChoice: Binding = {
  name: 'comparedChoice',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, member)
    await answering(page, /\/api\/listings\?/, {
      ...{ list: cards, featured_count: 0, next_cursor: null, corrected: null, best_of: null },
    })
    await answering(page, /\/api\/listings\/facets/, { ...facets, total: cards.length })
    await answering(page, /\/api\/listings\/matching/, { looked_at: 0, strong: 0, change: null })
    await page.goto(addresses.market(addresses.base('investor', null)))
    await awaitBell(page)
  },
  does: {
    'listing.ticked': (page: Page, { listing: { name } }: { listing: { name: string } }) =>
      page.getByLabel(`Compare ${name}`).click(),
    'choice.cleared': press('Clear selection'),
  },
  calls: {},
  main: null,
  screen: {
    within: 'main [role=region]',
    presses: { 'button Clear selection': 'choice.cleared' },
    states: {
      single: (context: Chosen) => ({
        reads: ['1 of 4 chosen', 'Choose at least one more.'],
        offers: removals(context),
      }),
      several: (context: Chosen) => ({
        reads: [`${context.chosen.length} of 4 chosen`],
        offers: [...removals(context), 'link Compare'],
      }),
      full: (context: Chosen) => ({
        reads: ['4 of 4 chosen', 'Remove one to add another.'],
        offers: [...removals(context), 'link Compare'],
      }),
    },
  },
}
