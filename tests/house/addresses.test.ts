// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of code
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'

/** An address of the product is written once; whatever leads to it calls `addresses`. */

const root = join(import.meta.dirname, '../..')

/** The table and what leads to its rows; `redirects.ts` knows addresses that are none. */
const written = ['src/routes.ts', 'src/addresses.ts', 'src/redirects.ts']

const fixed = (pattern: string) => pattern.split('/').filter((part) => part && !part.startsWith(':'))
const firsts = new Set(routes.flatMap(({ pattern }) => (pattern.startsWith('/:') ? [] : fixed(pattern).slice(0, 1))))
const parts = new Set(routes.flatMap(({ pattern }) => fixed(pattern)))

const any = (names: ReadonlySet<string>) => [...names].join('|')
/** A text that begins with an address, or one that puts a part of an address behind what stands before it. */
const literal = new RegExp(
  `['"\`]/(?:${any(firsts)})(?=[/?'"\`$])|\\}/(?:${any(parts)})(?=[/?'"\`$])|['"\`]/(?:${any(parts)})['"\`]`,
  'g',
)

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const files = ['src', 'server', 'flowlab']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/i18n/') && !written.includes(path))

/** An address that is put together where it is used: of two parts, or with a query. */
const together = /`\/?\$\{[^}]*\}\/(?:\$\{|:)|`[^`\n]*\$\{[^`\n]*\?\w+=|`\/\$\{|[!=]== '\/'/g
const leading = /^src\/(?:ui|effects|machines|services|\w+\.tsx?$)/

it('an address that is put together is seen', () => {
  for (const text of [
    'href={`${market}/${card.id}`}',
    'href={`${plansAt}?mode=NEW`}',
    '`/${word}` === pathname',
    "here === '/'",
  ])
    expect(text.match(together)).not.toBeNull()
  for (const text of ['src={`/flags/${code}.svg`}', 'call(`PUT /profiles/:kind/${step}`)', '`${done}/10`'])
    expect(text.match(together)).toBeNull()
})

it('no screen, flow or service puts one together', () => {
  const found = files
    .filter((path) => leading.test(path))
    .flatMap((path) =>
      [...withoutComments(readFileSync(join(root, path), 'utf8')).matchAll(together)].map(
        ([text]) => `${path}: ${text}`,
      ),
    )
  expect(found).toEqual([])
})

it('no address is written outside the routes', () => {
  expect(parts.size).toBeGreaterThan(20)
  const found = files.flatMap((path) =>
    [...withoutComments(readFileSync(join(root, path), 'utf8')).matchAll(literal)].map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

it('no list of segments is written again: they follow from the kinds of profiles', () => {
  const named = /['"`](?:capital-bridge|business-exchange)['"`]/g
  const found = files.flatMap((path) =>
    [...withoutComments(readFileSync(join(root, path), 'utf8')).matchAll(named)].map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
