import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchorOf, partAt } from 'flowlab/draw/anchor.ts'
import { chartOf } from 'flowlab/draw/chart.ts'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { addressOf, type Comment, commentsFile, lostComments } from '../../flowlab/comments.ts'
import { documents } from '../../flowlab/places.ts'
import { flows } from '../../flowlab/registry.ts'

const chartFor = (on: object) => {
  const machine = setup({ guards: { isPaid: () => true, isOld: () => true } }).createMachine({
    id: 'shop',
    initial: 'open',
    states: { open: { on }, closed: {}, kept: {} },
  } as never)
  return chartOf('shop', machine as never)
}

describe('a link to a transition', () => {
  const anchor = 'shop.open on left if isPaid'

  it('is found where it was made', () => {
    const chart = chartFor({ left: [{ guard: 'isPaid', target: 'closed' }, { target: 'kept' }] })
    expect(chart.edges.map(anchorOf)).toEqual([anchor, 'shop.open on left'])
    expect(partAt(chart, anchor)).toMatchObject({ edge: { to: 'shop.closed' } })
  })

  it('stays with its transition when another comes before it', () => {
    const chart = chartFor({
      left: [{ guard: 'isOld', target: 'kept' }, { guard: 'isPaid', target: 'closed' }, { target: 'kept' }],
    })
    expect(partAt(chart, anchor)).toMatchObject({ id: 'shop.open --left[1]', edge: { to: 'shop.closed' } })
    expect(partAt(chart, 'shop.open on left')).toMatchObject({ id: 'shop.open --left[2]' })
  })

  it('stays with the only transition of its trigger when its condition goes', () => {
    expect(partAt(chartFor({ left: { target: 'closed' } }), anchor)).toMatchObject({ edge: { to: 'shop.closed' } })
  })

  it('leads nowhere when its transition is gone', () => {
    expect(partAt(chartFor({ stayed: 'kept' }), anchor)).toBeNull()
  })

  it.each(flows)('has an address of its own in $name', ({ name, model: { machine } }) => {
    const chart = chartOf(name, machine)
    const anchors = chart.edges.map(anchorOf)
    // Two transitions with one trigger and one condition differ by nothing that could be named.
    expect(anchors.filter((each, at) => anchors.indexOf(each) !== at)).toEqual([])
    for (const edge of chart.edges) {
      expect(partAt(chart, anchorOf(edge))?.id).toBe(edge.id)
      expect(addressOf(name, anchorOf(edge))).toMatch(/^#\w+\/transition\/[^ ]+$/)
    }
  })
})

const comment: Comment = { flow: 'payment', at: 'payment.idle', by: 'Asha', on: '2026-11-26', says: 'Is it clear?' }

describe('comments', () => {
  it('in docs/flows are about what is there', () => {
    const saved = JSON.parse(readFileSync(join(documents, commentsFile), 'utf8')) as Comment[]
    expect(lostComments(saved, flows)).toEqual([])
  })

  it('on what is gone are named by the check', () => {
    const all = [comment, { ...comment, at: null }, { ...comment, at: 'payment.gone' }, { ...comment, flow: 'barter' }]
    expect(lostComments(all, flows)).toEqual([
      'payment: the comment of Asha on 2026-11-26 is about payment.gone, which is not there',
      'the comment of Asha on 2026-11-26 is about the flow barter, which is not there',
    ])
  })
})
