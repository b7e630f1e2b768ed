import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesUnder } from '../support/imports.ts'

/**
 * The words for a chosen "Other" are read by `otherWords` alone: elsewhere somebody would forget that they can still be
 * empty, and an option, a share or a fact would have no name.
 */

const root = join(import.meta.dirname, '../..')
const reader = 'src/domain/registration/formFields.ts'
/** An answer read by its name, or a name of one put together. */
const reads = /\b\w+_other\b(?=\s*[:,}\]])|\.\w+_other\b|_other`/g

it('only the domain reads the words for a chosen "Other"', () => {
  const found = ['src', 'server/features', 'server/kernel'].flatMap((folder) =>
    sourcesUnder(join(root, folder)).flatMap((path) => {
      const file = path.slice(root.length + 1)
      // Tables of words and of fields name them; a type does not read them.
      if (file === reader || file.includes('/i18n/') || file === 'src/domain/registration/fields.ts') return []
      return [...readFileSync(path, 'utf8').matchAll(reads)].map(([code]) => `${file}: ${code}`)
    }),
  )
  expect(found).toEqual([])
  expect(readFileSync(join(root, reader), 'utf8')).toMatch(reads)
})
