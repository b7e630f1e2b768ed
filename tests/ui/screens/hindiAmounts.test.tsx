import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FurtherRow } from '../../support/flowTable/further.tsx'
import type { FlowTable } from '../../support/flowTable/table.ts'
import { lookOf } from '../../support/looks.ts'
import { tables } from './tables/all.ts'
import { further } from './tables/further.tsx'

/** No amount of a page in Hindi is counted in an English unit, unless the server wrote it. */

const counted = /[\d.,]+\s?(?:Cr|Lac|L|K|M|B|T)(?![\p{L}\p{M}])/gu
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The approved English looks, each with its names or its state. */
const approved = (file: string, between: RegExp) => {
  const text = plain(readFileSync(`tests/ui/screens/looks/${file}.txt`, 'utf8'))
  return text.split(between).filter((look) => new RegExp(counted, 'u').test(look))
}

/** The rows that count an amount in English, so that few need to be drawn again. */
function rowsWithAmounts({ flow, rows }: FlowTable): [string, FurtherRow][] {
  const states = approved(flow, /^## /m).map((look) => look.split('\n')[0])
  const others = further[flow] ? approved(`further/${flow}`, /\n\n/).flatMap((look) => look.split('\n')) : []
  return [
    ...Object.entries(rows).filter(([state]) => states.includes(state)),
    ...Object.entries(further[flow] ?? {}).filter(([name]) => others.includes(name)),
  ]
}

const all = tables.flatMap((table) =>
  rowsWithAmounts(table).map(([name, row]) => ({ table, row, title: `${table.flow}: ${name}` })),
)

it('there are such pages of lists, of proposals and of the registration', () => {
  expect([...new Set(all.map(({ table }) => table.flow))]).toEqual(
    expect.arrayContaining(['listings', 'proposals', 'proposal', 'wizard']),
  )
})

describe('in Hindi', () => {
  it.each(all)('$title', async ({ table, row }) => {
    await table.walk(row, 'hi')
    const given = plain(JSON.stringify([table.input, row.input, row.after]) ?? '')
    const texts = lookOf(document.body).split('\n')
    const shown = texts.flatMap((text) => plain(text).match(counted) ?? [])
    expect(shown.filter((amount) => !given.includes(amount))).toEqual([])
  })
})
