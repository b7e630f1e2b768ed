import { randomUUID } from 'node:crypto'
import type { Answers } from '../../src/domain/contract/profiles.ts'
import { isMoney } from '../../src/domain/registration/years.ts'
import { labelOf } from '../features/catalog/index.ts'
import { documents } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import type { Made } from './seed.ts'

/** The financial summary of every business for sale: a page that names nobody, as an anonymous listing needs it. */
export async function seedSummaries(deps: Deps, made: readonly Made[]): Promise<void> {
  const rows = await Promise.all(made.filter(({ demo }) => demo.kind === 'WANT_TO_SELL').map((one) => kept(deps, one)))
  if (rows.length > 0) await deps.db.insert(documents).values(rows)
}

async function kept(deps: Deps, { profileId, demo }: Made): Promise<typeof documents.$inferInsert> {
  const bytes = await summaryPdf(linesOf(demo.business as Answers))
  const id = randomUUID()
  const storageKey = `documents/${id}.pdf`
  await deps.files.put(storageKey, bytes, 'application/pdf')
  return {
    id,
    profileId,
    kind: 'financial-summary',
    fileName: 'financial-summary.pdf',
    title: 'financial-summary.pdf',
    fileTitle: 'financial-summary',
    mime: 'application/pdf',
    bytes: bytes.length,
    storageKey,
    createdAt: deps.now(),
  }
}

function linesOf({
  annual_revenue,
  ebitda,
  ebitda_is_loss,
  asking_price,
  founding_year,
  employees,
}: Answers): string[] {
  const price = isMoney(asking_price)
    ? `${asking_price.currency} ${Number(asking_price.amount).toLocaleString('en-IN')}`
    : 'on request'
  return [
    `Annual revenue (USD): ${labelOf('revenue', String(annual_revenue), 'en')}`,
    `Operating margin: ${ebitda_is_loss === true ? '-' : ''}${ebitda}%`,
    `Asking price: ${price}`,
    `Founded: ${founding_year}`,
    `Employees: ${labelOf('employees', String(employees), 'en')}`,
    'Unaudited, for the last financial year.',
  ]
}

async function summaryPdf(lines: readonly string[]): Promise<Uint8Array> {
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({ size: 'A4', info: { Title: 'Financial summary' } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.fontSize(20).text('Financial summary').moveDown().fontSize(12)
  for (const line of lines) pdf.text(line.replace(/[–—]/g, '-'))
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
