import { chartOf } from 'flowlab/draw/chart.ts'
import { type Box, headHeight, layOut, type Point } from 'flowlab/draw/layout.ts'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { flows } from '../../flowlab/registry.ts'

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const contains = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const around = ({ x, y }: Point): Box => ({ x: x - 5, y: y - 5, width: 10, height: 10 })

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))

describe('a drawing', () => {
  it.each(flows)('of $name shows every transition, and no state or label covers another', async ({ name, model }) => {
    const chart = chartOf(name, model.machine)
    const { nodes, edges, starts, width, height } = await layOut(chart)
    const rows = nodes.flatMap((placed) => placed.rows.flatMap(({ edge }) => (edge ? [edge.id] : [])))
    expect([...edges.map(({ edge }) => edge.id), ...rows].sort()).toEqual(chart.edges.map(({ id }) => id).sort())
    expect(edges.filter(({ lines }) => lines.length === 0)).toEqual([])
    const isNested = (one: string, other: string) => one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
    const states = nodes.map(({ node, ...box }) => ({ id: node.id, box }))
    const labels = edges.map(({ edge, label }) => ({ id: edge.id, box: label }))
    const stateCovers = pairs(states).filter(([one, other]) => !isNested(one.id, other.id))
    // A label may be inside an outer state, but not on its name or its rows.
    const heads = nodes.map(({ node, title, rows: written, x, y, width, height }) => ({
      id: node.id,
      box: { x, y, width, height: node.children.length === 0 ? height : headHeight({ title, rows: written }) },
    }))
    const labelCovers = [...pairs(labels), ...labels.flatMap((label) => heads.map((head) => [label, head] as const))]
    const startCovers = starts.flatMap(({ dot }) =>
      heads.map((head) => [{ id: 'a start', box: around(dot) }, head] as const),
    )
    expect(
      [...stateCovers, ...labelCovers, ...startCovers]
        .filter(([one, other]) => overlap(one.box, other.box))
        .map(([one, other]) => `${one.id} covers ${other.id}`),
    ).toEqual([])
    const parentOf = (id: string) => states.find((each) => each.id === id.split('.').slice(0, -1).join('.'))
    const sheet = { x: 0, y: 0, width, height }
    const outside = [
      ...states.filter(({ id, box }) => !contains(parentOf(id)?.box ?? sheet, box)),
      ...labels.filter(({ box }) => !contains(sheet, box)),
    ]
    expect(outside.map(({ id }) => id)).toEqual([])
  })

  it.each(flows)(
    'of $name in an overview in words has no name where there are words, no label and no overlap',
    async ({ name, model }) => {
      const chart = chartOf(name, model.machine)
      const { nodes, edges } = await layOut(chart, new Set(), 'hi', 'words', new Map(), true)
      const leaves = nodes.filter(({ node }) => node.children.length === 0)
      expect(pairs(leaves).filter(([one, other]) => overlap(one, other))).toEqual([])
      expect(nodes.filter(({ node, title }) => node.says && title.includes(node.name))).toEqual([])
      expect(nodes.flatMap(({ rows }) => rows)).toEqual([])
      expect(edges.flatMap(({ label }) => label.lines)).toEqual([])
      const full = await layOut(chart, new Set(), 'hi', 'words')
      expect(full.nodes.filter(({ node, title }) => node.says && title.includes(node.name))).toEqual([])
    },
  )

  it('hides the inside of a folded state and keeps the transitions that leave it', async () => {
    const machine = createMachine({
      id: 'door',
      initial: 'open',
      states: {
        open: { initial: 'wide', states: { wide: { on: { pushed: 'ajar' } }, ajar: { on: { pulled: '#door.shut' } } } },
        shut: {},
      },
    })
    const drawing = await layOut(chartOf('door', machine), new Set(['door.open']))
    expect(drawing.nodes.map(({ node }) => node.id)).toEqual(['door', 'door.open', 'door.shut'])
    expect(drawing.edges.map(({ edge }) => edge.id)).toEqual(['door.open.ajar --pulled[0]'])
  })
})
