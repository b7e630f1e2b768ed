import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../server/kernel/config.ts'
import { legalFactsOf } from '../../server/kernel/http/legalFacts.ts'
import { prerenderedPages } from '../../server/kernel/http/pages.ts'

/** A page with two rows that the build has left open. */
function built(): string {
  const directory = mkdtempSync(join(tmpdir(), 'legal-'))
  const page = (heading: string) =>
    `<html><head></head><body><h1>${heading}</h1><dl class="a"><div data-fact="company"><dt>Company</dt><dd>…</dd></div><div data-fact="courts"><dt>Courts</dt><dd>…</dd></div></dl></body></html>`
  mkdirSync(join(directory, 'pages', 'en'), { recursive: true })
  const lines = [
    { shape: '/terms', name: 'page-terms', frame: 'frame-article', status: 200 },
    { shape: '/about-us', name: 'page-about-us', frame: 'frame-article', status: 200 },
  ]
  writeFileSync(join(directory, 'pages', 'table.json'), JSON.stringify(lines))
  for (const name of ['page-terms', 'page-about-us'])
    writeFileSync(join(directory, 'pages', 'en', `${name}.html`), page(name))
  writeFileSync(join(directory, 'pages', 'en', 'frame-article.html'), '<html><head></head><body></body></html>')
  return directory
}
const pageAt = (path: string, legalFacts: Record<string, string>, isMember = false) =>
  String(prerenderedPages(built(), { legalFacts })?.(path, 'en', isMember)?.bytes.plain)

it('the terms name the configured owner to readers and to the client, and no row without a fact', () => {
  const page = pageAt('/terms', { company: 'Rao & "Sons" <Pvt>' })
  expect(page).toContain(
    '<dl class="a"><div data-fact="company"><dt>Company</dt><dd>Rao &amp; &quot;Sons&quot; &lt;Pvt&gt;</dd></div></dl>',
  )
  expect(page).toContain(
    '<meta name="legal" content="{&quot;company&quot;:&quot;Rao &amp; \\&quot;Sons\\&quot; &lt;Pvt>&quot;}">',
  )
  expect(pageAt('/terms', {})).toContain('<dl class="a"></dl>')
})

it('a member’s terms have the facts for the client, and other pages have none', () => {
  expect(pageAt('/terms', { company: 'Rao' }, true)).toContain('<meta name="legal"')
  expect(pageAt('/about-us', { company: 'Rao' }, true)).not.toContain('legal')
  expect(pageAt('/about-us', { company: 'Rao' })).not.toContain('name="legal"')
})

const production = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' }

it('an installation that configures nothing states nothing', () => {
  expect(legalFactsOf(readConfig(production))).toEqual({})
})

it('a demonstration marks each of its facts', () => {
  const facts = Object.values(legalFactsOf(readConfig({})))
  expect([facts.length, facts.filter((fact) => !fact.includes('(demonstration)'))]).toEqual([6, []])
})

it('an installation states its owner and the companies that process data for it', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_PUBLISHABLE_KEY: 'pk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const config = readConfig({
    ...production,
    ...stripe,
    LEGAL_NAME: 'Founders Network Private Limited',
    TERMS_DATE: '2026-12-01',
    SMTP_URL: 'smtps://user:secret@mail.example.com:465',
    SMS_URL: 'https://sms.example.com/send',
    ...{ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  })
  expect(legalFactsOf(config)).toEqual({
    company: 'Founders Network Private Limited',
    since: '01-Dec-2026',
    payments: 'Stripe',
    mail: 'mail.example.com',
    sms: 'sms.example.com',
    files: 's3.example.com',
  })
})

it('a date of the terms that is none stops the server', () => {
  expect(() => readConfig({ TERMS_DATE: 'soon' })).toThrow('TERMS_DATE must be a date')
})
