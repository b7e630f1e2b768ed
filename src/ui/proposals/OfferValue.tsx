import { styled } from 'styled-components'
import { convertMoney, formatMoney, type Money } from '../../domain/money.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import {
  differenceFromPrice,
  impliedValue,
  type Priced,
  preMoneyOf,
  totalRepaid,
} from '../../domain/proposals/valuation.ts'
import type { Locales } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'

const Lines = styled.div`flex: 1 1 100%; font-size: var(--step--1); && p { margin: 0; } strong { font-weight: 700; }`

interface Props {
  /** Null while the terms are incomplete. */
  offer: Priced | null
  asks: Proposal['asks']
  /** Whether the price or goal is shown above already, so that only a difference is worth repeating it. */
  isPriceAbove?: boolean
}

/** What an offer says about the price of the business or is repaid for it, and what the owner asks for. */
export function OfferValue({ offer, asks, isPriceAbove = false }: Props) {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  // The whole business for its price says nothing that the amount does not.
  const value = offer && offer.stake !== 100 ? impliedValue(offer) : null
  const total = offer && totalRepaid(offer)
  const asked = useAsked({ offer, asks, isPriceAbove })
  const before = usePreMoney(offer, asks)
  const amount = offer ? formatMoney(offer.amount, locale, 'compact') : ''
  if (!value && !total && !asked) return null
  return (
    <Lines>
      {offer && value ? (
        <p>
          <strong>
            {words[asks.kind === 'INVESTMENT' ? 'postMoney' : 'implied']({
              amount,
              stake: String(offer.stake),
              whole: formatMoney(value, locale, 'compact'),
            })}
          </strong>
          {before ? ` ${before}` : null}
        </p>
      ) : null}
      {total ? (
        <p>
          <strong>{words.repaid({ amount, total: formatMoney(total, locale, 'compact') })}</strong>
        </p>
      ) : null}
      {asked ? <p>{asked}</p> : null}
    </Lines>
  )
}

/** An amount of the owner, with its value in the offer's currency if that differs. */
function inBothCurrencies(money: Money, offer: Priced | null, locale: Locales): string {
  const compact = formatMoney(money, locale, 'compact')
  return offer && offer.amount.currency !== money.currency
    ? `${compact} (${formatMoney(convertMoney(money, offer.amount.currency), locale, 'compact')})`
    : compact
}

/** The value before the investment, with its difference from the owner's own; null where it is not known. */
function usePreMoney(offer: Priced | null, asks: Proposal['asks']): string | null {
  const { LL, locale } = useWords()
  const found = offer && preMoneyOf(offer, asks)
  if (!found) return null
  const percent = found.difference ?? 0
  return LL.proposals.offer.preMoney[sideOf(percent)]({
    value: formatMoney(found.value, locale, 'compact'),
    percent: Math.abs(percent),
    own: asks.valuation ? inBothCurrencies(asks.valuation, offer, locale) : '',
  })
}

const sideOf = (difference: number) => (difference < 0 ? 'below' : difference > 0 ? 'above' : 'equal')

/** The owner's price or goal; null if the profile names none. Without an offer, in the owner's currency only. */
export function useAskedPrice({ kind, price, stake }: Proposal['asks'], offer: Priced | null): string | null {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  if (!price) return null
  const text = inBothCurrencies(price, offer, locale)
  if (kind !== 'WANT_TO_SELL') return words.goal({ price: text })
  return stake !== null && stake < 100
    ? words.askingForPart({ price: text, stake: String(stake) })
    : words.asking({ price: text })
}

/** The owner's price or goal, with the difference where it can be compared. */
function useAsked({ offer, asks, isPriceAbove }: Required<Props>): string | null {
  const words = useWords().LL.proposals.offer
  const text = useAskedPrice(asks, offer)
  const difference = offer && differenceFromPrice(offer, asks)
  if (text === null || difference === null) return isPriceAbove ? null : text
  return `${text} · ${words.difference[sideOf(difference)]({ percent: Math.abs(difference) })}`
}
