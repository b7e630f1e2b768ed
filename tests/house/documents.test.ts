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

/** The files of ours that a text names in code; `NAME` and `AREA` stand for any. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/[\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|md|json|txt|svg)\b/g)]
    .map(([path]) => path)
    .filter((path) => tops.has(path.split('/')[0] ?? '') && !/[A-Z]{3}/.test(path))

/** A document beside the one that names it is found from there. */
const isThere = (path: string, from: string): boolean =>
  files.includes(path) || files.includes(`${from.split('/').slice(0, -1).join('/')}/${path}`)

describe('a document', () => {
  it('is among those read', () => expect(documents.length).toBeGreaterThan(40))

  it.each(documents)('%s names files that exist', (document) => {
    expect(filesIn(readFileSync(document, 'utf8')).filter((path) => !isThere(path, document))).toEqual([])
  })
})
