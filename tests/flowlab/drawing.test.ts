import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../../flowlab/draw/chart.ts'
import { type Box, layOut } from '../../flowlab/draw/layout.ts'
import { flows } from '../../flowlab/registry.ts'

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('a drawing', () => {
  it.each(flows)('of $name shows every transition, and no state or label covers another', async ({ name, model }) => {
    const chart = chartOf(name, model.machine)
    const { nodes, edges } = await layOut(chart)
    const rows = nodes.flatMap((placed) => placed.rows.flatMap(({ edge }) => (edge ? [edge.id] : [])))
    expect([...edges.map(({ edge }) => edge.id), ...rows].sort()).toEqual(chart.edges.map(({ id }) => id).sort())
    expect(edges.filter(({ lines }) => lines.length === 0)).toEqual([])
    const boxes = [
      ...nodes.filter(({ node }) => node.children.length === 0).map((placed) => ({ id: placed.node.id, ...placed })),
      ...edges.map(({ edge, label }) => ({ id: edge.id, ...label })),
    ]
    const covered = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.id} covers ${other.id}`] : [])),
    )
    expect(covered).toEqual([])
  })

  it('hides what is inside a folded state and keeps the transitions that leave it', async () => {
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
