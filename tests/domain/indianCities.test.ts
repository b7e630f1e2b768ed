import { describe, expect, it } from 'vitest'
import { citiesOf, statesOf } from '../../server/features/catalog/places.ts'
import { cityName, indianCities, latinWords, storedCity } from '../../src/domain/registration/indianCities.ts'
import { placeWords } from '../../src/domain/registration/places.ts'

describe('a city of India', () => {
  it('has its Hindi name in Hindi, and its stored name in English', () => {
    expect([cityName('Pune', 'IN', 'hi'), cityName('Pune', 'IN', 'en'), cityName('Sangola', 'IN', 'hi')]).toEqual([
      'पुणे',
      'Pune',
      'Sangola',
    ])
  })

  it('in another country keeps its name', () => {
    expect(cityName('Hyderabad', 'PK', 'hi')).toBe('Hyderabad')
  })

  it('written in Hindi is stored by the name in the list', () => {
    expect([storedCity(' पुणे '), storedCity('नई दिल्ली'), storedCity('Pune'), storedCity('पु')]).toEqual([
      'Pune',
      'New Delhi',
      'Pune',
      'पु',
    ])
  })

  it('is found by each word of its Hindi name', () => {
    expect([latinWords.get('पुणे'), latinWords.get('नई'), latinWords.get('दिल्ली')]).toEqual(['pune', 'new', 'delhi'])
  })

  it('stands in Hindi within a place', () => {
    const names = { option: () => 'महाराष्ट्र', country: () => 'भारत' }
    expect(placeWords('IN:maharashtra:Pune', { ...names, language: 'hi' })).toBe('पुणे, महाराष्ट्र, भारत')
  })
})

it('no two cities have one Hindi name, and each name is in composed Devanagari', () => {
  const hindi = indianCities.map(([, name]) => name)
  expect(new Set(hindi).size).toBe(hindi.length)
  expect(hindi.filter((name) => name !== name.normalize('NFC') || /[^\u0900-\u097f ]/u.test(name))).toEqual([])
})

/** Members write these by hand, as the list has them under other names. */
const unlisted = ['Chikkamagaluru', 'Goa', 'Mehsana', 'Morbi', 'Panaji', 'Solapur']

it('each city is in the list of cities under the same name', async () => {
  const listed = new Set((await Promise.all(statesOf('IN', 'en').map(({ slug }) => citiesOf('IN', slug)))).flat())
  expect(
    indianCities.map(([latin]) => latin).filter((latin) => !listed.has(latin) && !unlisted.includes(latin)),
  ).toEqual([])
})
