import { describe, expect, it } from 'vitest'
import { words } from '../../flowlab/gallery/words.ts'

/** The words that the gallery itself shows. */

type Text = string | ((...values: unknown[]) => string)
type Group = { readonly [name: string]: Text | Group }

const textsOf = (group: Group, place = ''): [place: string, text: Text][] =>
  Object.entries(group).flatMap(([name, each]): [string, Text][] =>
    typeof each === 'object' ? textsOf(each, `${place}${name}.`) : [[`${place}${name}`, each]],
  )
const values = [7, 8, 9, 6]
const said = (text: Text) => (typeof text === 'function' ? text(...values) : text)
const english = textsOf(words.en as unknown as Group)
const hindi = textsOf(words.hi as unknown as Group)

/** Commands and names of files, and the name of a product. */
const names = /`[^`]*`|Stately/g

describe('the words of the gallery', () => {
  it('are in Hindi letters in Hindi', () => {
    expect(hindi.length).toBeGreaterThan(100)
    const foreign = hindi.filter(([, text]) => /[a-z]/i.test(said(text).replace(names, '')))
    expect(foreign).toEqual([])
  })

  it('have the same values and the same commands in both languages', () => {
    const held = (text: Text) => (said(text).match(/[6-9]|`[^`]*`/g) ?? []).sort()
    expect(hindi.map(([place, text]) => [place, held(text)])).toEqual(
      english.map(([place, text]) => [place, held(text)]),
    )
  })

  it('agree with a count', () => {
    const { paths, traffic } = words.en
    expect([paths.path('1a', 'a visitor', 1), paths.path('1a', 'a visitor', 3)]).toEqual([
      '1a · a visitor · 1 step',
      '1a · a visitor · 3 steps',
    ])
    expect(traffic.opened('a.jsonl', 1, 2)).toBe('a.jsonl: 1 visit step by step, 2 days.')
  })
})
