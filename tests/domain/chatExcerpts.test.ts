import { describe, expect, it } from 'vitest'
import { excerptAround } from '../../src/domain/chats/excerpts.ts'
import { positionIn } from '../../src/domain/chats/positions.ts'

describe('the excerpt of a found message', () => {
  it('is one line of text around the match, in any case', () => {
    expect(excerptAround('Shall we talk\nabout the Turbine?', ' turbine ')).toEqual({
      before: 'Shall we talk about the ',
      match: 'Turbine',
      after: '?',
    })
  })

  it('starts at a whole word shortly before the match, and marks what was left out', () => {
    const { before, match, after } = excerptAround(`${'word '.repeat(60)}turbine${' more'.repeat(60)}`, 'turbine')
    expect(before).toMatch(/^…word (word )*$/)
    expect(before.length).toBeLessThan(30)
    expect(match).toBe('turbine')
    expect(after.endsWith('…')).toBe(true)
    expect((before + match + after).length).toBeLessThan(170)
  })

  it('matches Hindi in any encoding, and never separates a letter from its sign', () => {
    expect(excerptAround('कल स\u095cक पर', 'स\u0921\u093cक').match).toBe('स\u0921\u093cक')
    const { after } = excerptAround(`बैठक ${'कि'.repeat(400)}`, 'बैठक')
    expect(after).toMatch(/कि…$/)
  })

  it('is the beginning of the message if there is no match', () => {
    expect(excerptAround('Photo', 'turbine')).toEqual({ before: 'Photo', match: '', after: '' })
    expect(excerptAround('x'.repeat(500), 'y').before).toBe(`${'x'.repeat(160)}…`)
  })
})

describe('the message named by an address', () => {
  it.each([
    ['at=12', { seq: 12 }],
    ['', null],
    ['at=0', null],
    ['at=-3', null],
    ['at=1e3', null],
    ['at=x', null],
    ['at=9999999999999999', null],
  ])('%s', (query, at) => {
    expect(positionIn(new URLSearchParams(query))).toEqual(at)
  })
})
