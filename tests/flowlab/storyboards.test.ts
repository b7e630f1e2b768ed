import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bindings } from '../../flowlab/browser/bindings/index.ts'
import { documents } from '../../flowlab/places.ts'
import { flows } from '../../flowlab/registry.ts'
import { boardFor, folderOf, pageOf, pictureOf, views } from '../../flowlab/storyboards/board.ts'
import { differenceOf, isNoticed } from '../../flowlab/storyboards/difference.ts'
import { approvedBoards, approvedPictures, storyboardFiles } from '../../flowlab/storyboards/files.ts'
import { scenesOf, unseenOf } from '../../flowlab/storyboards/scenes.ts'
import { translatedName, translationsOf } from '../../flowlab/storyboards/spokenPage.ts'
import { reasonsOf } from '../../flowlab/storyboards/unseen.ts'

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
    expect(await differenceOf(one, one)).toEqual({ share: 0, patch: 0 })
    expect(isNoticed(await differenceOf(one, other))).toBe(false)
  })

  it.each([
    ['a button has moved', button(60), {}],
    ['a button is gone', '', {}],
    ['another button has come', button(20) + button(220), {}],
    ['the page is longer', button(20), { height: 880 }],
  ])('differ if %s', async (_, inside, size) => {
    const [one, other] = await Promise.all([drawn(text(0) + button(20)), drawn(text(0) + inside, size)])
    expect(isNoticed(await differenceOf(one, other))).toBe(true)
  })

  it('differ if a small mark has come, which is a small share of the picture', async () => {
    const mark = '<rect x="300" y="60" width="18" height="18" fill="#b23b3b"/>'
    const difference = await differenceOf(await drawn(text(0)), await drawn(text(0) + mark))
    expect(difference.share).toBeLessThan(0.002)
    expect(isNoticed(difference)).toBe(true)
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

  it('is a page of pictures with sentences in both languages', () => {
    const page = pageOf(boardFor(login, 'login', scenes.slice(0, 2), reasonsOf('login')))
    expect(page).toContain('# login, from the login page')
    expect(page).toContain('## 1 · editing')
    expect(page).toMatch(/^1\. the visitor chooses “Forgot password\?” · आगंतुक .*चुनता है$/m)
    expect(page).toContain('| English, desktop | English, phone | Hindi, desktop | Hindi, phone |\n|---|---|---|---|\n')
    expect(page).toContain('## Without a picture')
    expect(page).toMatch(/^- granted \(.+\): The flow is over and its screen is gone\. · .*है।$/m)
    expect(page).toContain('![editing](login-the-login-page/editing.en.desktop.webp)')
  })

  it('names a picture for its state and view, without spaces', () => {
    expect(pictureOf('a.b + c', { language: 'hi', device: 'phone' })).toBe('a.b-c.hi.phone.webp')
  })
})

describe('a control named in English', () => {
  it('is found by its words in Hindi', () => {
    expect(translationsOf('Forgot password?', 'hi')).toEqual(['पासवर्ड भूल गए?'])
    expect(translationsOf('Verma Cold Chain', 'hi')).toEqual(['Verma Cold Chain'])
  })

  it('keeps the values in its words, translated if they are words too', () => {
    expect(translationsOf('Choose Monthly', 'hi')).toContain('मासिक चुनें')
    expect(translationsOf('Add for ₹499.00', 'hi').join()).toContain('₹499.00')
  })

  it('is found by its whole name only if the name is exact', () => {
    expect(translatedName('No', true, 'hi').test('नहीं')).toBe(true)
    expect(translatedName('No', true, 'hi').test('अभी नहीं')).toBe(false)
    expect(translatedName('No', false, 'hi').test('अभी नहीं')).toBe(true)
  })

  it('may be named by a pattern', () => {
    const [added = '', removed = ''] = ['Add to favourites', 'Remove from favourites'].map(
      (words) => translationsOf(words, 'hi')[0],
    )
    expect(translatedName(/^Add to favourites$/, false, 'hi').test(added)).toBe(true)
    expect(translatedName(/^Add to favourites$/, false, 'hi').test(removed)).toBe(false)
  })
})

describe('the approved storyboards', () => {
  it('are those of the flows that a browser walks, and no others', () => {
    const folders = Object.values(bindings)
      .filter((binding) => scenesOf(binding).length > 0)
      .map(folderOf)
    const files = [...folders.flatMap((folder) => [folder, `${folder}.md`]), 'boards.json']
    expect(readdirSync(approvedPictures).sort()).toEqual(files.sort())
  })

  it.each(Object.values(bindings))('say why a state of $name has no picture, and of no other state', (binding) => {
    expect(Object.keys(reasonsOf(binding.name)).sort()).toEqual(unseenOf(binding, Object.values(bindings)))
  })

  it('are there for every flow, or the documentation says why not', () => {
    const [, rest = ''] = readFileSync(join(documents, 'README.md'), 'utf8').split('No storyboard yet')
    const [reasons = ''] = rest.split('### ')
    const told = [...reasons.matchAll(/^\| (\w[\w, ]+) \| /gm)].flatMap(([, names = '']) => names.split(', '))
    const walked = new Set(Object.values(bindings).map(({ name }) => name))
    const missing = flows.map(({ name }) => name).filter((name) => !walked.has(name))
    expect(told.filter((name) => name !== 'flows').sort()).toEqual(missing.sort())
  })

  it('are small', () => {
    const pictures = readdirSync(approvedPictures, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    )
    const sizes = pictures.map((name) => statSync(join(approvedPictures, name)).size)
    expect(Math.max(...sizes)).toBeLessThan(40_000)
  })

  it.each(storyboardFiles())('%s has the sentences of the machines', (name, text) => {
    // If this fails: npm run flows export.
    expect(readFileSync(join(documents, name), 'utf8')).toBe(text)
  })

  it.each(approvedBoards())(
    'have four pictures of each state that a person can see, and no others: $folder',
    (board) => {
      const binding = Object.values(bindings).find((each) => folderOf(each) === board.folder)
      if (!binding) throw new Error(board.folder)
      expect(board.scenes.map(({ state }) => state)).toEqual(scenesOf(binding).map(({ state }) => state))
      expect(readdirSync(join(approvedPictures, board.folder)).sort()).toEqual(
        board.scenes.flatMap(({ state }) => views.map((view) => pictureOf(state, view))).sort(),
      )
    },
  )

  it.each(approvedBoards())('describes each state and step of $flow in both languages', ({ scenes: all, unseen }) => {
    const reasons = unseen.flatMap(({ says, because }) => [says ?? ['', ''], because])
    const sentences = [...all.flatMap(({ says, steps }) => [says ?? ['', ''], ...steps]), ...reasons]
    for (const [en, hi] of sentences) {
      expect(en).toMatch(/^[^{}]+$/)
      expect(hi).toMatch(/[\u0900-\u097f]/)
    }
  })
})
