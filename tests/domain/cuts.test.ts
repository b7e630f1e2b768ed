import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { excerptAround } from '../../src/domain/chats/excerpts.ts'
import { readableLink } from '../../src/domain/chats/links.ts'
import { excerptOf } from '../../src/domain/chats/quotes.ts'

/**
 * A shortened text ends with a whole character, since half of a letter or of an emoji is shown as a replacement
 * character.
 */

const tea = '🍵'
const long = (shift: number) => 'a'.repeat(shift) + tea.repeat(300)

const cuts: Readonly<Record<string, (text: string) => string>> = {
  'what a reply quotes': excerptOf,
  'what a search has found, from its beginning': (text) => excerptAround(text, 'nothing').before,
  'what a search has found, after the words': (text) => excerptAround(`tea ${text}`, 'tea').after,
  'where a link leads': (text) => readableLink(`https://a.in/${encodeURIComponent(text)}`)?.path ?? '',
}

describe('a shortened text ends with a whole character', () => {
  it.each(Object.entries(cuts))('%s', (_, cut) => {
    // Tries an end at each code unit.
    for (const shift of [0, 1]) {
      const text = cut(long(shift))
      expect(text.length).toBeLessThan(long(shift).length)
      expect(text).not.toMatch(/\p{Surrogate}/u)
    }
  })

  it('no shared rule counts or cuts UTF-16 code units', () => {
    const root = join(import.meta.dirname, '../../src/domain')
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('anonymity'))
      .flatMap((name) =>
        readFileSync(join(root, name), 'utf8')
          .split('\n')
          // Slices from the beginning up to a limit. A list made from the text is joined again, and money consists of
          // digits.
          .filter((line) => /\w\.slice\(0, \w+\)(?!\.join)/.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      )
    expect(found).toEqual([])
  })
})
