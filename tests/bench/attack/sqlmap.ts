import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AttackProxy, Stage, Target } from './stage.ts'
import { run } from './tool.ts'

/** Runs sqlmap on every input of every operation: the path, each query parameter, each body field. */

interface Attack {
  name: string
  request: string
  /** The number of inputs tried. */
  places: number
}

const fields = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + fields(one), 0)
  if (value === null || typeof value !== 'object') return 1
  return Object.values(value).reduce<number>((sum, one) => sum + fields(one), 0)
}

function attacksOn(target: Target, host: string): Attack[] {
  const written = (path: string, body: string) =>
    [
      `${target.method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      `x-as: ${target.as}`,
      ...(body ? ['Content-Type: application/json'] : []),
      '',
      body,
    ].join('\r\n')
  const body = target.body === null ? '' : JSON.stringify(target.body)
  const inPath = target.name.match(/\{/g)?.length ?? 0
  const attacks: Attack[] = []
  if (inPath > 0) {
    const named = target.name.split(' ')[1]?.split('/') ?? []
    const marked = target.path.split('/').map((part, place) => (named[place]?.startsWith('{') ? `${part}*` : part))
    attacks.push({ name: `${target.name} path`, request: written(marked.join('/'), body), places: inPath })
  }
  const asked = target.query ? `${target.path}?${target.query}` : target.path
  if (target.query)
    attacks.push({
      name: `${target.name} query`,
      request: written(asked, ''),
      places: new URLSearchParams(target.query).size,
    })
  if (body && body !== '{}')
    attacks.push({ name: `${target.name} body`, request: written(asked, body), places: fields(target.body) })
  return attacks
}

const found = /identified the following injection point|is vulnerable\b/
/** A finding that the tool withdrew after a second attempt. */
const doubted = /.*appears to be '[^']*' injectable.*/g
const technique = [
  '--dbms=PostgreSQL',
  '--level=2',
  '--risk=1',
  '--technique=BEUST',
  '--union-cols=1-6',
  '--time-sec=2',
]
const quiet = [
  '--batch',
  '--flush-session',
  '--skip-waf',
  '--disable-coloring',
  '--ignore-code=*',
  '--retries=1',
  '--ignore-stdin',
]

/** Takes at most `minutes` in total, two at a time, the smallest first; reports unfinished ones. */
export async function sqlmap({ targets }: Stage, door: AttackProxy, minutes: number, named: RegExp) {
  const directory = mkdtempSync(join(tmpdir(), 'founders-sqlmap-'))
  const waiting = targets
    .flatMap((target) => attacksOn(target, new URL(door.origin).host))
    .filter(({ name }) => named.test(name))
    .sort((one, other) => one.places - other.places)
  const attacks = waiting.length
  const places = waiting.reduce((sum, attack) => sum + attack.places, 0)
  const until = Date.now() + minutes * 60_000
  const findings: string[] = []
  const unfinished: string[] = []
  const silent: string[] = []
  const doubts: string[] = []

  async function attackNext(): Promise<void> {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const left = (until - Date.now()) / 1_000
      if (left < 5) {
        unfinished.push(attack.name)
        continue
      }
      const file = join(directory, `${waiting.length}.txt`)
      writeFileSync(file, attack.request)
      const output = join(directory, String(waiting.length))
      const { said, ended } = await run(
        'sqlmap',
        ['-r', file, ...technique, ...quiet, '--output-dir', output],
        Math.min(left, 60 + 30 * attack.places),
      )
      if (!ended) unfinished.push(attack.name)
      for (const [line] of said.matchAll(doubted)) doubts.push(`${attack.name}: ${line}`)
      if (found.test(said))
        findings.push(`${attack.name}: ${said.match(/(.*injectable.*|.*Parameter: .*)/)?.[1] ?? ''}`)
      if (!/testing '|does not seem to be injectable|do not appear to be injectable/.test(said))
        silent.push(`${attack.name}: ${said.trim().split('\n').at(-2)}`)
      console.log(`sqlmap ${attack.name} (${attack.places}): ${found.test(said) ? 'INJECTABLE' : 'nothing'}`)
    }
  }
  await Promise.all([attackNext(), attackNext()])
  return {
    tool: 'sqlmap',
    attacks,
    places,
    findings,
    unfinished,
    silent,
    doubts,
    answers: door.statuses,
    reasons: door.reasons,
    faults: door.faults,
  }
}
