import { type Identity, identityOf, type Owner } from '../../../src/domain/anonymity/identity.ts'
import { redact } from '../../../src/domain/anonymity/redact.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'

/** What a reader sees of words that another member wrote. */
export type Said = (words: string) => string

const unchanged: Said = (words) => words

/** Of whom no name is a secret. */
const named: Identity = { needles: [], words: new Set(), initials: new Set(), dotted: new Set(), numbers: [] }

/** Before an acceptance words say no address and no number, those of an anonymous member no name either. */
export function saidBy(row: ProfileRow, known: boolean, owner: Owner): Said {
  if (known) return unchanged
  if (!row.anonymous) return (words) => redact(words, named, 'sentence').text
  const identity = identityOf(row.kind, { ...row.basic, ...row.business }, row.pending, owner)
  return (words) => redact(words, identity, 'sentence').text
}
