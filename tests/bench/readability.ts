import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The readability of the English texts in each group of screens: now, and at an earlier commit. `npm run bench
 * readability -- REVISION`
 */

/** The last commit before an editor revised the texts. */
const beforeEditing = '0a0af626~1'

type Words = string | { readonly [key: string]: Words }
interface Reading {
  sentences: number
  wordsPerSentence: number
  /** Percentage of words with three syllables or more. */
  longWords: number
  /** Flesch reading ease: 60 to 70 is plain English, higher is easier. */
  flesch: number
}

async function readingsIn(root: string): Promise<Map<string, Reading>> {
  const folder = join(root, 'src/i18n/en')
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const readings = new Map<string, Reading>()
  const all: string[] = []
  for (const name of ['', ...groups.map((entry) => entry.name)].sort()) {
    const file = join(folder, name, 'index.ts')
    if (!existsSync(file)) continue
    const { default: words } = (await import(pathToFileURL(file).href)) as { default: Words }
    const texts = textsOf(words)
    all.push(...texts)
    readings.set(name || 'every page', readingOf(texts))
  }
  readings.set('all', readingOf(all))
  return readings
}

const textsOf = (words: Words): string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap((part) => textsOf(part))

/** Sentences of at least three words, which leaves out labels and buttons. */
function readingOf(texts: readonly string[]): Reading {
  const sentences = texts
    .flatMap((text) =>
      text
        // Uses one form of a plural, and a word for a placeholder.
        .replace(/\{\{([^}]*)\}\}/g, (_, forms: string) => forms.split('|').at(-1)?.replace('??', 'two') ?? '')
        .replace(/\{[^}]*\}/g, 'name')
        .split(/[.!?…:]+(?:\s|$)/),
    )
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [])
    .filter((words) => words.length >= 3)
  const words = sentences.flat()
  const syllables = words.map(syllablesOf)
  const perSentence = words.length / sentences.length
  const perWord = syllables.reduce((sum, one) => sum + one, 0) / words.length
  return {
    sentences: sentences.length,
    wordsPerSentence: perSentence,
    longWords: (100 * syllables.filter((count) => count >= 3).length) / words.length,
    flesch: 206.835 - 1.015 * perSentence - 84.6 * perWord,
  }
}

/** Counts groups of vowels, without a silent e; at least one. */
function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end.slice(0, 1))
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}

function print(before: ReadonlyMap<string, Reading>, after: ReadonlyMap<string, Reading>): void {
  const one = (reading: Reading | undefined, name: keyof Reading, digits = 0) => reading?.[name].toFixed(digits) ?? '–'
  console.log('| screens | sentences | words per sentence | long words, % | Flesch |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const [name, now] of after) {
    const then = before.get(name)
    const pair = (of: keyof Reading, digits = 0) => `${one(then, of, digits)} → ${one(now, of, digits)}`
    console.log(
      `| ${name} | ${pair('sentences')} | ${pair('wordsPerSentence', 1)} | ${pair('longWords')} | ${pair('flesch')} |`,
    )
  }
}

const revision = process.argv[2] ?? beforeEditing
const old = mkdtempSync(join(tmpdir(), 'words-'))
try {
  const tar = execFileSync('git', ['archive', revision, 'src', 'package.json'], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', old], { input: tar })
  const before = await readingsIn(old)
  const after = await readingsIn(process.cwd())
  console.log(`Before: ${execFileSync('git', ['log', '-1', '--format=%h, %cs', revision]).toString().trim()}\n`)
  print(before, after)
} finally {
  rmSync(old, { recursive: true })
}
