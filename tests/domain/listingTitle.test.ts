import { expect, it } from 'vitest'
import { listingPlace, listingSubtitle, listingTitle } from '../../src/domain/market/listingTitle.ts'

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
