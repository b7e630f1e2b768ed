import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import { demoAccounts } from './accounts.ts'
import { personOf } from './answers/facts.ts'
import { answersOf } from './answers/index.ts'
import { portraitSeed } from './pictures/index.ts'
import { numbersFrom } from './pictures/numbers.ts'
import { placeOf } from './places.ts'
import { businesses } from './texts/businesses.ts'
import { companies } from './texts/companies.ts'
import { investors } from './texts/investors.ts'
import { traders } from './texts/traders.ts'

export interface DemoProfile {
  kind: ProfileKind
  name: string
  email: string
  mobile: string
  /** The person's picture. */
  portrait: string
  /** The listing's picture: an investor's own, or art for a business. */
  picture: string
  verified: boolean
  pitch: string
  /** Its headline, then what the member describes: a problem and what was reached, or what there is and what it wants. */
  story: { headline: string; problem: string; traction: string }
  basic: Answers
  business: Answers
}

/** A block of text: its facts, its lines, then the longer texts by their label. */
export interface ProfileText {
  /** Its place among the texts of its kind. */
  place: number
  facts: readonly string[]
  lines: readonly string[]
  told: Readonly<Partial<Record<Label, string>>>
}

const labels = ['Overview', 'Aims', 'Founder', 'Team', 'Working'] as const
type Label = (typeof labels)[number]

const blocksOf = (text: string): Omit<ProfileText, 'place'>[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [facts = '', ...rest] = block.split('\n')
      const told: Partial<Record<Label, string>> = {}
      const lines = rest.filter((line) => {
        const label = labels.find((each) => line.startsWith(`${each}: `))
        if (label) told[label] = line.slice(label.length + 2)
        return !label
      })
      return { facts: facts.split('|').map((fact) => fact.trim()), lines, told }
    })

const texts: Record<ProfileKind, readonly Omit<ProfileText, 'place'>[]> = {
  INVESTOR: blocksOf(investors),
  INVESTMENT: blocksOf(companies),
  WANT_TO_SELL: blocksOf(businesses),
  WANT_TO_GROW: blocksOf(traders),
}
const kinds: readonly ProfileKind[] = ['INVESTOR', 'INVESTMENT', 'WANT_TO_SELL', 'WANT_TO_GROW']

/** The number of distinct members of each kind. */
export const demoCounts = Object.fromEntries(kinds.map((kind) => [kind, texts[kind].length])) as Record<
  ProfileKind,
  number
>

/** A chooser whose choices depend only on its seed. */
export const chooser = (seed: string) => {
  const next = numbersFrom(seed)
  return {
    number: (low: number, high: number) => Math.round(low + next() * (high - low)),
    chance: (share: number) => next() < share,
  }
}

/**
 * The requested number of each kind, repeated from the first if there are fewer; the first of a kind is the demo
 * account.
 */
export function demoProfiles(counts: Record<ProfileKind, number>, thisYear: number): DemoProfile[] {
  return (Object.entries(counts) as [ProfileKind, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => demoProfile(kind, place, thisYear)),
  )
}

function demoProfile(kind: ProfileKind, place: number, thisYear: number): DemoProfile {
  const seed = `${kind}-${place}`
  const pick = chooser(seed)
  const block = texts[kind][place % texts[kind].length] ?? { facts: [], lines: [], told: {} }
  const account = place === 0 ? demoAccounts.find((demo) => demo.kind === kind) : undefined
  const { first, last } = personOf(kind, { ...block, place })
  const name = `${first} ${last}`
  const portrait = portraitSeed(name)
  const abroad = placeOf(block.facts[kind === 'INVESTOR' ? 5 : 3] ?? '').country !== 'IN'
  const address = `${first}.${last}.${kind}${place}`.toLowerCase().replace(/[^a-z0-9.]+/g, '')
  return {
    kind,
    name,
    email: account?.email ?? `${address}@example.${abroad ? 'com' : 'in'}`,
    mobile: account?.mobile ?? `+9170${kinds.indexOf(kind)}${String(1_000_000 + place * 7919).slice(0, 7)}`,
    portrait,
    picture: kind === 'INVESTOR' ? portrait : seed.toLowerCase().replaceAll('_', '-'),
    verified: pick.chance(0.4),
    story: { headline: block.lines[0] ?? '', problem: block.lines[1] ?? '', traction: block.lines[2] ?? '' },
    pitch: `${block.lines[0]} ${block.lines[kind === 'INVESTMENT' ? 2 : 1] ?? ''}`.trim(),
    ...answersOf(kind, { ...block, place }, pick, thisYear),
  }
}
