import { styled } from 'styled-components'
import { convertMoney, formatMoney } from '../../domain/money.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { differenceFromPrice, impliedValue, type Priced, totalRepaid } from '../../domain/proposals/valuation.ts'
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

/** The owner's price or goal; null if the profile names none. Without an offer, in the owner's currency only. */
export function useAskedPrice({ kind, price, stake }: Proposal['asks'], offer: Priced | null): string | null {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  if (!price) return null
  const compact = formatMoney(price, locale, 'compact')
  const text =
    offer && offer.amount.currency !== price.currency
      ? `${compact} (${formatMoney(convertMoney(price, offer.amount.currency), locale, 'compact')})`
      : compact
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
  const side = difference < 0 ? 'below' : difference > 0 ? 'above' : 'equal'
  return `${text} · ${words.difference[side]({ percent: Math.abs(difference) })}`
}
