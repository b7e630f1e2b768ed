import { describe, expect, it } from 'vitest'
import { demoCounts, demoProfiles } from '../../server/demo/people.ts'

/** The long answers of the demo members: each is written for one of them, and none is filled in from a pattern. */

const members = demoProfiles(demoCounts, new Date().getUTCFullYear())
const written = ['brief_about_business', 'vision_and_mission', 'founder_intro', 'core_team', 'thesis'] as const

const answers = members.flatMap(({ kind, name, basic, business }) =>
  written.flatMap((field) => {
    const text = basic[field] ?? business[field]
    const products = typeof business.products === 'string' ? business.products.split(/, | and /) : []
    return typeof text === 'string' ? [{ member: `${kind} ${name}`, text, products }] : []
  }),
)

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)

/** The words of a text, with one sign for every number. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d[\d.,]*/g, '#')
    .replace(/[^\p{L}#’']+/gu, ' ')
    .trim()
    .split(' ')

/** A sentence without its numbers and the names of products. */
const patternOf = (sentence: string, products: readonly string[]) =>
  wordsOf(products.reduce((left, product) => left.replaceAll(new RegExp(product, 'gi'), '…'), sentence)).join(' ')

/** What two members share: each part with the first two of them. */
function sharedParts(partsOf: (answer: (typeof answers)[number]) => readonly string[]): string[] {
  const first = new Map<string, string>()
  return answers.flatMap((answer) =>
    partsOf(answer).flatMap((part) => {
      const other = first.get(part) ?? answer.member
      first.set(part, other)
      return other === answer.member ? [] : [`${part}: ${other}, ${answer.member}`]
    }),
  )
}

const run = 8

describe('the long answers of the demo members', () => {
  it('are found for every member', () => {
    expect(new Set(answers.map(({ member }) => member)).size).toBe(members.length)
    expect(answers.filter(({ text }) => wordsOf(text).length < 15)).toEqual([])
  })

  it('say nothing twice in one listing', () => {
    for (const { member } of answers) {
      const said = answers.filter((one) => one.member === member).flatMap(({ text }) => sentencesOf(text))
      expect([member, said]).toEqual([member, [...new Set(said)]])
    }
  })

  it('share no sentence, whatever its numbers and products', () => {
    const shared = sharedParts(({ text, products }) =>
      sentencesOf(text)
        .map((sentence) => patternOf(sentence, products))
        .filter(Boolean),
    )
    expect(shared).toEqual([])
  })

  it('share no run of eight words', () => {
    const shared = sharedParts(({ text }) => {
      const words = wordsOf(text)
      return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))
    })
    expect(shared).toEqual([])
  })

  it('say in how many companies an investor has invested, as the form does', () => {
    const inWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
    for (const { kind, name, business } of members)
      if (kind === 'INVESTOR') {
        const past = Number(business.past_investments)
        const written = past === 0 ? 'first' : `${past}|${inWords[past] ?? past}`
        expect([name, new RegExp(`\\b(?:${written})\\b`, 'i').test(String(business.thesis))]).toEqual([name, true])
      }
  })
})
