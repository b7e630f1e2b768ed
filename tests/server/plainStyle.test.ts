import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plainStyleOf } from '../../server/kernel/http/plainStyle.ts'

/** A Hindi receipt on a system without the script shows letters, not boxes. */

it('uses the Hindi font of the built client, whose name has a hash', () => {
  const client = mkdtempSync(join(tmpdir(), 'plain-'))
  mkdirSync(join(client, 'static', 'font'), { recursive: true })
  for (const name of ['noto-hindi-first.1a2b.woff2', 'noto-hindi.3c4d.woff2', 'hanken-latin.5e6f.woff2'])
    writeFileSync(join(client, 'static', 'font', name), '')
  const style = plainStyleOf(client)
  expect(style).toContain('src:url("/static/font/noto-hindi.3c4d.woff2")')
  expect(style).toContain('font-family:"Hindi",system-ui')
})

it('is complete without a built client', () => {
  expect(plainStyleOf(join(tmpdir(), 'no client'))).toMatch(/^:root\{/)
})
