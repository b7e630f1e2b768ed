// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of code
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { routes, serverPaths } from '../../src/routes.ts'

/** An address of the product is written once; whatever leads to it calls `addresses` or `serverPaths`. */

const root = join(import.meta.dirname, '../..')

describe('the linter’s rule', () => {
  const rule = readFileSync(join(root, 'addresses.grit'), 'utf8')
  const namesIn = (pattern: string) => {
    const [, body = ''] = new RegExp(`pattern ${pattern}\\(\\)\\s*\\{([^\\n]*\\n[^\\n]*)`).exec(rule) ?? []
    return [...body.matchAll(/\(\?:([a-z][\w|/.-]*\|[\w|/.-]*)\)/g)]
      .map(([, names = '']) => names.split('|'))
      .reduce<string[]>((longest, names) => (names.length > longest.length ? names : longest), [])
      .sort()
  }
  const parts = new Set(routes.flatMap(({ pattern }) => pattern.split('/')).filter((part) => /^[a-z]/.test(part)))

  it('knows every part of the table and every path of the server', () => {
    expect(parts.size).toBeGreaterThan(20)
    expect(namesIn('segment')).toEqual([...parts].sort())
    expect(namesIn('page')).toEqual([...parts, 'investment', 'want-to-grow', 'want-to-sell'].sort())
    const mounts = Object.values(serverPaths).map(({ mount }) => mount.slice(1))
    expect(namesIn('path_of_server')).toEqual(mounts.sort())
  })

  /** A folder with the rules of this repository, in which the samples are linted. */
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'))
  for (const file of ['biome.json', 'addresses.grit']) cpSync(join(root, file), join(folder, file))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Those of the texts that are named in a file of this path. */
  function found(path: string, texts: readonly string[]): string[] {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, texts.map((text, index) => `export const n${index} = ${text}\n`).join(''))
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none']
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, path], { cwd: folder, encoding: 'utf8' })
    const lines = [...stdout.matchAll(/title=plugin,file=[^,]*,line=(\d+)/g)].map(([, line]) => Number(line))
    return texts.filter((_, index) => lines.includes(index + 1))
  }

  const pairs: readonly (readonly [address: string, nearMiss: string])[] = [
    ["['', 'investor', 'my-profile'].join('/')", "['investor', 'approved'].join(' ')"],
    ["[base, 'chats'].join('/')", "[folder, 'charts'].join('/')"],
    ["home + 'investor/chats'", "home + 'investor/relations'"],
    ["'/my-profile/' + x", "'/my-profiles/' + x"],
    ["base.concat('/my-subscription?x=1')", "words.concat('my-subscription')"],
    ["'/terms'", "'GET /terms'"],
    ["'/investor'", "'investor'"],
    ['`${base}/chats/${id}`', '`${base}/charts/${id}`'],
    ['`/entrepreneur/${offering}`', '`an entrepreneur, ${offering}`'],
    ["'https://founders.in/investor/chats'", "'https://founders.in/investors/x'"],
    ["'?wanted=/entrepreneur/want-to-sell'", "'?wanted=want-to-sell'"],
    ['<a href="/about-us" />', '<a href="#about-us" />'],
    ["{ '/login': 1 }", "{ login: '/log-in' }"],
    ['import(`/investor/${file}.js`)', "import('./investor/Register.tsx')"],
    ["'/files/x'", "'./files/x'"],
    ['`/receipts/${token}`', '`receipts ${token}`'],
    ['`${origin}/operator/status`', '`${origin}/operators`'],
    ['`<link href="/static/font/${file}">`', '`<link href="${file}">`'],
    ["'/api/webhooks/payments'", "'/api/chats'"],
    ["'/healthz'", "'/health'"],
    ['`<link href="/plain.css" />`', '`<link href="/plain" />`'],
  ]

  it('names an address however it is written, and nothing that only looks like one', () => {
    const addresses = pairs.map(([address]) => address)
    expect(found('src/ui/sample.tsx', addresses)).toEqual(addresses)
    const nearMisses = pairs.map(([, nearMiss]) => nearMiss)
    expect(found('src/ui/sample.tsx', nearMisses)).toEqual([])
  })

  it.each([
    ...['src/sample.ts', 'src/effects/sample.ts', 'server/sample.ts', 'server/features/chats/sample.ts'],
    ...['flowlab/flows/sample.ts', 'scripts/sample.mjs'],
  ])('reads %s', (path) => expect(found(path, ["'/investor/chats'"])).toHaveLength(1))

  it.each(['src/routes/sample.ts', 'tests/domain/addresses.test.ts'])('leaves %s alone', (path) => {
    expect(found(path, ["'/investor/chats'"])).toEqual([])
  })
})

const written = 'src/routes/'

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const files = ['src', 'server', 'flowlab']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/i18n/') && !path.startsWith(written))

/** An address that is put together where it is used, of parts that no linter knows: of two parts, or with a query. */
const together = /`\/?\$\{[^}]*\}\/(?:\$\{|:)|`[^`\n]*\$\{[^`\n]*\?\w+=|`\/\$\{|[!=]== '\/'|'\/' \+|\+ '\/'/g
const leading = /^src\/(?:ui|effects|machines|services|\w+\.tsx?$)/

it('an address that is put together is seen', () => {
  for (const text of [
    'href={`${market}/${card.id}`}',
    'href={`${plansAt}?mode=NEW`}',
    '`/${word}` === pathname',
    "here === '/'",
    "market + '/' + id",
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

it('no list of segments is written again: they follow from the kinds of profiles', () => {
  const named = /['"`](?:capital-bridge|business-exchange)['"`]/g
  const found = files.flatMap((path) =>
    [...withoutComments(readFileSync(join(root, path), 'utf8')).matchAll(named)].map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
