import { listingTitle } from '../../../src/domain/market/listingTitle.ts'
import { statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import type { Nda } from '../../../src/domain/proposals/nda.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import type { DocumentKind } from '../../../src/domain/registration/documentKinds.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { documentLabel } from '../catalog/index.ts'
import type { ProposalRow } from '../pairs/index.ts'
import { answersFor, type Redact } from '../profiles/index.ts'
import type { StepRow } from './store.ts'

interface Read {
  own: ProfileRow
  other: ProfileRow
  isRevealed: boolean
  shown: Pick<Proposal['other'], 'name' | 'name_hidden' | 'headline'>
  brings: Proposal['brings']
  steps: readonly StepRow[]
  /** The confidential documents of the reader's own listing. */
  files: readonly { kind: DocumentKind; title: string }[]
  redact: Redact
  language: Language
}

/**
 * The NDA that can be requested, is requested or is signed, in which each reader finds the names that they may see.
 */
export function presentNda(row: ProposalRow, read: Read): Nda | null {
  const { own, shown, brings, redact } = read
  const signed = read.steps.findLast(({ action }) => action === 'sign_nda')
  const isOwners = brings === 'owner'
  const isRequestable = isOwners && statusAfter(row.status, 'request_nda') !== null
  if (row.status !== 'nda_pending' && !signed && !isRequestable) return null
  const [mine, theirs] = [own.name, listingTitle(shown)]
  const text = signed?.details?.text ?? ''
  const isSigned = signed && row.status !== 'nda_pending'
  return {
    owner: isOwners ? mine : theirs,
    ...investorIn(read),
    opens: isOwners ? opened(read) : [],
    signature: isSigned
      ? { name: signed.byProfileId === own.id ? text : redact(text), at: signed.createdAt.toISOString() }
      : null,
  }
}

/** An investor who acts for a company binds the company; an individual binds themselves. */
function investorIn({ own, other, isRevealed, shown, brings }: Read): Pick<Nda, 'investor' | 'represented_by'> {
  const [row, isKnown] = brings === 'investor' ? [own, true] : [other, isRevealed]
  const { company_name: company, designation_role: role } = answersFor(row, isKnown)
  const isHidden = brings === 'owner' && shown.name_hidden
  const acts = row.kind === 'INVESTOR' && role !== 'individual-investor' && typeof company === 'string'
  const person = brings === 'investor' ? own.name : listingTitle(shown)
  return acts && company && !isHidden
    ? { investor: company, represented_by: person }
    : { investor: person, represented_by: null }
}

const opened = ({ files, language }: Read): string[] =>
  files.map(({ kind, title }) => title || documentLabel(kind, language))
