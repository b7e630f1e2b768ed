import type { ProfileKind } from '../offerings.ts'

/** The effect of a deal on a listing, by the kind of the listing (catalogue, section 6). */
interface Closing {
  /** A closed deal removes it from the lists; it receives no new proposals. */
  closesListing: boolean
  /** There is one thing to sell: the other open proposals end with the deal. */
  endsOthers: boolean
  /** Its owner may grant exclusive talks. */
  mayBind: boolean
}

export const closings: Record<ProfileKind, Closing> = {
  INVESTMENT: { closesListing: true, endsOthers: false, mayBind: false },
  WANT_TO_SELL: { closesListing: true, endsOthers: true, mayBind: true },
  WANT_TO_GROW: { closesListing: true, endsOthers: false, mayBind: false },
  INVESTOR: { closesListing: false, endsOthers: false, mayBind: false },
}
