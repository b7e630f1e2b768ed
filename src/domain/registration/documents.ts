import { day } from '../durations.ts'
import { fileEndings, fileProblem, photoEndings } from '../files.ts'
import type { ProfileKind } from '../offerings.ts'
import type { FieldError, FieldErrors } from '../validation/fieldErrors.ts'
import type { DocumentKind, DocumentState } from './documentKinds.ts'
import type { StrangerVisibility } from './fieldKinds.ts'
import { wizardSteps } from './fields.ts'

/** Rules for documents (specification, sections 3, 5 and 9), shared by the upload form and the server. */

export { largestFile } from '../files.ts'

/** The maximum number of files in a registration step (catalogue, section 9). */
export const maxFiles = 10

/** Where other members see a document. */
export type DocumentSharing = 'never' | 'listing' | 'agreement' | 'picture'

interface DocumentRule {
  /**
   * Where other members see it: nowhere, among a listing's documents, there after an NDA, or as the listing's picture.
   */
  shared: DocumentSharing
  /** What a stranger sees of it on an anonymous listing: nothing, or only that such a document exists. */
  anonymous: Exclude<StrangerVisibility, 'show'>
}
const ownerOnly: DocumentRule = { shared: 'never', anonymous: 'hide' }
const open: DocumentRule = { shared: 'listing', anonymous: 'redact' }
const confidential: DocumentRule = { shared: 'agreement', anonymous: 'redact' }
const picture: DocumentRule = { shared: 'picture', anonymous: 'hide' }

export const documentRules: Record<DocumentKind, DocumentRule> = {
  'business-photo': picture,
  'proof-of-business': ownerOnly,
  'valuation-report': confidential,
  'pitch-deck': open,
  'video-demo-link': ownerOnly,
  'company-profile-brochure': open,
  'certificate-compliance-documents': open,
  'product-service-catalog': open,
  'business-license': ownerOnly,
  'financial-summary': open,
  'executive-summary': open,
  'product-demo': open,
  'financial-report': confidential,
  'additional-supporting-document': confidential,
  'identity-proof': ownerOnly,
  'proof-of-funds': ownerOnly,
  'profile-image': picture,
}

const photos: readonly DocumentKind[] = ['business-photo', 'profile-image']
const several: readonly DocumentKind[] = [
  'additional-supporting-document',
  'certificate-compliance-documents',
  'financial-report',
]
const typeLists: Partial<Record<DocumentKind, string>> = {
  'proof-of-business': 'proof-type',
  'identity-proof': 'identity-proof-type',
}

export const isPhotoKind = (kind: DocumentKind): boolean => photos.includes(kind)
export const holdsSeveral = (kind: DocumentKind): boolean => several.includes(kind)
/** The option list of a proof's types; null if the kind has no types. */
export const typeListOf = (kind: DocumentKind): string | null => typeLists[kind] ?? null

export const endingsOf = (kind: DocumentKind): readonly string[] => (isPhotoKind(kind) ? photoEndings : fileEndings)

export const documentsOfKind = (kind: ProfileKind): readonly DocumentKind[] => [
  ...wizardSteps[kind].requiredDocuments,
  ...wizardSteps[kind].optionalDocuments,
]

/** The missing required documents of a kind, each with its error (specification, section 5). */
export const missingDocuments = (kind: ProfileKind, documents: readonly { kind: DocumentKind }[]): FieldErrors =>
  Object.fromEntries(
    wizardSteps[kind].requiredDocuments
      .filter((required) => !documents.some((document) => document.kind === required))
      .map((required) => [required, missingWords[required] ?? 'documentMissing']),
  )

/** The specification's own sentences. Other documents share one sentence with the document's name. */
const missingWords: Partial<Record<DocumentKind, FieldError>> = {
  'business-photo': 'photoMissing',
  'proof-of-business': 'proofMissing',
}

const licences = ['business-license', 'trade-license']
const year = 365 * day

interface DocumentFacts {
  type: string | null
  pending: boolean
  createdAt: Date
  verifiedAt: Date | null
  /** True if the reviewer noted a problem with it. */
  isObjected: boolean
}

/** The state of a stored document (catalogue, section 7); a licence is valid for a year from its approval or upload. */
export function documentState(
  { type, pending, createdAt, verifiedAt, isObjected }: DocumentFacts,
  now: Date,
): DocumentState {
  if (isObjected) return 'rejected'
  if (pending) return 'waiting'
  const isOld = now.getTime() - (verifiedAt ?? createdAt).getTime() >= year
  if (type !== null && licences.includes(type) && isOld) return 'expired'
  return verifiedAt ? 'verified' : 'stored'
}

/** Checks a file before the upload; the server checks its content. */
export const checkFile = (kind: DocumentKind, file: { name: string; size: number }): FieldError | null =>
  fileProblem(file, endingsOf(kind))

/**
 * Checks a choice before the upload: the type first, then that it is one file, small enough and of an accepted kind.
 */
export function choiceProblem(document: DocumentKind, type: string, files: readonly File[]): FieldError | null {
  if (typeListOf(document) !== null && type === '') return 'typeMissing'
  const [file] = files
  if (!file || files.length > 1) return 'oneFileOnly'
  return checkFile(document, file)
}
