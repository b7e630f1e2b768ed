import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { privacyPolicy, terms } from '../../../src/routes.ts'
import type { Inline, Language } from '../ports/deps.ts'
import type { LegalFacts } from './legalFacts.ts'

/** The prerendered pages: the page for each address, and the inline content that its policy must allow. */

interface Line {
  shape: string
  name: string
  /** Shown in place of the visitor's page while a member's account loads. */
  frame: string
  status: 200 | 404
}

/** Settings of the installation that the pages contain. */
export interface Owners {
  origin: string | null
  emailDomains: readonly string[] | null
  /** The owner's pages on other sites. */
  socialLinks: readonly string[] | null
  legalFacts: LegalFacts
}

interface Page {
  /** The content uncompressed and compressed. */
  bytes: { plain: Uint8Array; br: Uint8Array; gzip: Uint8Array }
  language: Language
  status: 200 | 404
  etag: string
  /** The page's inline styles and scripts, which the policy must allow. */
  inline: Inline
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64')

/** The policy's hashes for the style elements of a page and the style attributes of its fields. */
function styleHashesOf(html: string): string[] {
  const elements = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const attributes = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text)
  const sources = [...new Set([...elements, ...attributes])].map((text) => `'sha256-${digest(text)}'`)
  return attributes.length > 0 ? ["'unsafe-hashes'", ...sources] : sources
}

const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => `'sha256-${digest(text)}'`)

/** Null without prerendered pages: then every address gets the build's single page. */
export function prerenderedPages(directory: string, given: Partial<Owners>) {
  const owners: Owners = { origin: null, emailDomains: null, socialLinks: null, legalFacts: {}, ...given }
  const table = join(directory, 'pages', 'table.json')
  if (!existsSync(table)) return null
  const lines = (JSON.parse(readFileSync(table, 'utf8')) as Line[]).map((line) => ({
    ...line,
    shape: new RegExp(`^${line.shape}/?$`),
  }))
  const pageCache = new Map<string, Page>()
  return (path: string, language: Language, isMember: boolean): Page | null => {
    const line = lines.find(({ shape }) => shape.test(path))
    if (!line) return null
    const file = join(directory, 'pages', language, `${isMember ? line.frame : line.name}.html`)
    // Pages about the owner share the frame of a member with others.
    const isLegal = legalNames.has(line.name)
    const key = `${file} ${isLegal}`
    const page = pageCache.get(key) ?? read(file, language, line.status, owners, isLegal)
    pageCache.set(key, page)
    return page
  }
}

function read(file: string, language: Language, status: 200 | 404, owners: Owners, isLegal: boolean): Page {
  const { origin, emailDomains, socialLinks } = owners
  const page = readFileSync(file, 'utf8')
  const named = origin ? withOrigin(page, origin) : page
  const linked = socialLinks ? withSocialLinks(named, socialLinks) : named
  const ruled = emailDomains ? withEndings(linked, emailDomains) : linked
  const html = isLegal ? withLegalFacts(ruled, owners.legalFacts) : ruled
  return {
    bytes: html === page && existsSync(`${file}.br`) ? packedAtBuild(file, html) : packed(html),
    language,
    status,
    etag: `"${digest(html).slice(0, 22)}"`,
    inline: { styles: styleHashesOf(html), scripts: scriptHashesOf(html) },
  }
}

/** The picture of a shared page needs an absolute address, because other sites fetch it. */
const withOrigin = (html: string, origin: string) =>
  html.replaceAll('content="/share.jpg"', `content="${origin}/share.jpg"`)

/** Adds the client's email rule if it is not the default. */
const withEndings = (html: string, endings: readonly string[]) =>
  html.replace('</head>', `<meta name="email-endings" content="${endings.join()}"></head>`)

const siteNames: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'youtube.com': 'YouTube',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Adds the links to the footer exactly as the client renders it, and a meta tag from which the client renders them. */
function withSocialLinks(html: string, links: readonly string[]): string {
  const named = links.map((href) => {
    const site = new URL(href).hostname.replace(/^www\./, '')
    return { href: escaped(href), name: siteNames[site] ?? site }
  })
  const anchors = named.map(({ href, name }) => `<a href="${href}" rel="noreferrer">${name}</a>`).join('')
  const content = named.map(({ href, name }) => `${name} ${href}`).join()
  return html
    .replace('</head>', () => `<meta name="social" content="${content}"></head>`)
    .replace(/(<footer.*<nav[^>]*>)<\/nav>/, (_, nav: string) => `${nav}${anchors}</nav>`)
}

const legalNames = new Set([terms, privacyPolicy].map((address) => `page${address.replaceAll('/', '-')}`))

/**
 * Fills in the rows of facts that the build left open, removes those that are not configured, and adds a meta tag from
 * which the client renders the same rows.
 */
const withLegalFacts = (html: string, facts: LegalFacts) =>
  html
    .replace('</head>', () => `<meta name="legal" content="${escaped(JSON.stringify(facts))}"></head>`)
    .replace(/<div data-fact="(\w+)">(<dt>[^<]*<\/dt><dd>)[^<]*<\/dd><\/div>/g, (_, name: string, label: string) =>
      facts[name] ? `<div data-fact="${name}">${label}${escaped(facts[name]).replaceAll('>', '&gt;')}</dd></div>` : '',
    )

const packedAtBuild = (file: string, html: string): Page['bytes'] => ({
  plain: Buffer.from(html),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
})

const packed = (html: string): Page['bytes'] => ({
  plain: Buffer.from(html),
  br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(html, { level: 9 }),
})
