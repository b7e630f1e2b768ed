import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binding } from '../browser/binding.ts'
import { bindings } from '../browser/bindings/index.ts'
import { startedProduct } from '../browser/startedProduct.ts'
import { documents, root } from '../places.ts'
import { folderOf, pictureOf, views } from '../storyboards/board.ts'
import { compact } from '../storyboards/compact.ts'
import { differenceOf, isNoticed } from '../storyboards/difference.ts'
import { approvedPictures, storyboardFiles } from '../storyboards/files.ts'
import { photograph } from '../storyboards/photograph.ts'
import { scenesOf, unseenOf } from '../storyboards/scenes.ts'
import { type Command, say, UsageError } from './command.ts'

/** The folder of the last run's pictures; not part of the repository. */
const latestFolder = join(root, '.storyboards')

export const storyboards: Command = {
  usage: 'storyboards [NAME…]',
  says: 'each state that a person can see, as pictures in both languages',
  help: `Starts the product, walks the generated paths in Chromium and photographs each state that a person can see: in English and
Hindi, on a desktop and a phone. Compares each picture with the approved one in docs/flows/storyboards, ignoring differences
that nobody would notice, and writes those that differ into .storyboards. Exits with 1 if one differs, is new or is missing.

  NAME…      only these flows; by default, all that are walked in a browser
  --check    names the states of each flow without taking a picture
  --approve  replaces the approved pictures that differ, and writes their pages, as export does`,
  takes: ['check', 'approve'],
  run: async (names, { check, approve }) => {
    const chosen = names.length > 0 ? names.flatMap(requireBindings) : Object.values(bindings)
    if (check) {
      for (const binding of chosen) say(summary(binding))
      return 0
    }
    const product = await startedProduct()
    const { newVisitor } = await import('../../tests/support/browser.ts')
    let changes = 0
    try {
      for (const binding of chosen) {
        const open = (locale: string) => newVisitor(product.browser, product.origin, locale)
        changes += await boardFor(binding, open, approve)
      }
    } finally {
      await product.close()
    }
    if (approve) for (const [name, text] of storyboardFiles()) writeFileSync(join(documents, name), text)
    return changes > 0 && !approve ? 1 : 0
  },
}

function summary(binding: Binding): string {
  const scenes = scenesOf(binding)
  const unseen = unseenOf(binding, Object.values(bindings))
  const line = `${binding.name}, from ${binding.reach}: ${scenes.map(({ state }) => state).join(', ')}`
  return unseen.length > 0 ? `${line}\n     without a picture: ${unseen.join(', ')}` : line
}

function requireBindings(name: string): Binding[] {
  const found = Object.values(bindings).filter((binding) => binding.name === name)
  if (found.length === 0) throw new UsageError(`no flow "${name}" is walked in a browser`)
  return found
}

/** Takes the pictures of a flow, compares them and returns the number that differ. */
async function boardFor(binding: Binding, open: Parameters<typeof photograph>[2], approve: boolean): Promise<number> {
  const scenes = scenesOf(binding)
  const folder = folderOf(binding)
  const [approved, latest] = [join(approvedPictures, folder), join(latestFolder, folder)]
  let changes = 0
  const taken = new Set<string>()
  const failures = await photograph(binding, scenes, open, async (state, view, image) => {
    const name = pictureOf(state, view)
    taken.add(name)
    const small = await compact(image, view)
    const before = existsSync(join(approved, name)) ? readFileSync(join(approved, name)) : null
    const difference = before ? await differenceOf(before, small) : null
    if (difference && !isNoticed(difference)) return
    changes++
    say(`${binding.name}: ${name} ${difference ? `differs by ${(difference.share * 100).toFixed(2)} %` : 'is new'}`)
    const to = approve ? approved : latest
    mkdirSync(to, { recursive: true })
    writeFileSync(join(to, name), small)
  })
  for (const failure of failures) say(`${binding.name}: ${failure}`)
  const missing = scenes
    .flatMap(({ state }) => views.map((view) => pictureOf(state, view)))
    .filter((name) => !taken.has(name))
  for (const name of missing) say(`${binding.name}: ${name} was not taken`)
  if (approve) rmSync(latest, { recursive: true, force: true })
  say(`${binding.name}, from ${binding.reach}: ${taken.size} pictures, ${changes} changed, ${missing.length} missing`)
  return changes + missing.length
}
