import { isOfClient } from './choose.ts'
import type { Site } from './sites.ts'

export type Numbered = Site & { number: number }

const switched = "import { is as __is, isStale as __isStale } from 'SWITCH'; "
const before = (file: string) => (isOfClient(file) ? switched : `${switched}import * as __sql from 'drizzle-orm'; `)

const isSame = (one: Site, other: Site) => one.from === other.from && one.to === other.to

/** A child that already has a change is an expression in braces. */
const unbraced = (child: string) => (child.startsWith('{') ? child.slice(1, -1) : child)

function around({ kind, number, text }: Numbered, original: string): string {
  if (kind === 'child') return `{__is(${number}) ? (${text}) : (${unbraced(original)})}`
  if (kind === 'expression') return `(__is(${number}) ? (${text}) : (${original}))`
  return text === ''
    ? `{ if (!__is(${number})) { ${original} } }`
    : `{ if (__is(${number})) { ${text} } else { ${original} } }`
}

/** A part of the source with each change next to the code that it replaces. */
function rewritten(source: string, from: number, to: number, sites: readonly Numbered[]): string {
  let text = ''
  let at = from
  for (let rest = [...sites]; rest[0]; ) {
    const [first] = rest
    const here = rest.filter((site) => isSame(site, first))
    const inside = rest.filter((site) => !isSame(site, first) && site.from >= first.from && site.to <= first.to)
    const original = rewritten(source, first.from, first.to, inside)
    text += source.slice(at, first.from) + here.reduce((body, site) => around(site, body), original)
    at = first.to
    rest = rest.filter((site) => site.from >= first.to)
  }
  return text + source.slice(at, to)
}

/** The file with all these changes in it, all switched off. Lines keep their numbers. */
export function withChanges(source: string, sites: readonly Numbered[], switchFile: string): string {
  const ordered = [...sites].sort((one, other) => one.from - other.from || other.to - one.to)
  return before(sites[0]?.file ?? '').replace('SWITCH', switchFile) + rewritten(source, 0, source.length, ordered)
}

/** Values cached between calls are cached for one change only. */
export function withoutMemory(source: string, switchFile: string): string {
  const rebuilt = source
    .replace('compiled ??= make(db)', 'if (__isStale(selects) || !compiled) compiled = make(db)')
    .replace('run ??= runOf(', 'if (__isStale(write) || !run) run = runOf(')
  if (rebuilt.split('__isStale').length !== 3) throw new Error('combinedQuery.ts stores its statements another way')
  return before('').replace('SWITCH', switchFile) + rebuilt
}
