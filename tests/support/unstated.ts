import type { InstrumentTerm } from '../../src/domain/proposals/instruments.ts'

/** An offer that states nothing besides its stake. */
export const unstated = {
  interest: null,
  term_months: null,
  valuation_cap: null,
  discount: null,
  revenue_share: null,
  repayment_cap: null,
} satisfies Record<Exclude<InstrumentTerm, 'stake'>, null>
