import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * A comment that refers to another test names an existing one. A reference to a missing test hides that nothing tests
 * the behaviour.
 */

const root = join(import.meta.dirname, '../..')
const folders = ['tests', 'src', 'server', 'flowlab', 'packages/flowlab', 'scripts', 'docs']
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|md)$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
)

it('each test that a file names exists', () => {
  const missing = files.flatMap((file) => {
    const named = readFileSync(join(root, file), 'utf8').match(/\btests\/[\w./-]+\.tsx?\b/g) ?? []
    return named.filter((path) => !existsSync(join(root, path))).map((path) => `${file} names ${path}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
