import type { PurchaseMode } from './modes.ts'

/** The kind of purchase that resolves a refusal; null if none does. */
export function modeFor(code: string | null | undefined): PurchaseMode | null {
  switch (code) {
    case 'SUBSCRIPTION_REQUIRED':
      return 'NEW'
    case 'QUOTA_EXCEEDED':
      return 'UPGRADE'
    case 'FEATURE_NOT_IN_PLAN':
      return 'ADDON'
    default:
      return null
  }
}
