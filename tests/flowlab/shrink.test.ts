import type { Edge } from 'flowlab/walk/explore.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import { placesIn, shrink, versionOf } from 'flowlab/walk/shrink.ts'
import { describe, expect, it } from 'vitest'

/** `a>b` leads from situation a to situation b and has that name. */
const edge = (name: string): Edge => {
  const [from = '', to = ''] = name.split('>')
  return { from, to, behaviour: name, outline: name, step: { kind: 'event', event: { type: name }, name } }
}
const pathOf = (...names: string[]): FlowPath => ({ id: 'p', start: 's', edges: names.map(edge) })
const names = ({ edges }: FlowPath) => edges.map(({ step }) => step.name)

/** A walk that fails at the last of these steps once all of them were taken in this order. */
const failingAfter =
  (...wanted: string[]) =>
  async (path: FlowPath): Promise<number | null> => {
    let found = 0
    for (const [index, name] of names(path).entries())
      if (name === wanted[found] && ++found === wanted.length) return index + 1
    return null
  }

describe('a failing path', () => {
  it('ends with the step that failed, without the round trips that the failure does not need', async () => {
    const path = pathOf('a>b', 'b>a', 'a>b', 'b>b', 'b>c', 'c>d')
    const fails = failingAfter('b>c')
    const shortest = await shrink(path, 5, fails)
    expect(names(shortest)).toEqual(['a>b', 'b>c'])
  })

  it('ends where a shorter version fails, which may be earlier than the whole path did', async () => {
    const path = pathOf('a>b', 'b>a', 'a>b', 'b>c', 'c>d', 'd>e')
    // The whole path fails at its end; without its round trip, it fails at c.
    const fails = async (version: FlowPath) =>
      names(version).includes('b>a') ? (names(version).at(-1) === 'd>e' ? version.edges.length : null) : 2
    expect(names(await shrink(path, 6, fails))).toEqual(['a>b', 'b>c'])
  })

  it('keeps a loop that the failure needs', async () => {
    const path = pathOf('a>b', 'b>b', 'b>a', 'a>b', 'b>c')
    const shortest = await shrink(path, 5, failingAfter('b>b', 'b>c'))
    expect(names(shortest)).toEqual(['a>b', 'b>b', 'b>c'])
  })

  it('has no steps if it fails at its start', async () => {
    expect(names(await shrink(pathOf('a>b', 'b>c'), 0, async () => 0))).toEqual([])
  })

  it('is named by the indexes of its steps, from which it can be rebuilt', async () => {
    const path = pathOf('a>b', 'b>a', 'a>b', 'b>b', 'b>c', 'c>d')
    const shortest = await shrink(path, 5, failingAfter('b>b', 'b>c'))
    const places = placesIn(path, shortest)
    expect(names(versionOf(path, places))).toEqual(names(shortest))
    expect(places).toEqual([3, 4, 5])
  })
})
