import { type KeyFigure, keyFigures } from '../../domain/market/keyFigures.ts'
import { listingParts, partOf } from '../../domain/market/listingParts.ts'
import type { ComparedListing } from '../../domain/market/listingSchema.ts'
import type { ProfileKind } from '../../domain/offerings.ts'
import type { useWords } from '../../i18n/useWords.ts'

/** A listing's answer in a row; empty without an answer. */
interface Cell {
  text: string
  /** The amount as its owner gave it, or the year of a figure. */
  about: string
}
export interface ComparedRow {
  name: string
  label: string
  cells: readonly Cell[]
  isSame: boolean
}
export interface RowGroup {
  name: string
  title: string
  rows: readonly ComparedRow[]
}

type Words = ReturnType<typeof useWords>['LL']['market']
type Answer = (listing: ComparedListing) => Partial<Cell> | undefined

const row = (list: readonly ComparedListing[], name: string, label: string, answer: Answer): ComparedRow => {
  const cells = list.map((listing) => ({ text: '', about: '', ...answer(listing) }))
  return { name, label, cells, isSame: cells.length > 1 && cells.every((cell) => isLike(cell, cells[0])) }
}
const isLike = (cell: Cell, other?: Cell): boolean => cell.text === other?.text && cell.about === other.about
const hasText = ({ cells }: ComparedRow): boolean => cells.some(({ text }) => text !== '')

const factOf = ({ facts }: ComparedListing, name: string) => facts.find(({ field }) => field === name)

/** The amount in the reader's currency, with the owner's beneath, and the year of a revenue that is one year's. */
function figure(listing: ComparedListing, name: KeyFigure, words: Words): Partial<Cell> {
  const fact = factOf(listing, name)
  if (!fact) return {}
  const last = name === 'annual_revenue' ? listing.years?.rows.findLast(({ plan }) => !plan) : undefined
  const about = [fact.converted ? fact.short : '', last ? words.years.of({ year: last.year }) : '']
  return { text: fact.converted ?? fact.short, about: about.filter(Boolean).join(' · ') }
}

/** Key figures first, then the other answers by subject. Rows without any answer are omitted. */
export function comparedRows(kind: ProfileKind, list: readonly ComparedListing[], words: Words): RowGroup[] {
  const figures: readonly KeyFigure[] = keyFigures[kind]
  const times = (value: number | null | undefined) => (value ? words.multiples.times({ times: String(value) }) : '')
  const first = [
    row(list, 'match', words.compare.match(), ({ match }) => (match ? { text: `${match.score}%` } : {})),
    ...figures.map((name) => row(list, name, words.figures[name](), (listing) => figure(listing, name, words))),
    row(list, 'revenueMultiple', words.compare.byRevenue(), ({ multiples }) => ({ text: times(multiples?.revenue) })),
    row(list, 'profitMultiple', words.compare.byProfit(), ({ multiples }) => ({ text: times(multiples?.profit) })),
    row(list, 'place', words.sections.place(), ({ city, country }) => ({
      text: [city, country].filter(Boolean).join(', '),
    })),
    row(list, 'verified', words.verified(), ({ verified }) => ({
      text: verified ? words.compare.yes() : words.compare.no(),
    })),
  ]
  const shown = new Set<string>([...figures, 'country'])
  const facts = new Map(list.flatMap((listing) => listing.facts.map((fact) => [fact.field, fact] as const)))
  const rest = listingParts.map((part) => ({
    name: part,
    title: words.parts[part](),
    rows: [...facts.values()]
      .filter(({ field, section }) => partOf[section] === part && !shown.has(field))
      .map(({ field, label }) =>
        row(list, field, label, (listing) => {
          const fact = factOf(listing, field)
          if (!fact?.converted) return fact && { text: fact.value }
          return { text: words.about({ amount: fact.converted }), about: fact.value }
        }),
      ),
  }))
  return [{ name: 'figures-first', title: words.keyFigures(), rows: first }, ...rest]
    .map((group) => ({ ...group, rows: group.rows.filter(hasText) }))
    .filter(({ rows }) => rows.length > 0)
}
