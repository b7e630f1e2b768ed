import type { Page } from 'playwright-core'
import { addresses } from '../../../src/routes.ts'
import { facets, listing } from '../../flows/listingSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, member, press, signIn } from './acts.ts'

const cards = ['l', 'm', 'n', 'o', 'p'].map((id) => ({ ...listing, id, name: `Listing ${id}` }))
interface Chosen {
  chosen: readonly { id: string; name: string }[]
}
const named = ({ chosen }: Chosen) => chosen.map(({ name }) => name).join(', ')

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
      single: { reads: ['1 of 4 chosen', 'Choose at least one more.'] },
      several: ({ chosen }: Chosen) => ({
        reads: [`${chosen.length} of 4 chosen`, named({ chosen })],
        offers: ['link Compare'],
      }),
      full: { reads: ['4 of 4 chosen', 'Remove one to add another.'], offers: ['link Compare'] },
    },
  },
}
