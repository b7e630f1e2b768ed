import { expect, it } from 'vitest'
import { afterHeadline, listingPlace, listingSubtitle, listingTitle } from '../../src/domain/market/listingTitle.ts'

const note = 'Name revealed once accepted'

it('a listing is called by its name, and by its headline while the name is hidden', () => {
  const named = { name: 'Setu Freight', name_hidden: false, headline: 'Part truckloads' }
  expect([listingTitle(named), listingSubtitle(named)]).toEqual(['Setu Freight', 'Part truckloads'])
  const hidden = { name: note, name_hidden: true, headline: 'Part truckloads' }
  expect([listingTitle(hidden), listingSubtitle(hidden)]).toEqual(['Part truckloads', note])
  const bare = { name: note, name_hidden: true, headline: '' }
  expect([listingTitle(bare), listingSubtitle(bare)]).toEqual([note, ''])
})

it.each([
  ['Pune', 'India', 'Pune, India'],
  ['Singapore', 'Singapore', 'Singapore'],
  ['', 'India', 'India'],
])('the place of %s in %s is “%s”', (city, country, place) => {
  expect(listingPlace({ city, country })).toBe(place)
})

it.each([
  ['Part truckloads. We fill empty returns.', 'Part truckloads.', 'We fill empty returns.'],
  ['Part truckloads.', 'Part truckloads.', 'Part truckloads.'],
  ['Part truckloads at full-load prices, and', 'Part truckloads at…', 'Part truckloads at full-load prices, and'],
  ['We fill empty returns.', '', 'We fill empty returns.'],
])('“%s” after the headline “%s” is “%s”', (text, headline, rest) => {
  expect(afterHeadline(text, headline)).toBe(rest)
})
