/** The kinds of documents in a profile, and their states. */

export const documentKinds = [
  'business-photo',
  'proof-of-business',
  'valuation-report',
  'pitch-deck',
  'video-demo-link',
  'company-profile-brochure',
  'certificate-compliance-documents',
  'product-service-catalog',
  'business-license',
  'financial-summary',
  'executive-summary',
  'product-demo',
  'financial-report',
  'additional-supporting-document',
  'identity-proof',
  'proof-of-funds',
  'profile-image',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentStates = ['stored', 'waiting', 'verified', 'rejected', 'expired'] as const
export type DocumentState = (typeof documentStates)[number]
