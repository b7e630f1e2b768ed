import { randomUUID } from 'node:crypto'
import { typedOf } from '../../src/domain/money.ts'
import type { Answer, Answers } from '../../src/domain/registration/answerSchema.ts'
import type { DocumentKind } from '../../src/domain/registration/documentKinds.ts'
import { amountOf } from '../../src/domain/registration/years.ts'
import { labelOf } from '../features/catalog/index.ts'
import { documents } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { demoAccounts } from './accounts.ts'
import { picture } from './pictures/index.ts'
import type { SeededMember } from './seed.ts'

type Row = typeof documents.$inferInsert
interface Page {
  kind: DocumentKind
  title: string
  lines: readonly string[]
}

/**
 * Stores the documents of every member: the proof that the rules require, verified if the profile is; for a business
 * for sale, a financial summary that names nobody, as an anonymous listing requires; for a company, its deck; and for a
 * demo account, its photo.
 */
export async function seedDocuments(deps: Deps, made: readonly SeededMember[]): Promise<void> {
  const proof = await pdfOf('Proof', ['Seen and stored for the demo.'])
  const rows: Row[] = []
  for (const one of made) {
    rows.push(await stored(deps, one, { kind: proofOf(one), title: 'proof', lines: [] }, proof))
    const page = pageOf(one)
    if (page) rows.push(await stored(deps, one, page, await pdfOf(page.title, page.lines)))
    if (one.demo.kind !== 'INVESTOR' && isLoggedInto(one))
      rows.push(
        await stored(
          deps,
          one,
          { kind: 'business-photo', title: 'photo', lines: [] },
          await photoOf(one.demo.picture),
          webp,
        ),
      )
  }
  if (rows.length > 0) await deps.db.insert(documents).values(rows)
}

const proofOf = ({ demo }: SeededMember): DocumentKind =>
  demo.kind === 'INVESTOR' ? 'identity-proof' : 'proof-of-business'
const proofTypes: Partial<Record<DocumentKind, string>> = {
  'identity-proof': 'passport',
  'proof-of-business': 'business-registration-certificate',
}

function pageOf({ demo }: SeededMember): Page | null {
  if (demo.kind === 'WANT_TO_SELL')
    return { kind: 'financial-summary', title: 'Financial summary', lines: linesOf(demo.business) }
  if (demo.kind !== 'INVESTMENT') return null
  const { company_name, vision_and_mission } = demo.basic
  const lines = [`${company_name}`, demo.pitch, `${vision_and_mission}`, ...linesOf(demo.business)]
  return { kind: 'pitch-deck', title: 'Pitch deck', lines }
}

const day = 86_400_000

interface FileType {
  ending: string
  mime: string
}
const pdf: FileType = { ending: 'pdf', mime: 'application/pdf' }
const webp: FileType = { ending: 'webp', mime: 'image/webp' }

/**
 * Only demo accounts get a photo document: nobody else can log in to see theirs, and rendering one is the slowest step
 * here.
 */
const isLoggedInto = ({ demo }: SeededMember) => demoAccounts.some(({ email }) => email === demo.email)

/** The picture that lists show, as a file that its owner could have uploaded. */
async function photoOf(seed: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(picture(seed)))
    .webp({ effort: 0 })
    .toBuffer()
}

async function stored(
  deps: Deps,
  { profileId, demo }: SeededMember,
  { kind, title }: Page,
  bytes: Uint8Array,
  { ending, mime }: FileType = pdf,
): Promise<Row> {
  const id = randomUUID()
  const storageKey = `documents/${id}.${ending}`
  const name = title.toLowerCase().replace(/ /g, '-')
  await deps.files.put(storageKey, bytes, mime)
  const type = proofTypes[kind] ?? null
  const weeks = (name.length + demo.name.length) % 9
  return {
    ...{ id, profileId, kind, type, storageKey, mime, bytes: bytes.length },
    ...{ fileName: `${name}.${ending}`, title: `${name}.${ending}`, fileTitle: name },
    thumbnailKey: mime === webp.mime ? storageKey : null,
    verifiedAt: type && demo.verified ? new Date(deps.now().getTime() - (7 * weeks + 5) * day) : null,
    createdAt: new Date(deps.now().getTime() - (7 * weeks + 9) * day),
  }
}

function linesOf({
  annual_revenue,
  ebitda,
  ebitda_is_loss,
  asking_price,
  funding_goal,
  founding_year,
  employees,
}: Answers): string[] {
  const written = (answer: Answer | undefined) => {
    const amount = amountOf(answer)
    return amount ? `${amount.currency} ${Number(typedOf(amount)).toLocaleString('en-IN')}` : 'on request'
  }
  return [
    `Annual revenue (USD): ${labelOf('revenue', String(annual_revenue), 'en')}`,
    `Operating margin: ${ebitda_is_loss === true ? '-' : ''}${ebitda}%`,
    funding_goal ? `Raising: ${written(funding_goal)}` : `Asking price: ${written(asking_price)}`,
    `Founded: ${founding_year}`,
    `Employees: ${labelOf('employees', String(employees), 'en')}`,
    'Unaudited, for the last financial year.',
  ]
}

export async function pdfOf(title: string, lines: readonly string[]): Promise<Uint8Array> {
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({ size: 'A4', info: { Title: title } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.fontSize(20).text(title).moveDown().fontSize(12)
  for (const line of lines) pdf.text(line.replace(/[–—]/g, '-')).moveDown(0.5)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
