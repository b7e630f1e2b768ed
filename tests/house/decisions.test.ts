import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const decisions = readdirSync(folder).filter((name) => name.endsWith('.md'))

describe('a decision', () => {
  it('has a unique number, without a gap', () => {
    expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(decisions.map((_, place) => place + 1))
  })

  it.each(decisions)('%s gives its date, reason, decision and consequences, on one page', (name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
    expect(lines[0]).toMatch(new RegExp(`^# ${Number(name.slice(0, 3))} · `))
    expect(lines[2]).toMatch(/^_\d{4}-\d{2}-\d{2}_$/)
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(lines.length).toBeLessThan(80)
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })
})
