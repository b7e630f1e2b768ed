import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectFile } from '../support/approvedFile.ts'

/**
 * Every Hindi text of the product beside its English. The screens are approved in English; this list lets a person who
 * reads both check that a Hindi text has the same meaning, and is not swapped with another.
 */

const folder = join(import.meta.dirname, '../../src/i18n')
const parts = readdirSync(join(folder, 'en'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

async function wordsIn(language: 'en' | 'hi'): Promise<Record<string, unknown>> {
  const { default: shared } = await import(join(folder, language, 'index.ts'))
  const read = parts.map(async ({ name }) => {
    const { default: own } = await import(join(folder, language, name, 'index.ts'))
    return [name, own] as const
  })
  return { ...shared, ...Object.fromEntries(await Promise.all(read)) }
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Each text by its key, group by group. */
function textsOf(group: Record<string, unknown>, place = ''): Map<string, Map<string, string>> {
  const own = Object.entries(group).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []))
  const inner = Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? [...textsOf(value, place ? `${place}.${name}` : name)] : [],
  )
  return new Map([[place, new Map(own)], ...inner])
}

const english = textsOf(await wordsIn('en'))
const hindi = textsOf(await wordsIn('hi'))

/** Pairs of English texts with one Hindi text, with the reason. */
const sameInHindi: Readonly<Record<string, string>> = {}

it('texts of one group that differ in English differ in Hindi', () => {
  const alike = [...english].flatMap(([place, texts]) => {
    const names = [...texts.keys()]
    const inHindi = (name: string) => hindi.get(place)?.get(name)?.trim()
    return names.flatMap((name, at) =>
      names
        .slice(at + 1)
        .filter((other) => inHindi(other) === inHindi(name) && texts.get(other) !== texts.get(name))
        .map((other) => `${place}: ${name}, ${other}`),
    )
  })
  expect(alike).toEqual(Object.keys(sameInHindi))
})

/** Names that Hindi could write in two ways: the spelling in use, and the others. */
const spellings = [
  ['LinkedIn', /लिंक्ड|लिंकड/],
  ['व्हाट्सऐप', /WhatsApp|व्हाट्सएप|वॉट्स/],
  ['Google', /गूगल/],
  ['X', /ट्विटर|Twitter/],
  ['PDF', /पीडीएफ/],
  ['Office', /ऑफ़िस फ़ाइल/],
  ['जीएसटी', /\bGST\b/],
  ['पैन', /\bPAN\b/],
  ['ईमेल', /ई.मेल|इमेल|\be-?mail\b/i],
  ['MB', /एमबी/],
  ['KB', /केबी/],
] as const
const root = join(import.meta.dirname, '../..')
/** The texts of the server and of the gallery of flows with a Hindi letter, as they are written in their files. */
const served = ['server', 'flowlab/gallery']
  .flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => join(place, path)),
  )
  .filter((path) => path.endsWith('.ts') && !path.startsWith('server/demo'))
  .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
  .flatMap((line) => line.match(/[^'|`]*\p{Script=Devanagari}[^'|`]*/gu) ?? [])

/** A vowel after a consonant that has lost its own, or a vowel sign without a consonant: no Hindi word has either. */
const misspelt = /\u094d[\u0904-\u0914\u093e-\u094c]|(?<![\u0915-\u0939\u0958-\u095f\u093c])[\u093e-\u094c]/u

it('no Hindi word is cut into by another', () => {
  const texts = [...hindi.values()].flatMap((group) => [...group.values()])
  expect([...texts, ...served].filter((text) => misspelt.test(text.normalize('NFC')))).toEqual([])
})

it.each(spellings)('%s has one spelling in Hindi', (_, other) => {
  const texts = [...hindi.values()].flatMap((group) => [...group.values()])
  expect(served.length).toBeGreaterThan(500)
  // A placeholder is not part of the text.
  expect([...texts, ...served].filter((text) => other.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([])
})

it('every text in Hindi is the approved one for its English', () => {
  const lines = [...english].flatMap(([place, texts]) =>
    [...texts].flatMap(([name, text]) => [
      place ? `${place}.${name}` : name,
      `  ${text.replaceAll('\n', '\n  ')}`,
      `  ${(hindi.get(place)?.get(name) ?? '').replaceAll('\n', '\n  ')}`,
    ]),
  )
  expect(lines.length).toBeGreaterThan(3_000)
  expectFile(join(import.meta.dirname, 'hindi.txt'), lines)
})
