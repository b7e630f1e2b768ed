import type { ListingSummary } from '../../../src/domain/contract/market.ts'
import type { Fact } from '../../../src/domain/market/factSchema.ts'
import { figuresIn, remainingFacts } from '../../../src/domain/market/keyFigures.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { listingPlace, listingSubtitle, listingTitle } from '../../../src/domain/market/listingTitle.ts'
import type { ListingReader } from '../../../src/domain/market/readers.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import type { Section } from '../../../src/domain/registration/sections.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
import en from '../../../src/i18n/en/market/index.ts'
import hi from '../../../src/i18n/hi/market/index.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import { fileTitle } from '../../kernel/pdf/fileTitle.ts'
import { pdfFile } from '../../kernel/pdf/pdfFiles.ts'
import type { Env, Language } from '../../kernel/ports/deps.ts'
import { summaryWords } from './summaryWords.ts'

/**
 * One page about a listing, for printing and sharing. It is generated only from the response that its reader gets, so
 * it cannot show more than the page.
 */

const marketWords = { en, hi }

interface SummaryEntry {
  /** Null for a text that its block's title introduces. */
  label: string | null
  text: string
}
export interface SummaryBlock {
  title: string
  entries: SummaryEntry[]
}
/** The displayed values. */
export interface Summary {
  language: Language
  title: string
  lines: string[]
  figures: { label: string; value: string; beside: string | null }[]
  /** The wide column and the narrow one. */
  columns: readonly [SummaryBlock[], SummaryBlock[]]
  notes: string[]
}

interface Reading {
  language: Language
  /** The name of the reader for whom the page is generated. */
  reader: string
  now: Date
}

export function summaryOf(listing: ListingDetail, { language, reader, now }: Reading): Summary {
  const words = summaryWords[language]
  const market = marketWords[language]
  const { kind } = listing
  const subtitle = listingSubtitle(listing)
  const place = listingPlace(listing)
  const about = [market.title[kind], listing.industries.join(', '), listing.stage ?? '', place].filter(Boolean)
  const facts = remainingFacts(kind, listing.facts).filter((fact) => isSummarised(fact, listing))
  const block = (blockTitle: string, sections: readonly Section[], more: SummaryEntry[] = []): SummaryBlock => ({
    title: blockTitle,
    entries: [...sections.flatMap((one) => facts.filter(({ section }) => section === one)).map(entryOf), ...more],
  })
  const { contact } = listing
  const columns = [
    [block(words.business, ['story', 'experience', 'business', 'person', 'company']), block(words.team, ['team'])],
    [
      block(words.sought, ['deals', 'goals', 'markets', 'investors', 'buyers']),
      block(words.deal, ['raise', 'sale', 'handover', 'manner'], multiplesIn(listing, language)),
      block(words.figures, ['figures'], yearsIn(listing, language)),
      {
        title: words.contact,
        entries: contact ? [contact.email, contact.mobile].map((text) => ({ label: null, text })) : [],
      },
    ],
  ] as const
  const [wide, narrow] = columns.map((blocks) => blocks.filter(({ entries }) => entries.length > 0))
  return {
    language,
    title: listingTitle(listing),
    lines: [subtitle, about.join(' · ')].filter(Boolean),
    figures: figuresIn(kind, listing.facts).map(({ name: figure, short, converted }) => ({
      label: market.figures[figure],
      value: converted ?? short,
      beside: converted ? short : null,
    })),
    columns: [wide ?? [], narrow ?? []],
    notes: [
      words.seenBy(reader, dateInIndia(now.toISOString())),
      ...(listing.facts.some(({ converted }) => converted) ? [words.rates(dateInIndia(listing.rates_on))] : []),
    ],
  }
}

/** Facts shown elsewhere on the page, as charts or as its title, and addresses, which nobody types from paper. */
const elsewhere: readonly string[] = [
  'company_name',
  'yearly_figures',
  'use_of_funds_shares',
  'vision_and_mission',
  'keywords',
  'preferred_communication',
]
const isSummarised = ({ field, value }: Fact, { funds }: ListingDetail): boolean =>
  (!elsewhere.includes(field) || (field === 'use_of_funds_shares' && funds !== null)) &&
  !(field === 'use_of_funds' && funds !== null) &&
  !/^https?:\/\//.test(value)

/** The text that introduces the listing has no label. */
const leads: readonly string[] = ['brief_about_business', 'thesis']
const entryOf = ({ field, label, value, converted }: Fact): SummaryEntry => ({
  label: leads.includes(field) ? null : label,
  text: converted ? `${converted} (${value})` : value,
})

function yearsIn({ years }: ListingDetail, language: Language): SummaryEntry[] {
  const words = summaryWords[language]
  return (years?.rows ?? []).map(({ year, plan, revenue, profit }) => ({
    label: plan ? `${year}, ${words.plan}` : year,
    text: [
      `${words.revenue} ${formatMoney(revenue, language, 'compact')}`,
      ...(profit ? [`${words.profit} ${formatMoney(profit, language, 'compact')}`] : []),
    ].join(' · '),
  }))
}

const multiplesIn = ({ multiples }: ListingDetail, language: Language): SummaryEntry[] =>
  multiples
    ? [
        {
          label: marketWords[language].figures.asking_price,
          text: summaryWords[language].multiples(multiples.revenue, multiples.profit, multiples.year),
        },
      ]
    : []

/** The file for the caller, or for the reader as whom they preview their own listing. */
export async function summaryFile(
  { deps, account, language }: Caller & Pick<Env['Variables'], 'language'>,
  listing: ListingDetail,
  reader: ListingReader | null,
): Promise<ListingSummary> {
  const summary = summaryOf(listing, {
    language,
    reader: reader ? marketWords[language].readers.names[reader] : account.name,
    now: deps.now(),
  })
  const pdf = await pdfFile(new URL('./summaryPdf.ts', import.meta.url), summary)
  return {
    file_name: [fileTitle(summary.title), 'Founders.pdf'].filter(Boolean).join(' - '),
    pdf: Buffer.from(pdf).toString('base64'),
  }
}
