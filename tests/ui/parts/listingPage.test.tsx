import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listing, question, sideBySide } from '../../../flowlab/flows/listingSamples.ts'
import type { Fact } from '../../../src/domain/market/factSchema.ts'
import { keyFigures } from '../../../src/domain/market/keyFigures.ts'
import { listingParts, sectionsIn } from '../../../src/domain/market/listingParts.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { conversionRate, convertMoney, formatMoney, moneyOf } from '../../../src/domain/money.ts'
import { profileKinds } from '../../../src/domain/offerings.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { sections } from '../../../src/domain/registration/sections.ts'
import { comparedRows } from '../../../src/ui/market/comparedRows.ts'
import { KeyFigures } from '../../../src/ui/market/KeyFigures.tsx'
import { documentName } from '../../../src/ui/market/ListingDocuments.tsx'
import { ListingFacts, partsWithFacts } from '../../../src/ui/market/ListingFacts.tsx'
import { MatchReasons } from '../../../src/ui/market/MatchReasons.tsx'
import { SimilarListings } from '../../../src/ui/market/SimilarListings.tsx'
import { PriceMultiples, YearFigures } from '../../../src/ui/market/YearFigures.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

const fact = (field: string, section: Fact['section'], value: string, more: Partial<Fact> = {}): Fact => ({
  ...{ field, section, value, label: `The ${field}`, short: value, converted: null, rate: null },
  ...more,
})
const facts = [
  fact('link', 'business', 'https://setufreight.in'),
  fact('ebitda', 'figures', '−4', { short: '−4%' }),
  fact('funding_goal', 'raise', '₹24,00,00,000', { short: '₹24 Cr', converted: '$2.88M', rate: '1 USD = 83.33 INR' }),
  fact('brief_about_business', 'story', 'Part truckloads between industrial towns.'),
  fact('exit_strategy', 'raise', 'Sale to a carrier'),
  fact('gross_margin', 'figures', '31%'),
]

const strip = { kind: 'INVESTMENT', facts, rates_on: '2026-11-21T00:00:00.000Z', match: null, years: null } as const
const inr = (rupees: number) => ({ minor: rupees * 100, currency: 'INR' as const })
const years = {
  rows: [
    { year: '2025', plan: false, revenue: inr(190_000_000), profit: inr(-20_900_000) },
    { year: '2026', plan: false, revenue: inr(310_000_000), profit: null },
    { year: '2027', plan: true, revenue: inr(480_000_000), profit: inr(24_000_000) },
  ],
}
type TicketAmounts = NonNullable<NonNullable<ListingDetail['match']>['reasons'][number]['amounts']>
const ticketMatch = (amounts: Pick<TicketAmounts, 'of' | 'where'>) => ({
  score: 90,
  reasons: [
    {
      ...{ part: 'ticket' as const, met: 'yes' as const, shared: [], fits: [] },
      amounts: { ...amounts, asked: '₹2.4 Cr', goal: null, least: '₹2.08 Cr', most: '₹8.33 Cr' },
    },
  ],
})

