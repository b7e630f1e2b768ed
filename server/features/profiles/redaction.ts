import { type Identity, identityOf, type Owner } from '../../../src/domain/anonymity/identity.ts'
import { redact } from '../../../src/domain/anonymity/redact.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'

/** Redacts another member's text for its reader. */
export type Redact = (words: string) => string

const unchanged: Redact = (words) => words

/** The identity of a member whose name is not hidden. */
const named: Identity = { needles: [], words: new Set(), initials: new Set(), dotted: new Set(), numbers: [] }

/** Before an acceptance, texts show no addresses or numbers, and for an anonymous member no names either. */
export function redactorFor(row: ProfileRow, known: boolean, owner: Owner): Redact {
  if (known) return unchanged
  if (!row.anonymous) return (words) => redact(words, named).text
  const identity = identityOf(row.kind, { ...row.basic, ...row.business }, row.pending, owner)
  return (words) => redact(words, identity).text
}
