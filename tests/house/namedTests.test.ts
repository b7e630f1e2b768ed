import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What is left to another test names a test that exists: a reason that names none hides that nobody tests it. */

const root = join(import.meta.dirname, '../..')
const folders = ['tests', 'src', 'server', 'flowlab', 'packages/flowlab', 'scripts', 'docs']
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|md)$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
)

it('each test that a file names is there', () => {
  const missing = files.flatMap((file) => {
    const named = readFileSync(join(root, file), 'utf8').match(/\btests\/[\w./-]+\.tsx?\b/g) ?? []
    return named.filter((path) => !existsSync(join(root, path))).map((path) => `${file} names ${path}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