describe('the page of a listing', () => {
  it('puts the key figures first, with an amount in the reader’s currency and the owner’s beside it', () => {
    show(<KeyFigures listing={{ ...strip, facts }} />)
    const figures = within(screen.getByRole('region', { name: 'Key figures' }))
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Raising', 'EBITDA margin'])
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$2.88M₹24 Cr1 USD = 83.33 INR, rates of 21-Nov-2026',
      '−4%',
    ])
  })

  it('describes a converted amount by its rate and the day of that rate', () => {
    show(<KeyFigures listing={strip} />)
    const amount = screen.getByRole('button', { name: '₹24 Cr' })
    const rate = document.getElementById(amount.getAttribute('aria-describedby') ?? '')
    expect(rate?.textContent).toBe('1 USD = 83.33 INR, rates of 21-Nov-2026')
  })

  it('explains figures with facts that make them easier to judge', () => {
    const more = [
      fact('minimum_investment', 'raise', '₹2,40,00,000', { short: '₹2.4 Cr' }),
      fact('founding_year', 'business', '2018'),
      fact('employees', 'business', '51–200'),
    ]
    const match = ticketMatch({ of: 'minimum_investment', where: 'inside' })
    show(<KeyFigures listing={{ ...strip, facts: more, match }} />)
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹2.4 Crin your range',
      '2018Team of 51–200',
    ])
    show(<KeyFigures listing={{ ...strip, facts: more.slice(0, 1) }} />)
    expect(screen.getByRole('definition').textContent).toBe('₹2.4 Cr')
  })

  it.each([
    ['the minimum', 'minimum_investment', 'inside', ['₹6 Cr', '₹10 Lin your range']],
    ['the goal', 'funding_goal', 'inside', ['₹6 Crin your range', '₹10 L']],
    ['neither', 'minimum_investment', 'around', ['₹6 Cr', '₹10 L']],
    ['neither', 'minimum_investment', 'above', ['₹6 Cr', '₹10 L']],
  ] as const)('says “in your range” beside %s, where %s is %s it', (_, of, where, shown) => {
    const both = [
      fact('funding_goal', 'raise', '₹6,00,00,000', { short: '₹6 Cr' }),
      fact('minimum_investment', 'raise', '₹10,00,000', { short: '₹10 L' }),
    ]
    show(<KeyFigures listing={{ ...strip, facts: both, match: ticketMatch({ of, where }) }} />)
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(shown)
  })

  it('shows the year of the revenue and its growth', () => {
    const band = fact('annual_revenue', 'figures', '$1M–$5M', { converted: '₹8.33 Cr–₹41.7 Cr' })
    // With figures by year, the server sends the last year's revenue in place of the range.
    const revenue = { ...band, short: '₹31\u00a0Cr', converted: null }
    const figure = () => screen.getByRole('definition').textContent
    show(<KeyFigures listing={{ ...strip, facts: [band] }} />)
    expect(figure()).toBe('₹8.33 Cr–₹41.7 Cr$1M–$5M')
    show(<KeyFigures listing={{ ...strip, facts: [revenue], years }} />)
    expect(figure()).toBe('₹31\u00a0CrFY 2026, +63%')
    show(<KeyFigures listing={{ ...strip, facts: [revenue], years: { ...years, rows: years.rows.slice(1) } }} />)
    expect(figure()).toBe('₹31\u00a0CrFY 2026')
  })

  it('shows a revenue side by side in the reader’s currency, with the owner’s and the year beneath', () => {
    const band = { short: '$1M–$5M', converted: '₹8.33 Cr–₹41.7 Cr' }
    const revenue = { short: '$3.72M', converted: '₹31\u00a0Cr' }
    const cellOf = (more: Partial<Fact>, of: ListingDetail['years']) => {
      const shown = { ...sideBySide, facts: [fact('annual_revenue', 'figures', '$1M–$5M', more)], years: of }
      const [first] = comparedRows('INVESTMENT', [shown], wordsIn('en').market)
      return first?.rows.find(({ name }) => name === 'annual_revenue')?.cells[0]
    }
    const dollars = { year: '2026', plan: false, revenue: moneyOf(3_720_000, 'USD'), profit: null }
    expect(cellOf(revenue, { rows: [dollars] })).toEqual({ text: '₹31\u00a0Cr', about: '$3.72M · FY 2026' })
    expect(cellOf({ short: '₹31\u00a0Cr' }, years)).toEqual({ text: '₹31\u00a0Cr', about: 'FY 2026' })
    expect(cellOf(band, null)).toEqual({ text: '₹8.33 Cr–₹41.7 Cr', about: '$1M–$5M' })
  })

  it('shows the margin of the year before beside the margin of the last year', () => {
    const margin = (short: string) => fact('ebitda', 'figures', short, { short })
    const rows = years.rows.map((row) => ({
      ...row,
      profit: inr(row.revenue.minor / (row.year === '2026' ? 1000 : -2000)),
    }))
    const figure = () => screen.getByRole('definition').textContent
    show(<KeyFigures listing={{ ...strip, facts: [margin('10%')], years: { rows } }} />)
    expect(figure()).toBe('10%−5% in FY 2025')
    show(<KeyFigures listing={{ ...strip, facts: [margin('10%')], years: { rows: rows.slice(1) } }} />)
    expect(figure()).toBe('10%')
    show(<KeyFigures listing={{ ...strip, facts: [margin('10%')], years }} />)
    expect(figure()).toBe('10%')
    const other = fact('minimum_investment', 'raise', '10%', { short: '10%' })
    show(<KeyFigures listing={{ ...strip, facts: [other], years: { rows } }} />)
    expect(figure()).toBe('10%')
  })

  it('draws the figures by year, which a screen reader reads as a table', () => {
    const { container } = show(<YearFigures years={years} />)
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows).toEqual([
      ['Financial year', 'Revenue', 'EBITDA or profit', 'Margin'],
      ['2025', '₹19\u00a0Cr', '−₹2.09\u00a0Cr', '−11%'],
      ['2026', '₹31\u00a0Cr', '', ''],
      ['2027, projected', '₹48\u00a0Cr', '₹2.4\u00a0Cr', '5%'],
    ])
    const drawn = [...container.querySelectorAll('figure')]
    expect(drawn.map((figure) => figure.querySelectorAll('li').length)).toEqual([3, 2])
    expect(drawn.every((figure) => figure.getAttribute('aria-hidden') === 'true')).toBe(true)
    const heights = [...(drawn[0]?.querySelectorAll('svg > .bar') ?? [])].map((bar) =>
      Number(bar.getAttribute('height')),
    )
    expect(heights.map(Math.round)).toEqual([40, 65, 100])
    const losses = [...(drawn[1]?.querySelectorAll('svg > .bar') ?? [])].map((bar) => bar.getAttribute('data-loss'))
    expect(losses).toEqual(['true', 'false'])
  })

  it('draws losses below the line, and years without revenue as a line', () => {
    const row = (year: string, profit: number) => ({ year, plan: false, revenue: inr(0), profit: inr(profit) })
    const { container } = show(<YearFigures years={{ rows: [row('2025', -20), row('2026', 60)] }} />)
    const [revenue, profit] = [...container.querySelectorAll('figure')].map((figure) =>
      [...figure.querySelectorAll('svg > .bar')].map((bar) =>
        ['y', 'height'].map((name) => Number(bar.getAttribute(name))),
      ),
    )
    expect(revenue?.map(([, height]) => height)).toEqual([1, 1])
    expect(profit).toEqual([
      [75, 25],
      [0, 75],
    ])
  })

  it('shows the price of a business in years of revenue and profit, and how that was computed', () => {
    const multiples = {
      ...{ year: '2026', price: '₹8 Cr', stake: '40%', whole: '₹20 Cr' },
      ...{ revenue: 5, revenue_amount: '₹4 Cr', profit: null, profit_amount: null },
    }
    const none = { revenue: null, profit: null }
    const { container } = show(<PriceMultiples multiples={multiples} comparables={none} />)
    expect(container.textContent).not.toContain('Similar businesses')
    expect(container.querySelector('summary')?.textContent).toBe('5× revenueHow this is calculated')
    expect(container.querySelector('details > p')?.textContent?.trim()).toBe(
      '₹8 Cr for 40% values the whole business at ₹20 Cr. ₹20 Cr ÷ ₹4 Cr revenue (FY 2026) = 5×.',
    )
  })

  it('shows what similar businesses ask for each multiple that the listing states', () => {
    const multiples = {
      ...{ year: '2026', price: '₹8 Cr', stake: '40%', whole: '₹20 Cr' },
      ...{ revenue: 5, revenue_amount: '₹4 Cr', profit: null, profit_amount: null },
    }
    const spread = { count: 4, least: 1.2, median: 2, most: 3.4 }
    const { container } = show(
      <PriceMultiples multiples={multiples} comparables={{ revenue: spread, profit: spread }} />,
    )
    expect(container.textContent).toContain(
      'Similar businesses here ask 1.2× to 3.4× revenue; the median of 4 listings is 2×.',
    )
    expect(container.textContent).not.toContain('× EBITDA')
    cleanup()
    const both = { ...multiples, profit: 8, profit_amount: '₹2.5 Cr' }
    const { container: second } = show(
      <PriceMultiples multiples={both} comparables={{ revenue: null, profit: spread }} />,
    )
    expect(second.textContent).toContain(
      'Similar businesses here ask 1.2× to 3.4× EBITDA or profit; the median of 4 listings is 2×.',
    )
  })

  it('has no strip if none of its figures are known', () => {
    const { container } = show(<KeyFigures listing={{ ...strip, facts: [] }} />)
    expect(container.textContent).toBe('')
  })

  it('groups everything by subject, the important parts first, and names the omitted parts in one line', () => {
    show(
      <ListingFacts
        listing={{
          kind: 'INVESTMENT',
          name: 'Setu Freight',
          facts,
          headline: '',
          undisclosed: ['Valuation', 'Exit'],
          funds: null,
        }}
      />,
    )
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['Overview', 'Business', 'Figures', 'Deal'])
    expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['overview', 'figures', 'deal'])
    expect(screen.getByText('Not disclosed: Valuation, Exit.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'https://setufreight.in' })).toBeDefined()
  })

  it('links to web addresses with and without a scheme, and to nothing in other answers', () => {
    const answers = [
      fact('link', 'business', 'www.iyercoldfoods.in'),
      fact('cofounder_linkedin', 'team', 'linkedin.com/in/a_(b), HTTP://linkedin.com/in/c.'),
      fact('exit_strategy', 'raise', 'Sale to www.carrier.in'),
    ]
    const shown = { kind: 'INVESTMENT' as const, name: 'Iyer', headline: '', undisclosed: [], funds: null }
    const { container } = show(<ListingFacts listing={{ ...shown, facts: answers }} />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['www.iyercoldfoods.in', 'https://www.iyercoldfoods.in'],
      ['linkedin.com/in/a_(b)', 'https://linkedin.com/in/a_(b)'],
      ['HTTP://linkedin.com/in/c.', 'HTTP://linkedin.com/in/c.'],
    ])
    expect(container.textContent).toContain('linkedin.com/in/a_(b), HTTP://linkedin.com/in/c.')
  })

  it.each(profileKinds)('shows each key figure once, %s', (kind) => {
    const given = [...keyFigures[kind], 'employees', 'gross_margin', 'exit_strategy']
      .filter((field, place, all) => all.indexOf(field) === place)
      .map((field) => fact(field, 'figures', `Answer ${field}`.slice(0, 40)))
    const { container } = show(
      <>
        <KeyFigures listing={{ ...strip, kind, facts: given }} />
        <ListingFacts
          listing={{ kind, name: 'Setu Freight', facts: given, headline: '', undisclosed: [], funds: null }}
        />
      </>,
    )
    const text = container.textContent ?? ''
    for (const { value } of given) expect([value, text.split(value).length - 1]).toEqual([value, 1])
  })

  it('shows the exact amount if the figure is rounded, and a long answer in its section', () => {
    const goal = fact('funding_goal', 'raise', '₹24,36,58,900', { short: '₹24.4 Cr' })
    const timeline = fact(
      'funding_timeline',
      'raise',
      'As soon as the second plant has its permits and the bank agrees',
    )
    const all = [goal, timeline]
    const { container } = show(<KeyFigures listing={{ ...strip, facts: all }} />)
    expect(container.querySelector('section')?.textContent).toBe('Raising₹24.4 Cr₹24,36,58,900')
    show(
      <ListingFacts
        listing={{ kind: 'INVESTMENT', name: 'Setu Freight', facts: all, headline: '', undisclosed: [], funds: null }}
      />,
    )
    expect(screen.getByText(timeline.value)).toBeDefined()
  })

  it('shows the name in its title alone, and a company’s other name in its place', () => {
    const named = (name: string) => ({ kind: 'INVESTMENT' as const, name, headline: '', undisclosed: [], funds: null })
    const company = [fact('company_name', 'company', 'Setu Freight'), fact('entity_type', 'company', 'Private limited')]
    show(<ListingFacts listing={{ ...named('Setu Freight'), facts: company }} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['The entity_type'])
    show(<ListingFacts listing={{ ...named('Gurpreet Singh'), facts: company }} />)
    expect(screen.getByText('Setu Freight')).toBeDefined()
  })

  it('reads the story first and without its label', () => {
    show(
      <ListingFacts
        listing={{ kind: 'INVESTMENT', name: 'Setu Freight', facts, headline: '', undisclosed: [], funds: null }}
      />,
    )
    expect(screen.getByText('The brief_about_business').className).toBe('visually-hidden')
    expect(screen.getByText('The link').className).toBe('')
  })

  it('continues the story after the headline, which stands above', () => {
    const brief = 'Part truckloads at full-load prices. We fill empty returns.'
    const story = { kind: 'INVESTMENT' as const, name: 'Setu Freight', undisclosed: [], funds: null }
    const told = [fact('brief_about_business', 'story', brief)]
    const { container } = show(<ListingFacts listing={{ ...story, headline: brief.slice(0, 36), facts: told }} />)
    expect(container.querySelector('dd')?.textContent).toBe('We fill empty returns.')
  })

  it('offers a link to each part that it has, in the order of the page', () => {
    const none: ListingDetail['questions'] = { list: [], ask_refusal: 'FORBIDDEN', may_answer: false }
    const blank = { kind: 'INVESTMENT' as const, facts: [], years: null, funds: null, multiples: null, documents: [] }
    expect(partsWithFacts({ ...blank, facts, questions: none })).toEqual(['overview', 'figures', 'deal'])
    expect(partsWithFacts({ ...blank, documents: [{} as never], questions: none })).toEqual(['documents'])
    // Figures drawn in the chart have no line of their own.
    expect(partsWithFacts({ ...blank, years, questions: none })).toEqual(['figures'])
    expect(partsWithFacts({ ...blank, funds: [], questions: none })).toEqual(['figures'])
    expect(partsWithFacts({ ...blank, multiples: {} as never, questions: none })).toEqual(['deal'])
    for (const questions of [
      { ...none, may_answer: true },
      { ...none, ask_refusal: null },
      { ...none, list: [question] },
    ])
      expect(partsWithFacts({ ...blank, questions })).toEqual(['questions'])
  })

  it('has a place for the answers of every section', () => {
    const placed = listingParts.flatMap(sectionsIn)
    expect([...placed].sort()).toEqual([...sections].sort())
  })

  it('explains in words why two profiles match, and why not', () => {
    const reasons = [
      { part: 'sector' as const, met: 'yes' as const, shared: ['Logistics'], fits: [], amounts: null },
      { part: 'ticket' as const, met: 'partly' as const, shared: [], fits: [], amounts: null },
      { part: 'stage' as const, met: 'yes' as const, shared: ['Seed'], fits: ['Early revenue'], amounts: null },
      { part: 'keywords' as const, met: 'no' as const, shared: [], fits: [], amounts: null },
    ]
    show(<MatchReasons kind="INVESTMENT" match={{ score: 70, reasons }} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '✓Sector: matchesSectors in common: Logistics',
      '~Ticket size: partly matchesThe amounts are close',
      '✓Stage: matchesSeed fits your Early revenue stage',
      '×Keywords: doesn’t matchNo keyword in common',
    ])
  })

  it('names the amounts of the ticket size and where they lie, for either reader', () => {
    const range = {
      of: 'minimum_investment' as const,
      asked: '₹7.5 Cr',
      goal: null,
      least: '₹2.08 Cr',
      most: '₹8.33 Cr',
    }
    const price = { ...range, of: 'asking_price' as const, asked: '₹12 Cr' }
    const all = [
      { ...range, where: 'inside' as const },
      { ...range, where: 'inside' as const, least: null },
      { ...range, where: 'inside' as const, most: null },
      { ...price, where: 'above' as const },
      { ...range, of: 'funding_goal' as const, asked: '₹1 Cr', where: 'below' as const },
      { ...range, asked: '₹1 Cr', goal: '₹20 Cr', where: 'around' as const },
    ]
    const told = (kind: 'INVESTMENT' | 'INVESTOR') =>
      all.map((amounts) => {
        const reason = { part: 'ticket' as const, met: 'yes' as const, shared: [], fits: [], amounts }
        const { container, unmount } = show(<MatchReasons kind={kind} match={{ score: 70, reasons: [reason] }} />)
        const words = container.querySelector('small')?.textContent
        unmount()
        return words
      })
    expect(told('INVESTMENT')).toEqual([
      'Minimum ₹7.5 Cr is inside your ₹2.08 Cr–₹8.33 Cr',
      'Minimum ₹7.5 Cr is within your ₹8.33 Cr maximum',
      'Minimum ₹7.5 Cr meets your ₹2.08 Cr minimum',
      'Asking price ₹12 Cr is above your ₹8.33 Cr maximum',
      'Funding goal ₹1 Cr is below your ₹2.08 Cr minimum',
      'Your ₹2.08 Cr–₹8.33 Cr is between the minimum of ₹1 Cr and the goal of ₹20 Cr',
    ])
    expect(told('INVESTOR')).toEqual([
      'Your minimum ₹7.5 Cr is inside their ₹2.08 Cr–₹8.33 Cr',
      'Your minimum ₹7.5 Cr is within their ₹8.33 Cr maximum',
      'Your minimum ₹7.5 Cr meets their ₹2.08 Cr minimum',
      'Your asking price ₹12 Cr is above their ₹8.33 Cr maximum',
      'Your funding goal ₹1 Cr is below their ₹2.08 Cr minimum',
      'Their ₹2.08 Cr–₹8.33 Cr is between your minimum of ₹1 Cr and your goal of ₹20 Cr',
    ])
  })

  it('tells documents with the same label apart by their titles, where these are shown', () => {
    const one = { label: 'Financial report', title: 'FY 2026 statements' }
    const other = { label: 'Financial report', title: 'FY 2025 statements' }
    expect([one, other].map((document) => documentName(document, [one, other]))).toEqual([
      'Financial report – FY 2026 statements',
      'Financial report – FY 2025 statements',
    ])
    expect(documentName(one, [one])).toBe('Financial report')
    expect(documentName({ ...one, title: '' }, [one, other])).toBe('Financial report')
  })

  it('compares with similar listings only if there are several, and draws a picture for one without', () => {
    const card = (id: string) => ({ ...listing, id, image_url: null, name_hidden: true })
    const { container, unmount } = show(<SimilarListings base="/investor" id="l" cards={[card('m')]} />)
    expect(screen.queryByRole('link', { name: 'Compare with these' })).toBeNull()
    expect(container.querySelectorAll('.blank svg')).toHaveLength(1)
    unmount()
    const investor = { ...card('i'), kind: 'INVESTOR' as const, name: 'Asha Devi Rao', name_hidden: false }
    const named = show(<SimilarListings base="/investor" id="l" cards={[investor]} />)
    expect(named.container.querySelector('.blank')?.textContent).toBe('AR')
    named.unmount()
    show(<SimilarListings base="/investor" id="l" cards={[card('m'), card('n')]} />)
    screen.getByRole('link', { name: 'Compare with these' })
  })

  it('only has key figures that a listing shows', () => {
    for (const kind of profileKinds) {
      const { basic, business } = wizardSteps[kind]
      const listed = [...basic, ...business].filter(({ listed }) => listed).map(({ name }) => name)
      expect(keyFigures[kind].filter((name) => !listed.includes(name))).toEqual([])
    }
  })
})

describe('an amount in little space', () => {
  it('is shortened in the units of its readers', () => {
    expect(formatMoney(inr(240_000_000), 'en', 'compact')).toBe('₹24\u00a0Cr')
    expect(formatMoney(moneyOf(2_880_000, 'USD'), 'en', 'compact')).toBe('$2.88M')
    expect(formatMoney(moneyOf(75_000, 'USD'), 'en', 'compact')).toBe('$75K')
  })

  it('is converted at the exchange rates used for prices', () => {
    expect(convertMoney(inr(240_000_000), 'USD')).toEqual(moneyOf(2_880_000, 'USD'))
  })

  it('states the rate from the currency with the higher value, whichever way it was converted', () => {
    expect(conversionRate('INR', 'USD')).toBe('1 USD = 83.33 INR')
    expect(conversionRate('USD', 'INR')).toBe('1 USD = 83.33 INR')
    expect(conversionRate('INR', 'INR')).toBeNull()
  })
})
