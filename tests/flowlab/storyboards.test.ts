import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bindings } from '../../flowlab/browser/bindings/index.ts'
import { boardOf, pictureOf } from '../../flowlab/storyboards/board.ts'
import { differenceOf, mostDifferent } from '../../flowlab/storyboards/difference.ts'
import { scenesOf } from '../../flowlab/storyboards/scenes.ts'

const drawn = (inside: string, { width = 390, height = 844 } = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>${inside}</svg>`),
  )
    .png()
    .toBuffer()
const button = (x: number) => `<rect x="${x}" y="300" width="120" height="44" rx="8" fill="#0b6e5f"/>`
const lines = Array.from({ length: 20 }, (_, row) => row * 30 + 20)
const text = (dx: number) =>
  lines.map((y) => `<rect x="${20 + dx}" y="${y}" width="300" height="1.5" fill="#17212b"/>`).join('')

describe('two pictures', () => {
  it('are equal if only the edges of letters differ', async () => {
    const [one, other] = await Promise.all([drawn(text(0) + button(20)), drawn(text(0.4) + button(20))])
    expect(await differenceOf(one, one)).toBe(0)
    expect(await differenceOf(one, other)).toBeLessThanOrEqual(mostDifferent)
  })

  it.each([
    ['a button has moved', button(60), {}],
    ['a button is gone', '', {}],
    ['another button has come', button(20) + button(220), {}],
    ['the page is longer', button(20), { height: 880 }],
  ])('differ if %s', async (_, inside, size) => {
    const [one, other] = await Promise.all([drawn(text(0) + button(20)), drawn(text(0) + inside, size)])
    expect(await differenceOf(one, other)).toBeGreaterThan(mostDifferent)
  })
})

describe('the storyboard of the login', () => {
  const { login } = bindings
  if (!login) throw new Error('the login has no binding')
  const scenes = scenesOf(login)

  it('has each state that the table of its screen covers, the nearest first', () => {
    expect(scenes.map(({ state }) => state).sort()).toEqual(
      ['editing', 'loggingIn', 'recovering', 'unanswered', 'verifying'].sort(),
    )
    expect(scenes[0]).toMatchObject({ state: 'editing', at: 0, steps: [] })
    expect(scenes.map(({ at }) => at)).toEqual(scenes.map(({ at }) => at).sort((one, other) => one - other))
  })

  it('is a page of pictures with sentences', () => {
    const page = boardOf({ name: 'login', reach: login.reach, machine: 'login', scenes: scenes.slice(0, 1) }, 'login')
    expect(page).toContain('# login, from the login page')
    expect(page).toContain('## 1 · editing')
    expect(page).toContain('| English, desktop | English, phone | Hindi, desktop | Hindi, phone |\n|---|---|---|---|\n')
    expect(page).toContain('![editing](login/editing.en.desktop.webp)')
  })

  it('names a picture for its state and view, without spaces', () => {
    expect(pictureOf('a.b + c', { language: 'hi', device: 'phone' })).toBe('a.b-c.hi.phone.webp')
  })
})
