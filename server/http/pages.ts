import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../deps.ts'

/** The pages that the build drew: which one an address gets, and what its policy must allow. */

interface Line {
  shape: string
  name: string
  /** What waits for a member's account in place of the visitor's page. */
  frame: string
  status: 200 | 404
}

interface Page {
  file: string
  language: Language
  status: 200 | 404
  etag: string
  /** Of the styles that the page brings with it. */
  styleHashes: readonly string[]
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64')

/** The policy's sources for the style elements of a page and the style attributes of its fields. */
function styleHashesOf(html: string): string[] {
  const elements = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const attributes = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text)
  const sources = [...new Set([...elements, ...attributes])].map((text) => `'sha256-${digest(text)}'`)
  return attributes.length > 0 ? ["'unsafe-hashes'", ...sources] : sources
}

/** Null where nothing was drawn: then every address gets the one page of the build. */
export function drawnPages(directory: string) {
  const table = join(directory, 'pages', 'table.json')
  if (!existsSync(table)) return null
  const lines = (JSON.parse(readFileSync(table, 'utf8')) as Line[]).map((line) => ({
    ...line,
    shape: new RegExp(`^${line.shape}/?$`),
  }))
  const known = new Map<string, Page>()
  return (path: string, language: Language, isMember: boolean): Page | null => {
    const line = lines.find(({ shape }) => shape.test(path))
    if (!line) return null
    const file = join(directory, 'pages', language, `${isMember ? line.frame : line.name}.html`)
    const page = known.get(file) ?? read(file, language, line.status)
    known.set(file, page)
    return page
  }
}

function read(file: string, language: Language, status: 200 | 404): Page {
  const html = readFileSync(file, 'utf8')
  return { file, language, status, etag: `"${digest(html).slice(0, 22)}"`, styleHashes: styleHashesOf(html) }
}
