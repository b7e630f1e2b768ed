import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/prepare.mjs'
import { filesUnder } from './choose.ts'
import type { Numbered } from './rewrite.ts'

/** Test files that start their own servers, which the switch cannot reach, or that take minutes. */
const apart = /tests\/server\/processes\/|support\/(?:instances|product|bundledServer|proxies)|node:child_process/
const slow = 20
/** Those that show every screen in every state take longer. */
const slowForClient = 60

const durations: Record<string, number> = JSON.parse(readFileSync(join(root, 'tests', 'durations.json'), 'utf8'))
const secondsOf = (file: string) => durations[file] ?? 5

const wordsOf = (path: string): string[] =>
  path
    .replace(/^(?:tests|server|src)\/|(?:\.test)?\.tsx?$/g, '')
    .split(/[/.]|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => !['feature', 'domain', 'server', 'spec', 'api', 'ui', 'machine', 'of', 'and'].includes(word))

/** The number of words that two paths share. */
const nearness = (source: string, test: string): number => {
  const known = new Set(wordsOf(source))
  return new Set(wordsOf(test).filter((word) => known.has(word))).size
}

/** The test files that could detect a change of a rule, or of the client. */
export function testFiles(named: readonly string[], ofClient: boolean): string[] {
  const folders = ofClient ? ['tests/ui', 'tests/machines'] : ['tests/server', 'tests/spec/api', 'tests/domain']
  return folders
    .flatMap(filesUnder)
    .filter((file) => /\.test\.tsx?$/.test(file) && named.some((part) => file.includes(part)))
    .filter((file) => secondsOf(file) < (ofClient ? slowForClient : slow) || named[0] !== '')
    .filter((file) => !apart.test(file) && !apart.test(readFileSync(join(root, file), 'utf8')))
}

/** The tests that show every screen reach each of its components, whatever their names. */
const showsEvery = (file: string, test: string) =>
  /^src\/ui\/(?!parts\/)/.test(file) && /^tests\/ui\/screens\/(?:everyState|answers|shown)\./.test(test)
/** More words than two paths can share. */
const certain = 100

/** Orders the test files of each change: the one with the most similar name first, then by speed. */
export function nearestFirst(sites: readonly Numbered[], tests: readonly string[]): Map<number, string[]> {
  const quick = [...tests].sort((one, other) => secondsOf(one) - secondsOf(other))
  const near = (file: string) =>
    quick
      // The tests of machines load no screen.
      .filter((test) => !test.startsWith('tests/machines/') || file.startsWith('src/machines/'))
      .map((test) => ({ test, words: nearness(file, test) + (showsEvery(file, test) ? certain : 0) }))
      .sort((one, other) => other.words - one.words)
      .map(({ test }) => test)
  return new Map(sites.map(({ number, file }) => [number, near(file)]))
}

/** All files of a round, ordered by the number of changes they try per second. */
export function inOrder(testsOf: ReadonlyMap<number, readonly string[]>): string[] {
  const counts = new Map<string, number>()
  for (const file of [...testsOf.values()].flat()) counts.set(file, (counts.get(file) ?? 0) + 1)
  const worth = (file: string) => (counts.get(file) ?? 0) / (3 + secondsOf(file))
  return [...counts.keys()].sort((one, other) => worth(other) - worth(one))
}
