import type { ProfileKind } from '../offerings.ts'

/** How a deal affects a listing, by the listing's kind (catalogue, section 6). */
interface Closing {
  /** True if a deal removes the listing from the lists, so that it receives no new proposals. */
  closesListing: boolean
  /** True if there is only one thing to sell, so that a deal ends the other open proposals. */
  endsOthers: boolean
  /** True if the owner can grant exclusive talks. */
  mayGrantExclusiveTalks: boolean
}

export const closings: Record<ProfileKind, Closing> = {
  INVESTMENT: { closesListing: true, endsOthers: false, mayGrantExclusiveTalks: false },
  WANT_TO_SELL: { closesListing: true, endsOthers: true, mayGrantExclusiveTalks: true },
  WANT_TO_GROW: { closesListing: true, endsOthers: false, mayGrantExclusiveTalks: false },
  INVESTOR: { closesListing: false, endsOthers: false, mayGrantExclusiveTalks: false },
}
