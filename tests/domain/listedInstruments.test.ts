import { expect, it } from 'vitest'
import { optionsOf } from '../../server/features/catalog/index.ts'
import { listedInstruments } from '../../src/domain/proposals/listedInstruments.ts'

/** The instruments that a profile names, which an offer to it lists first. */

const slugsOf = (list: string) => (optionsOf(list) ?? []).map(({ slug }) => slug)

it('each capital offer stands for one instrument, except what no instrument stands for', () => {
  const offers = slugsOf('capital-offer-type')
  expect(offers).toHaveLength(10)
  expect(offers.filter((offer) => listedInstruments({ capital_offer: [offer] }).length !== 1)).toEqual([
    'compulsorily-convertible-debentures',
    'open-to-discussion',
  ])
  for (const instrument of listedInstruments({ capital_offer: offers.filter((one) => one !== 'open-to-discussion') }))
    expect(slugsOf('instruments')).toContain(instrument)
})

it('a profile that is open to any names none, and an investor’s are as they are', () => {
  expect(listedInstruments({ capital_offer: ['equity-shares', 'open-to-discussion'] })).toEqual([])
  expect(listedInstruments({ instruments: ['equity', 'term-loan'] })).toEqual(['equity', 'term-loan'])
  expect(listedInstruments({})).toEqual([])
})
