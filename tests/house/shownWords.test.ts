import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { profileKinds } from '../../src/domain/offerings.ts'
import { wizardStepNames } from '../../src/domain/registration/fieldKinds.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import chats from '../../src/i18n/en/chats/index.ts'
import en from '../../src/i18n/en/index.ts'
import login from '../../src/i18n/en/login/index.ts'
import market from '../../src/i18n/en/market/index.ts'
import memberHome from '../../src/i18n/en/memberHome/index.ts'
import notifications from '../../src/i18n/en/notifications/index.ts'
import pages from '../../src/i18n/en/pages/index.ts'
import proposals from '../../src/i18n/en/proposals/index.ts'
import registration from '../../src/i18n/en/registration/index.ts'
import security from '../../src/i18n/en/security/index.ts'
import subscriptions from '../../src/i18n/en/subscriptions/index.ts'

/**
 * Every text of the product is approved somewhere: in the look of a state, or in a text that another test expects. A
 * text that nobody has seen in its place may be in the wrong one, or nowhere.
 */

const root = join(import.meta.dirname, '../..')
const words = {
  ...en,
  ...{ chats, login, market, memberHome, notifications, pages, proposals, registration, security, subscriptions },
}

/**
 * Texts that no look shows, by their keys, with the reason. A text that has a look or no longer exists must be removed
 * from the list.
 */
const notShown: Readonly<Record<string, readonly string[]>> = {
  'too short to be distinguished from other words: “You: Hello”, “You · 21-Nov-2026”, and “shows Hide” in the tables': [
    ...['login.hide'],
  ],
  'said around the screens, by the page or a toast': [
    ...['error.reference', 'offline', 'pages.waiting', 'login.notSaved'],
  ],
  'read by tests/spec/browser, because the address decides whether it is shown': [
    ...(['investment', 'want-to-sell', 'want-to-grow', 'investor'] as const).flatMap((one) =>
      ['first', 'second', 'third'].map((gain) => `registration.about.${one}.${gain}`),
    ),
    ...['registration.about.plans', 'registration.about.price', 'registration.about.withPlan'],
  ],
  'a choice that starts with the value in force is empty only after it was cleared': [
    'registration.missing.visibility',
  ],
  'has no look yet: what it takes is not in a sample': [
    ...['chats.fileProblems.fileType', 'registration.upload.running'],
    ...[
      'market.filtersChosen',
      'market.showFilters',
      'market.showFiltersInvestors',
      'market.showFiltersMembers',
      'market.match.edit',
    ],
    ...['proposals.emptyText.investors.all'],
    ...['market.multiples.price', 'proposals.complaint.lost', 'proposals.consequences.ends_others'],
    ...['proposals.consequences.returns_credit', 'proposals.nextStep.accept', 'proposals.nextStep.reject_counter'],
    ...['proposals.nextStep.send', 'proposals.nextStep.sign_nda'],
    ...['registration.review.backToMarket', 'registration.review.complete'],
    ...['registration.review.strangers.documents', 'registration.review.strangers.lead'],
    ...['security.changed.email', 'security.changed.mobile'],
    ...['subscriptions.addons.text.profile.FEATURED_LISTING', 'subscriptions.addons.text.profile.GLOBAL_CONNECT'],
    ...(['totals', 'days', 'year'] as const).map((one) => `subscriptions.analytics.listing.${one}`),
    'subscriptions.mine.analytics.listing',
    ...['subscriptions.confirmation.free', 'subscriptions.line.minimum', 'subscriptions.intent.requires_confirmation'],
  ],
}

/** The message for a missing field never appears for a field that no profile requires. */
const required = new Set(
  profileKinds.flatMap((kind) =>
    wizardStepNames
      .flatMap((step) => wizardSteps[kind][step])
      .filter((spec) => spec.required || spec.requiredIf)
      .map(({ name }) => `registration.missing.${name}`),
  ),
)
const isNeverMissing = (key: string) => key.startsWith('registration.missing.') && !required.has(key)

const filesUnder = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(root, folder, String(file)))
    .filter((file) => ending.test(file) && file !== import.meta.filename)

const flags = 'disabled|required|readonly|checked|focused|open|hidden|multiple|novalidate|inert|list|download'
const attribute = new RegExp(`(?:^| )[\\w-]+=(.*?)(?= [\\w-]+=| (?:${flags})(?: |$)|$)`, 'g')

/** Each text in a look: a line, an attribute's value, and the lines of one element together. */
function saidInLooks(): Set<string> {
  const said = new Set<string>()
  for (const file of filesUnder('tests/ui/screens/looks', /\.txt$/)) {
    if (/looks\/(sent|sentOnce)\//.test(file)) continue
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const text = line
        .replace(/^[-+]? */, '')
        .replace(/^- /, '')
        .trim()
      const attributes = /^\[\w+ (.*)\]$/.exec(text)?.[1]
      if (attributes === undefined) said.add(text)
      else
        for (const [, value = ''] of attributes.matchAll(attribute))
          for (const one of value.split(' | ')) said.add(one.trim())
    }
  }
  return said
}

const textsOfTests = () =>
  filesUnder('tests', /\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`/g)].map(
      ([, one, two, three]) => (one ?? two ?? three ?? '').replaceAll("\\'", "'"),
    ),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for `{count:number} {{proposal|proposals}}` with any arguments. */
function patternOf(word: string): string {
  return word
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(\{\{.*?\}\}|\{.*?\})/)
    .map((part) => {
      if (part.startsWith('{{')) {
        const forms = part.slice(2, -2).replace(/^\w+:/, '').split('|')
        return `(?:${forms.map((form) => escaped(form).replaceAll('\\?\\?', '.+?')).join('|')})`
      }
      return part.startsWith('{') ? '.+?' : escaped(part)
    })
    .join('')
}

function leavesOf(value: unknown, key = ''): [key: string, word: string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, key ? `${key}.${name}` : name))
}

it('every text is in an approved one', () => {
  const looks = saidInLooks()
  const others = textsOfTests()
  const longer = [...looks, ...others].filter((text) => text.includes(' ')).join('\n')
  const whole = new Set([...looks, ...others])
  const lines = [...looks].join('\n')
  const isApproved = (word: string) => {
    if (whole.has(word.trim())) return true
    const pattern = patternOf(word)
    // A few letters may occur in any sentence by coincidence.
    if (word.includes(' ') || word.includes('{')) return new RegExp(pattern).test(longer)
    return word.length > 5 && new RegExp(`\\b${pattern}\\b`).test(lines)
  }
  const unseen = leavesOf(words).filter(([, word]) => !isApproved(word))
  const excused = Object.values(notShown).flat()
  expect(unseen.flatMap(([key]) => (isNeverMissing(key) ? [] : key)).sort()).toEqual(excused.sort())
})
