import { describe, expect, it } from 'vitest'
import { withAnswer } from '../../../src/domain/registration/answers.ts'
import { missingStates } from '../../../src/domain/registration/knownPlaces.ts'

const known = {
  IN: [
    { slug: 'goa', label: 'Goa' },
    { slug: 'kerala', label: 'Kerala' },
  ],
  'IN:goa': [
    { slug: 'panaji', label: 'Panaji' },
    { slug: 'ponda', label: 'Ponda' },
  ],
  'IN:kerala': [{ slug: 'ponda', label: 'Ponda' }],
  SG: [],
}
const form = { kind: 'INVESTMENT', step: 'business', thisYear: 2026, known } as const

describe('a typed city', () => {
  it.each([
    ['stays when its state is chosen after it', 'IN', 'Thrissur', 'IN:kerala', 'Thrissur'],
    ['is cleared when it belongs to the previous state', 'IN:goa', 'panaji ', 'IN:kerala', null],
    ['stays when the new state has a city of that name too', 'IN:goa', 'Ponda', 'IN:kerala', 'Ponda'],
    ['stays when no list of cities has it', 'IN:goa', 'Thrissur', 'IN:kerala', 'Thrissur'],
    ['stays when its state is removed', 'IN:goa', 'Panaji', 'IN', 'Panaji'],
    ['is cleared with its country', 'IN:goa', 'Panaji', 'SG', null],
    ['is cleared when the location is no place', 'IN:goa', 'Panaji', 'online-only', null],
  ])('%s', (_, before, city, now, left) => {
    const filled = { answers: { location: before, city }, errors: {}, keywordDrafts: {} }
    expect(withAnswer(form, filled, 'location', now).answers).toEqual({ location: now, city: left })
  })
})

describe('a state', () => {
  it.each([
    ['IN', { location: 'stateMissing' }],
    ['IN:goa', {}],
    ['SG', {}],
    ['FR', {}],
    [null, {}],
    ['online-only', {}],
  ])('of the location %s: %j', (location, errors) => {
    expect(missingStates('INVESTMENT', 'business', { location }, known)).toEqual(errors)
  })
})
