import { chartOf } from 'flowlab/draw/chart.ts'
import { beforeAndAfter, marksOf } from 'flowlab/report/beforeAndAfter.ts'
import { exportedOf } from 'flowlab/report/exports.ts'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

const exported = (states: object) => {
  const machine = createMachine({ id: 'door', initial: 'shut', states } as never)
  return exportedOf(chartOf('door', machine), machine)
}
const before = exported({ shut: { on: { opened: 'open', locked: 'locked' } }, open: {}, locked: {} })
const now = exported({ shut: { entry: 'ring', on: { opened: 'broken' } }, open: {}, broken: {} })

describe('two versions of a flow', () => {
  it('show the parts that only one of them has, and those that differ', () => {
    expect(marksOf(before, now)).toEqual({
      gone: ['door.locked', 'door.shut --locked[0]'],
      added: ['door.broken'],
      changed: ['door.shut', 'door.shut --opened[0]'],
    })
    expect(marksOf(now, now)).toEqual({ gone: [], added: [], changed: [] })
  })

  it('appear side by side on a page, below the sentences', () => {
    const page = beforeAndAfter({
      ...{ name: 'door', revision: 'v1', sentences: ['A <state> is gone.'], marks: marksOf(before, now) },
      before: '<svg>old</svg>',
      now: '<svg>new</svg>',
    })
    expect(page).toContain('<li>A &lt;state> is gone.</li>')
    expect(page).toMatch(/class="before" tabindex="0"><figcaption>v1<\/figcaption>\n<svg>old.*\n?.*class="after"/s)
    expect(page).toContain('.before :is([data-state="door.locked"], [data-edge="door.locked"])')
    expect(page).toContain('.after :is([data-state="door.broken"], [data-edge="door.broken"])')
    expect(page).not.toContain('.after :is([data-state="door.locked"]')
  })
})
