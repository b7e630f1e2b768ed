import * as v from 'valibot'
import { gstinProblem, stateOfGstin } from '../../src/domain/memberships/gstin.ts'

/** The variables about who runs an installation: on receipts, in the terms and in the privacy policy. */
export const ownerVariables = {
  SELLER_NAME: [v.optional(v.string(), 'Founders'), 'Founders', 'legal name of the seller on receipts'],
  SELLER_ADDRESS: [v.optional(v.string(), ''), 'none', 'registered address of the seller on receipts'],
  SELLER_GSTIN: [
    v.optional(
      v.pipe(
        v.string(),
        v.check((gstin) => gstinProblem(gstin, stateOfGstin(gstin)) === null, 'SELLER_GSTIN is not a GSTIN'),
      ),
    ),
    'none: receipts without tax',
    'GSTIN of the seller; receipts become tax invoices',
  ],
  SELLER_SAC: [
    v.optional(v.pipe(v.string(), v.regex(/^(\d{4,8})?$/, 'SELLER_SAC must be 4 to 8 digits')), ''),
    'none',
    'code of the service on tax invoices',
  ],
  SELLER_LUT: [
    v.optional(v.string(), ''),
    'none: foreign customers pay IGST',
    'letter of undertaking under which exports are not taxed',
  ],
  LEGAL_NAME: [
    v.optional(v.string(), ''),
    'none',
    'company that runs the service, on the terms and the privacy policy',
  ],
  LEGAL_ADDRESS: [v.optional(v.string(), ''), 'none', 'its registered address'],
  CONTACT_EMAIL: [v.optional(v.string(), ''), 'none', 'its e-mail address'],
  TERMS_DATE: [
    v.optional(
      v.union([v.literal(''), v.pipe(v.string(), v.isoDate('TERMS_DATE must be a date like 2026-12-31'))]),
      '',
    ),
    'none',
    'since when the terms and the privacy policy are in force',
  ],
  LEGAL_COURTS: [v.optional(v.string(), ''), 'none', 'governing law and courts, in words'],
  GRIEVANCE_OFFICER: [v.optional(v.string(), ''), 'none', 'name of the grievance officer'],
  GRIEVANCE_CONTACT: [v.optional(v.string(), ''), 'none', 'how to reach the grievance officer'],
} as const

interface Seller {
  SELLER_GSTIN?: string | undefined
  SELLER_ADDRESS: string
  SELLER_LUT: string
}

/** What a seller's variables lack for tax invoices, which name the registered address; null if nothing. */
export function sellerFault({ SELLER_GSTIN, SELLER_ADDRESS, SELLER_LUT }: Seller): string | null {
  if (SELLER_GSTIN && !SELLER_ADDRESS) return 'SELLER_GSTIN needs SELLER_ADDRESS'
  return SELLER_LUT && !SELLER_GSTIN ? 'SELLER_LUT needs SELLER_GSTIN' : null
}
