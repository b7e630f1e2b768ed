import { expect, it } from 'vitest'
import { closest } from '../../src/domain/closeness.ts'

const found = (names: string[], typed: string, within: 2 | 3 = 3) => closest(names, (name) => name, typed, within)

it('the name itself comes first, then names that begin with the text, then words, then parts of words', () => {
  expect(found(['Agritech', 'Health-tech', 'Tech services', 'Tech', 'Biotech'], 'tech')).toEqual([
    'Tech',
    'Tech services',
    'Health-tech',
    'Agritech',
    'Biotech',
  ])
})

it('names that are equally close stay in their order', () => {
  expect(found(['Pune Cantonment', 'Pune', 'Pune City'], 'pu')).toEqual(['Pune Cantonment', 'Pune', 'Pune City'])
})

it('capitals, hyphens and spaces around the text make no difference, in Hindi either', () => {
  expect(found(['E-commerce'], ' E commerce ')).toEqual(['E-commerce'])
  expect(found(['खाद्य और पेय', 'पेय'], 'पेय')).toEqual(['पेय', 'खाद्य और पेय'])
})

it('parts of words are left out where only words count', () => {
  expect(found(['Biotech', 'Tech'], 'tech', 2)).toEqual(['Tech'])
  expect(found(['Biotech'], 'farm')).toEqual([])
})

it('without a text every name is found', () => {
  expect(found(['Mumbai', 'Pune'], '')).toEqual(['Mumbai', 'Pune'])
})
