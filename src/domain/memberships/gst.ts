import type { Money } from '../money.ts'

/** India's tax on services. Prices include it. */

/** Percent, of which the centre and the state get half each within a state. */
export const gstPercent = 18

export type TaxKind = 'CGST' | 'SGST' | 'IGST'
export interface Tax {
  kind: TaxKind
  percent: number
  amount: Money
}
export interface TaxedPrice {
  taxable: Money
  taxes: Tax[]
}

/**
 * Splits a price that includes tax. Each tax is rounded to the minor unit, half up, and the taxable value is what
 * remains, so that CGST equals SGST and all parts add up to the price.
 */
export function taxedPrice(price: Money, within: 'state' | 'country' | 'export at zero'): TaxedPrice {
  const kinds: readonly TaxKind[] = within === 'state' ? ['CGST', 'SGST'] : ['IGST']
  const rate = within === 'export at zero' ? 0 : gstPercent
  const percent = rate / kinds.length
  const each = roundedShare(price.minor, percent, 100 + rate)
  return {
    taxable: { ...price, minor: price.minor - kinds.length * each },
    taxes: kinds.map((kind) => ({ kind, percent, amount: { ...price, minor: each } })),
  }
}

/** `minor` × `part` ∕ `whole`, half up, in whole numbers. */
const roundedShare = (minor: number, part: number, whole: number): number =>
  Math.floor((2 * minor * part + whole) / (2 * whole))

/**
 * The place of supply (section 12 and 13 of the IGST Act): the customer's state or country, or the seller's state if
 * the customer has given neither.
 */
export interface PlaceOfSupply {
  country: string
  /** The tax code of an Indian state; null abroad. */
  state: string | null
}

export const placeOfSupply = (customer: PlaceOfSupply | null, sellerState: string): PlaceOfSupply =>
  customer ?? { country: 'IN', state: sellerState }

export function supplyWithin(
  place: PlaceOfSupply,
  seller: { state: string; exportsAtZero: boolean },
): 'state' | 'country' | 'export at zero' {
  if (place.country !== 'IN') return seller.exportsAtZero ? 'export at zero' : 'country'
  return place.state === seller.state ? 'state' : 'country'
}
