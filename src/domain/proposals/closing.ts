import type { ProfileKind } from '../offerings.ts'

/** What becomes of a listing by a deal, by the kind of the listing (catalogue, section 6). */
interface Closing {
  /** A closed deal takes it from the lists; it is open to no new proposal. */
  closesListing: boolean
  /** There is one thing to sell: what else was under way ends with the deal. */
  endsOthers: boolean
  /** Its owner may talk to one party alone for a while. */
  mayBind: boolean
}

export const closings: Record<ProfileKind, Closing> = {
  INVESTMENT: { closesListing: true, endsOthers: false, mayBind: false },
  WANT_TO_SELL: { closesListing: true, endsOthers: true, mayBind: true },
  WANT_TO_GROW: { closesListing: true, endsOthers: false, mayBind: false },
  INVESTOR: { closesListing: false, endsOthers: false, mayBind: false },
}
