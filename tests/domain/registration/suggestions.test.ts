import { expect, it } from 'vitest'
import { completenessOf, suggestionsOf } from '../../../src/domain/registration/completeness.ts'

const of = (answers: Parameters<typeof completenessOf>[1]) => completenessOf('INVESTMENT', answers, [])
const namesIn = ({ raises }: ReturnType<typeof of>) => raises.map(({ name }) => name)

it('a document that the member says does not exist is not missing', () => {
  expect(namesIn(of({ has_pitch_deck: false }))).not.toContain('pitch-deck')
  expect(namesIn(of({ has_pitch_deck: true }))).toContain('pitch-deck')
  expect(namesIn(of({}))).toContain('pitch-deck')
})

it('required items are suggested one by one, optional documents and answers together', () => {
  const completeness = of({})
  const suggestions = suggestionsOf(completeness)
  const several = suggestions.filter(({ items }) => items.length > 1)
  expect(several.map(({ items: [{ isDocument }] }) => isDocument)).toEqual([true, false])
  expect(several.flatMap(({ items }) => items).some(({ required }) => required)).toBe(false)
  expect(suggestions.flatMap(({ items }) => items)).toHaveLength(completeness.raises.length)
  // Optional documents count for 12 percent together, optional answers for 8.
  expect(several.map(({ points }) => points)).toEqual([12, 8])
})

it('a complete profile has no suggestions', () => {
  expect(suggestionsOf({ percent: 100, raises: [] })).toEqual([])
})
