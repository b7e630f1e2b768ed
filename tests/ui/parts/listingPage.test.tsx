import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../src/domain/contract/market.ts'
import { keyFigures } from '../../../src/domain/market/keyFigures.ts'
import { convertWhole, formatCompact } from '../../../src/domain/money.ts'
import { profileKinds } from '../../../src/domain/offerings.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { KeyFigures } from '../../../src/ui/market/KeyFigures.tsx'
import { ListingFacts } from '../../../src/ui/market/ListingFacts.tsx'
import { show } from '../../support/inLanguage.tsx'

const fact = (field: string, section: Fact['section'], value: string, more: Partial<Fact> = {}): Fact => ({
  ...{ field, section, value, label: `The ${field}`, short: value, converted: null },
  ...more,
})
const facts = [
  fact('link', 'business', 'https://setufreight.in'),
  fact('ebitda', 'figures', '−4', { short: '−4%' }),
  fact('funding_goal', 'raise', '₹24,00,00,000', { short: '₹24 Cr', converted: '$2.88M' }),
  fact('brief_about_business', 'story', 'Part truckloads between industrial towns.'),
]

describe('the page of a listing', () => {
  it('puts first what a reader decides by, an amount in the reader’s currency beside the owner’s', () => {
    show(<KeyFigures listing={{ kind: 'INVESTMENT', facts }} />)
    const strip = within(screen.getByRole('region', { name: 'Key figures' }))
    expect(strip.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Raising', 'EBITDA margin'])
    expect(strip.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹24 Crabout $2.88M',
      '−4%',
    ])
  })

  it('has no strip where none of it is known', () => {
    const { container } = show(<KeyFigures listing={{ kind: 'INVESTMENT', facts: [] }} />)
    expect(container.textContent).toBe('')
  })

  it('tells everything by subject, what matters before the rest, and names what was left out in one line', () => {
    show(<ListingFacts listing={{ facts, undisclosed: ['Valuation', 'Exit'] }} />)
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['Overview', 'Figures', 'Deal', 'Business'])
    expect(screen.getByText('Not disclosed: Valuation, Exit.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'https://setufreight.in' })).toBeDefined()
  })

  it('has key figures that a listing shows', () => {
    for (const kind of profileKinds) {
      const { basic, business } = wizardSteps[kind]
      const listed = [...basic, ...business].filter(({ listed }) => listed).map(({ name }) => name)
      expect(keyFigures[kind].filter((name) => !listed.includes(name))).toEqual([])
    }
  })
})

describe('an amount where room is scarce', () => {
  it('is counted in the steps of its readers', () => {
    expect(formatCompact(240_000_000, 'INR', 'en')).toBe('₹24\u00a0Cr')
    expect(formatCompact(2_880_000, 'USD', 'en')).toBe('$2.88M')
    expect(formatCompact(75_000, 'USD', 'en')).toBe('$75K')
  })

  it('is converted at the rates of prices, and not at all without one', () => {
    expect(convertWhole(240_000_000, 'INR', 'USD')).toBeCloseTo(2_880_000)
    expect(convertWhole(100, 'XYZ', 'USD')).toBeNull()
  })
})
