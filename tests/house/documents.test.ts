import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', 'data', '.git'].includes(entry.name) ? [] : filesBelow(path)
  })
const files = filesBelow('.')
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
const tops = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))

/** Our files that a text names in code; `NAME` and `AREA` are placeholders. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/[\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|md|json|txt|svg)\b/g)]
    .map(([path]) => path)
    .filter((path) => tops.has(path.split('/')[0] ?? '') && !/[A-Z]{3}/.test(path))

/** A file name is resolved relative to the document that contains it. */
const isThere = (path: string, from: string): boolean =>
  files.includes(path) || files.includes(`${from.split('/').slice(0, -1).join('/')}/${path}`)

const isProse = (line: string) => /^(?:\S|\s+\w)/.test(line) && !/^\s*(?:[#|<>`$]|[-*] |\d+\. |```)/.test(line)

/** Lines that end early in the middle of a sentence, because a paragraph was changed after it was wrapped. */
function brokenLines(text: string): string[] {
  const lines = text.replace(/^(?:```|---\n)[\s\S]*?^(?:```|---$)/gm, '').split('\n')
  return lines.filter((line, place) => {
    const next = lines[place + 1] ?? ''
    return isProse(line) && /^[a-z]/.test(next) && line.length < 70 && !/[.:]$/.test(line)
  })
}

describe('a line', () => {
  const long = 'The library provides the walk of every situation, the shortest way to each state,'
  it('that ends early in the middle of a sentence is found', () =>
    expect(brokenLines(`${long}\nand the list of a\nmachine. It ends.\n`)).toEqual(['and the list of a']))
  it('that ends a paragraph, or is full, is not', () =>
    expect(brokenLines(`${long}\nand the list.\n\n- one\n- two\n`)).toEqual([]))
})

describe('a document', () => {
  it('is among those read', () => expect(documents.length).toBeGreaterThan(40))

  it.each(documents)('%s names files that exist', (document) => {
    expect(filesIn(readFileSync(document, 'utf8')).filter((path) => !isThere(path, document))).toEqual([])
  })
  it.each(documents)('%s ends no line in the middle of a sentence', (document) => {
    expect(brokenLines(readFileSync(document, 'utf8'))).toEqual([])
  })
})
