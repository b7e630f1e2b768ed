import { identityOf, type Owner } from '../../src/domain/anonymity/identity.ts'
import { redact } from '../../src/domain/anonymity/redact.ts'
import type { ProfileRow } from './store.ts'

/** What a reader sees of words that another member wrote. */
export type Said = (words: string) => string

const unchanged: Said = (words) => words

/** Words of an anonymous member say no name and no address before an acceptance. */
export function saidBy(row: ProfileRow, known: boolean, owner: Owner): Said {
  if (!row.anonymous || known) return unchanged
  const identity = identityOf(row.kind, { ...row.basic, ...row.business }, row.pending, owner)
  return (words) => redact(words, identity, 'sentence').text
}
