import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LinkTarget } from '../../../src/domain/chats/linkTargetSchema.ts'
import { LinkCards } from '../../../src/ui/chats/LinkCards.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The cards for the links in a message (specification, section 3.29). */

const [listingId, proposalId] = ['2f1c0000-0000-4000-8000-000000000001', '2f1c0000-0000-4000-8000-000000000002']
const target = (type: LinkTarget['type'], id: string): LinkTarget => ({
  ...{ type, id, kind: 'INVESTMENT', title: `The ${type}`, headline: 'Cold rooms' },
})
const targets = { [listingId]: target('listing', listingId), [proposalId]: target('proposal', proposalId) }
const cards = (text: string) => {
  show(<LinkCards text={text} targets={targets} base="/investor" />)
  return screen.queryAllByRole('link').map((card) => [card.getAttribute('href'), card.textContent])
}
const here = (path: string) => `${location.origin}${path}`

it('one of our pages opens at the reader’s own address, a listing as a listing and a proposal as a proposal', () => {
  const links = [here(`/entrepreneur/investment/investors/${listingId}`), here(`/entrepreneur/x/${proposalId}`)]
  expect(cards(`See ${links.join(' and ')}`)).toEqual([
    [`/investor/capital-bridge/${listingId}`, 'The listingListing · Cold rooms'],
    [`/investor/my-proposal/capital-bridge/${proposalId}`, 'The proposalProposal · Cold rooms'],
  ])
})

it('another site is named by its host and path, and three cards are the most', () => {
  const links = ['one', 'two', 'three', 'four'].map((name) => `https://${name}.in/deck`)
  expect(cards(links.join(' '))).toEqual([
    ['https://one.in/deck', 'one.in/deck'],
    ['https://two.in/deck', 'two.in/deck'],
    ['https://three.in/deck', 'three.in/deck'],
  ])
})
