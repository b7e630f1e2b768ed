import type { ProfileKind } from '../offerings.ts'
import type { Answer, Answers } from '../registration/answerSchema.ts'
import { wizardStepNames } from '../registration/fieldKinds.ts'
import { wizardSteps } from '../registration/fields.ts'
import { brandsOf, mailboxesOf } from './brands.ts'
import { grammar } from './commonWords.ts'
import { fold, foldedWords, type Word, wordsOf } from './fold.ts'
import { type Needle, needlesOf, wholeOf, withoutLegalForm } from './needles.ts'

/** The owner's account details. */
export interface Owner {
  name: string
  email: string
  mobile: string
}

export interface Identity {
  needles: readonly Needle[]
  /** Every word of the names. Next to a name, each counts as part of it. */
  words: ReadonlySet<string>
  /** The initials of the business. */
  initials: ReadonlySet<string>
  /** The initials of the business or the person, which match only if a full stop follows each. */
  dotted: ReadonlySet<string>
  /** The last digits of the owner's phone number, as many as identify it. */
  numbers: readonly string[]
}

/** Collects everything that identifies the owner, from the published answers and from those pending review. */
export function identityOf(kind: ProfileKind, answers: Answers, waiting: Answers | null, owner: Owner): Identity {
  const answerSets = waiting ? [answers, { ...answers, ...waiting }] : [answers]
  const names = answerSets.map((some) => namesIn(kind, some))
  const businesses = names.flatMap((one) => one.businesses)
  const ofBusiness = unique([...businesses, ...names.flatMap((one) => one.brands), ...brandsOf(owner.email)])
  const ofPerson = unique([...names.flatMap((one) => [...one.people, one.people.join(' ')]), owner.name])
  const initials = ofBusiness.filter((name) => businesses.includes(name)).flatMap(initialsOf)
  return {
    words: new Set([...ofBusiness, ...ofPerson].flatMap(foldedWords).filter((word) => !grammar.has(word))),
    needles: distinct([
      ...ofBusiness.flatMap((text) => needlesOf(text, 'business')),
      ...ofPerson.flatMap((text) => needlesOf(text, 'person')),
      ...unique(names.flatMap((one) => one.details)).flatMap((text) => wholeOf(text, 'detail')),
      ...mailboxesOf(owner.email).flatMap((text) => wholeOf(text, 'person')),
    ]),
    initials: new Set(initials),
    dotted: new Set([
      ...initials,
      ...ofPerson.map((name) => capitalsOf(wordsOf(name))).filter((some) => some.length > 1),
    ]),
    numbers: numbersOf(owner.mobile),
  }
}

/** Returns the names in the answers, as declared by their fields. */
function namesIn(kind: ProfileKind, answers: Answers) {
  const specs = wizardStepNames.flatMap((step) => wizardSteps[kind][step])
  const called = (names: 'business' | 'person') =>
    specs.filter((spec) => spec.names === names).map(({ name }) => textIn(answers[name]))
  return {
    businesses: called('business'),
    people: called('person'),
    brands: specs
      .filter(({ control }) => control === 'link' || control === 'links')
      .flatMap(({ name }) => linksIn(answers[name]).flatMap(brandsOf)),
    details: specs
      .filter(({ anonymous, control, names }) => anonymous === 'hide' && control === 'text' && !names)
      .map(({ name }) => textIn(answers[name])),
  }
}

const textIn = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')
const linksIn = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text.trim() !== '')

const distinct = (needles: readonly Needle[]): Needle[] => [
  ...new Map(
    needles.map((needle) => [`${needle.kind} ${needle.context} ${needle.isDistinctive} ${needle.letters}`, needle]),
  ).values(),
]

const capitalsOf = (words: readonly Word[]): string =>
  words
    .map(({ letters: [first = ''] }) => first)
    .filter((first) => /[a-z]/.test(first))
    .join('')
    .toUpperCase()

/** The initials of the name with and without its legal form, at least three letters: two are ambiguous. */
const initialsOf = (name: string): string[] => {
  const words = wordsOf(name)
  return [words, withoutLegalForm(words)].map(capitalsOf).filter(({ length }) => length >= 3)
}

const identifyingDigitCount = 8

/** The last digits only, because country codes differ in length. */
const numbersOf = (mobile: string): string[] => {
  const digits = fold(mobile).text.replace(/\D/g, '')
  return digits.length < identifyingDigitCount ? [] : [digits.slice(-identifyingDigitCount)]
}
