/**
 * Who runs this installation and which companies process data for it, as the server writes it into the terms and the
 * privacy policy. The build leaves each row open for the server to fill in.
 */

export const ownerFacts = ['company', 'address', 'contact', 'since', 'courts', 'officer', 'officerContact'] as const
export const processorFacts = ['payments', 'push', 'mail', 'sms', 'files'] as const
export type LegalFact = (typeof ownerFacts)[number] | (typeof processorFacts)[number]

// Absent while the build prerenders pages.
const page = globalThis.document as Document | undefined
const written = page?.querySelector<HTMLMetaElement>('meta[name=legal]')?.content

/** Empty for a fact that is not configured. */
export const legalFacts: Partial<Record<LegalFact, string>> = page
  ? JSON.parse(written ?? '{}')
  : Object.fromEntries([...ownerFacts, ...processorFacts].map((name) => [name, '…']))
