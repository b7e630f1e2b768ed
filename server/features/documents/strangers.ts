import type { OpeningStep } from '../../../src/domain/market/documentAccess.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { DocumentKind } from '../../../src/domain/registration/documentKinds.ts'
import { documentRules } from '../../../src/domain/registration/documents.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { documentLabel } from '../catalog/index.ts'
import type { DocumentRow } from './store.ts'

export const isListed = (kind: DocumentKind): boolean => ['listing', 'agreement'].includes(documentRules[kind].shared)

/** Can be opened only with a signed NDA. */
export const isConfidential = (kind: DocumentKind): boolean => documentRules[kind].shared === 'agreement'

/** The step after which a document of a listing opens to others. */
export const opensAfter = (kind: DocumentKind, anonymous: boolean): OpeningStep =>
  isConfidential(kind) ? 'agreement' : anonymous ? 'acceptance' : 'plan'

/** Only the kind is shown: name, size and content could identify the owner. */
export const strangersDocuments = (
  rows: readonly Pick<DocumentRow, 'kind'>[],
  language: Language,
): ListingDetail['documents'] =>
  rows
    .filter(({ kind }) => isListed(kind) && documentRules[kind].anonymous !== 'hide')
    .map(({ kind }) => ({
      kind,
      label: documentLabel(kind, language),
      title: '',
      bytes: null,
      format: '',
      uploaded_at: null,
      confidential: isConfidential(kind),
      opens_after: opensAfter(kind, true),
      url: null,
    }))
