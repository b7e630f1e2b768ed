import { expect, it } from 'vitest'
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
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { i18nObject } from '../../src/i18n/i18n-util.ts'

/** English sentences read well with every number: “1 day”, “2 days”. */

loadAllLocales()
const words = {
  ...en,
  ...{ chats, login, market, memberHome, notifications, pages, proposals, registration, security, subscriptions },
}

/** Sentences whose number is never one, with the reason. */
const neverOne: Readonly<Record<string, string>> = {
  'market.bestOf': 'there are 240 or more',
  'market.totalMore': 'counting stops at a large number',
  'market.totalMoreInvestors': 'counting stops at a large number',
  'market.totalMoreMembers': 'counting stops at a large number',
  'market.questions.counter': 'the number is the most that is allowed',
  'market.multiples.similarProfit': 'three or more are compared',
  'market.multiples.similarRevenue': 'three or more are compared',
  'market.own.chart': 'a plan shows 30 days or more',
  'market.own.noViews': 'a plan shows 30 days or more',
  'subscriptions.days': 'a plan lasts 30 days or more',
  'subscriptions.proposalsSent': 'a plan allows several',
  'subscriptions.open': 'a plan allows several',
  'subscriptions.contacts': 'a plan allows several',
  'subscriptions.analytics.listing.days': 'a plan shows 30 days or more',
  'subscriptions.analytics.profile.days': 'a plan shows 30 days or more',
  'subscriptions.featured.listing': 'a listing is featured for 7 days or more',
  'subscriptions.featured.profile': 'a profile is featured for 7 days or more',
  'registration.about.price': 'a trial lasts 14 days',
  'subscriptions.mine.analyticsSpan.days': 'a plan shows 30 days or more',
}

interface Sentence {
  key: string
  text: string
}
const sentencesOf = (value: unknown, key: string): Sentence[] =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => sentencesOf(inner, key ? `${key}.${name}` : name))
const counted = sentencesOf(words, '').filter(({ text }) => /:number\}|\{\{/.test(text))

function said({ key, text }: Sentence, count: number): string {
  let at: unknown = i18nObject('en')
  for (const name of key.split('.')) at = (at as Record<string, unknown>)[name]
  const names = [...text.matchAll(/\{\{?(\w+):/g)].map(([, name = '']) => name)
  const strings = [...text.matchAll(/\{(\w+):string/g)].map(([, name]) => name)
  const values = Object.fromEntries(names.map((name) => [name, strings.includes(name) ? 'Tea' : count]))
  return (at as (values: object) => string)(names.length > 0 ? values : ({ 0: count } as object))
}

const plurals = counted.flatMap(({ text }) =>
  [...text.matchAll(/\{\{(?:\w+:)?([^|}]+)\|([^|}]+)\}\}/g)].map(([, one = '', many = '']) => ({ one, many })),
)

it('finds the sentences with a number', () => expect([counted.length > 40, plurals.length > 10]).toEqual([true, true]))

it('says one thing in the singular', () => {
  const plural = /(^|[^./+\d])1 (?!is |of )(?:[a-z]+ )?[a-z]+s\b/
  const wrong = counted.filter((sentence) => plural.test(said(sentence, 1))).map(({ key }) => key)
  expect(wrong.sort()).toEqual(Object.keys(neverOne).sort())
})

it('says two things in the plural', () => {
  const singular = new RegExp(`\\b2 (${plurals.map(({ one }) => one.replace(/^.*\?\? ?/, '')).join('|')})(?![a-z])`)
  expect(counted.map((sentence) => said(sentence, 2)).filter((sentence) => singular.test(sentence))).toEqual([])
})
