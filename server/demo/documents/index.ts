import { randomUUID } from 'node:crypto'
import limitOf from 'p-limit'
import { daysBefore } from '../../../src/domain/durations.ts'
import type { DocumentKind } from '../../../src/domain/registration/documentKinds.ts'
import { setPictures } from '../../features/documents/index.ts'
import { documents } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { demoAccounts } from '../accounts.ts'
import { picture } from '../pictures/index.ts'
import type { SeededMember } from '../seed.ts'
import { brochureOf, catalogueOf } from './brochures.ts'
import { deckOf, words } from './deck.ts'
import { textOf } from './letter.ts'
import { modelOf } from './model.ts'
import { summaryOf, valuationOf } from './sale.ts'
import { statementsOf } from './statements.ts'

type Row = typeof documents.$inferInsert
interface File {
  kind: DocumentKind
  name: string
  bytes: Uint8Array
}

/** Each write waits for the disk. */
const atOnce = 12

/**
 * Stores the documents of every member: the proof that the rules require, verified if the profile is; what a member of
 * its kind would show to others; and for a demo account, which can look at them, its photos.
 */
export async function seedDocuments(deps: Deps, made: readonly SeededMember[]): Promise<void> {
  const proof = proofPage()
  const limit = limitOf(atOnce)
  const store = (member: SeededMember, file: File, mime: string) => limit(() => stored(deps, member, file, mime))
  const writing: Promise<Row>[] = []
  for (const member of made) {
    writing.push(store(member, { kind: proofOf(member), name: 'proof', bytes: proof }, pdf))
    for (const file of filesOf(member)) writing.push(store(member, file, pdf))
  }
  const seen = made.filter(isLoggedInto)
  for (const member of seen) {
    const { kind, portrait, picture: art } = member.demo
    writing.push(store(member, { kind: 'profile-image', name: 'portrait', bytes: await photoOf(portrait) }, webp))
    if (kind !== 'INVESTOR')
      writing.push(store(member, { kind: 'business-photo', name: 'photo', bytes: await photoOf(art) }, webp))
  }
  const rows = await Promise.all(writing)
  for (let from = 0; from < rows.length; from += 60) await deps.db.insert(documents).values(rows.slice(from, from + 60))
  for (const { profileId } of seen) await setPictures(deps.db, { id: profileId, imageKey: null })
}

const proofOf = ({ demo }: SeededMember): DocumentKind =>
  demo.kind === 'INVESTOR' ? 'identity-proof' : 'proof-of-business'
const proofTypes: Partial<Record<DocumentKind, string>> = {
  'identity-proof': 'passport',
  'proof-of-business': 'business-registration-certificate',
}

const proofPage = () =>
  textOf('Proof', 'Of the demo', [{ lines: ['The original was seen by a reviewer. This page stands in its place.'] }])

/** The documents that a member shows to others. */
function filesOf({ demo }: SeededMember): File[] {
  const { kind, basic } = demo
  const name = words(basic.company_name)
  if (kind === 'INVESTMENT')
    return [
      { kind: 'pitch-deck', name: 'pitch-deck', bytes: deckOf(demo) },
      { kind: 'financial-report', name: 'financial-statements', bytes: statementsOf(demo, name) },
      { kind: 'financial-report', name: 'financial-model', bytes: modelOf(demo, name) },
    ]
  if (kind === 'WANT_TO_SELL') {
    const valuation = valuationOf(demo)
    return [
      { kind: 'financial-summary', name: 'financial-summary', bytes: summaryOf(demo) },
      { kind: 'product-service-catalog', name: 'products-and-services', bytes: catalogueOf(demo) },
      ...(valuation ? [{ kind: 'valuation-report', name: 'valuation-report', bytes: valuation } as const] : []),
    ]
  }
  return kind === 'WANT_TO_GROW'
    ? [{ kind: 'company-profile-brochure', name: 'company-profile', bytes: brochureOf(demo) }]
    : []
}

const pdf = 'application/pdf'
const webp = 'image/webp'

/** Rendering a photo is the slowest step here. */
const isLoggedInto = ({ demo }: SeededMember) => demoAccounts.some(({ email }) => email === demo.email)

/** A picture as a file that its owner could have uploaded. */
async function photoOf(seed: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(picture(seed)))
    .webp({ effort: 0 })
    .toBuffer()
}

async function stored(deps: Deps, { profileId, demo }: SeededMember, file: File, mime: string): Promise<Row> {
  const { kind, name, bytes } = file
  const id = randomUUID()
  const fileName = `${name}.${mime === pdf ? 'pdf' : 'webp'}`
  const storageKey = `documents/${id}.${mime === pdf ? 'pdf' : 'webp'}`
  await deps.files.put(storageKey, bytes, mime)
  const type = proofTypes[kind] ?? null
  const weeks = (name.length + demo.name.length) % 9
  return {
    ...{ id, profileId, kind, type, storageKey, mime, fileName, bytes: bytes.length, title: fileName, fileTitle: name },
    thumbnailKey: mime === webp ? storageKey : null,
    verifiedAt: type && demo.verified ? daysBefore(deps.now(), 7 * weeks + 5) : null,
    createdAt: daysBefore(deps.now(), 7 * weeks + 9),
  }
}
