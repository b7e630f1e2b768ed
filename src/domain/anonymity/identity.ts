import type { Answer, Answers } from '../contract/profiles.ts'
import type { ProfileKind } from '../offerings.ts'
import { wizardStepNames, wizardSteps } from '../registration/fields.ts'
import { commonWord, legalForm } from './commonWords.ts'
import { foldedWords } from './fold.ts'

/** Whose profile it is, as the account says. */
export interface Owner {
  name: string
  email: string
}

export type NameKind = 'business' | 'person' | 'detail'

/** One way in which somebody is named: its letters without what stands between the words. */
export interface Needle {
  letters: string
  kind: NameKind
  /** Said alone it names them too, so it is also found inside longer words and by its sound. */
  isDistinctive: boolean
}
export interface Identity {
  needles: readonly Needle[]
  /** All words of the names: beside a name they belong to it. */
  words: ReadonlySet<string>
  /** Capitals that stand for the business. */
  initials: ReadonlySet<string>
}

const shortestWord = 3

/** Everything that would tell who is behind these answers. */
export function identityOf(kind: ProfileKind, answers: Answers, owner: Owner): Identity {
  const specs = wizardStepNames.flatMap((step) => wizardSteps[kind][step])
  const named = specs.flatMap(({ name, names }) => (names ? [{ text: textIn(answers[name]), kind: names }] : []))
  const details = specs
    .filter(({ anonymous, control, names }) => anonymous === 'hide' && control === 'text' && !names)
    .map(({ name }) => textIn(answers[name]))
  const brands = specs
    .filter(({ control }) => control === 'link' || control === 'links')
    .flatMap(({ name }) => linksIn(answers[name]).flatMap(brandsOf))
  const people = named.filter((one) => one.kind === 'person').map(({ text }) => text)
  const businesses = named.filter((one) => one.kind === 'business').map(({ text }) => text)
  const ofBusiness = [...businesses, ...brands, ...brandsOf(owner.email)]
  const ofPerson = [...people, people.join(' '), owner.name]
  return {
    words: new Set([...ofBusiness, ...ofPerson].flatMap(foldedWords)),
    needles: distinct([
      ...ofBusiness.flatMap((text) => needlesOf(text, 'business')),
      ...ofPerson.flatMap((text) => needlesOf(text, 'person')),
      ...details.flatMap((text) => wholeOf(foldedWords(text), 'detail')),
    ]),
    initials: new Set(businesses.flatMap(initialsOf)),
  }
}

const textIn = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')
const linksIn = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []

const distinct = (needles: readonly Needle[]): Needle[] => [
  ...new Map(needles.map((needle) => [`${needle.kind} ${needle.isDistinctive} ${needle.letters}`, needle])).values(),
]

/** The whole name, its beginning of two words or more, and each word that is its own. */
function needlesOf(name: string, kind: NameKind): Needle[] {
  const words = withoutLegalForm(foldedWords(name))
  const beginnings = words.map((_, last) => words.slice(0, last + 1)).filter(({ length }) => length > 1)
  const own = words.filter((word) => word.length >= shortestWord && !commonWord.has(word) && !/^\d+$/.test(word))
  return [
    ...beginnings.flatMap((some) => wholeOf(some, kind)),
    ...(words.length === 1 ? wholeOf(words, kind) : []),
    ...own.map((letters) => ({ letters, kind, isDistinctive: true })),
  ]
}

const wholeOf = (words: readonly string[], kind: NameKind): Needle[] => {
  const letters = words.join('')
  return letters.length >= shortestWord && !(words.length === 1 && commonWord.has(letters))
    ? [{ letters, kind, isDistinctive: false }]
    : []
}

const withoutLegalForm = (words: readonly string[]): readonly string[] => {
  const last = words.findLastIndex((word) => !legalForm.has(word))
  return last < 0 ? words : words.slice(0, last + 1)
}

/** Of the name and of the name with its legal form; two letters are too many things. */
function initialsOf(name: string): string[] {
  const words = foldedWords(name).filter((word) => /^[a-z]/.test(word))
  return [words, withoutLegalForm(words)]
    .map((some) => some.map(([first = '']) => first.toUpperCase()).join(''))
    .filter(({ length }) => length >= 3)
}

const providers = new Set(
  'gmail googlemail yahoo ymail rediffmail rediff outlook hotmail live msn icloud me proton protonmail zoho aol gmx mail linkedin facebook instagram twitter x youtube youtu vimeo drive google dropbox loom'.split(
    ' ',
  ),
)
const notNames = new Set(
  'com in net org co gov edu ac io ai app biz info www m about company school pages page groups posts profile profiles people watch video videos embed channel user file view folder share'.split(
    ' ',
  ),
)

/** Names that an address says: the domain's own, and the page's where the domain is everybody's. */
function brandsOf(address: string): string[] {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const [host = '', ...path] = (bare.split('@').at(-1) ?? '').split(/[/?#]/)
  const labels = host.split('.').slice(0, -1)
  const own = labels.filter((label) => !providers.has(label) && !notNames.has(label))
  const isShared = labels.some((label) => providers.has(label))
  return isShared ? [...own, ...path.filter((part) => part.length >= 4 && !notNames.has(part))] : own
}
