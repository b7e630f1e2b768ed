import { styled } from 'styled-components'
import { convertMoney, formatMoney } from '../../domain/money.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { differenceFromPrice, impliedValue, type Priced } from '../../domain/proposals/valuation.ts'
import { useWords } from '../../i18n/useWords.ts'

const Lines = styled.div`flex: 1 1 100%; font-size: var(--step--1); && p { margin: 0; } strong { font-weight: 700; }`

interface Props {
  /** Null while the terms are incomplete. */
  offer: Priced | null
  asks: Proposal['asks']
}

/** What an offer says about the price of the business, and what the owner asks for. */
export function OfferValue({ offer, asks }: Props) {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  const value = offer && impliedValue(offer)
  const asked = useAsked(asks, offer)
  const amount = offer ? formatMoney(offer.amount, locale, 'compact') : ''
  if (!value && !asked) return null
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
      {asked ? <p>{asked}</p> : null}
    </Lines>
  )
}

/** The owner's price or goal, with the difference where it can be compared; null if the profile names none. */
function useAsked(asks: Proposal['asks'], offer: Priced | null): string | null {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  if (!asks.price) return null
  const compact = formatMoney(asks.price, locale, 'compact')
  const price =
    offer && offer.amount.currency !== asks.price.currency
      ? `${compact} (${formatMoney(convertMoney(asks.price, offer.amount.currency), locale, 'compact')})`
      : compact
  if (asks.kind !== 'WANT_TO_SELL') return words.goal({ price })
  const isPart = asks.stake !== null && asks.stake < 100
  const text = isPart ? words.askingForPart({ price, stake: String(asks.stake) }) : words.asking({ price })
  const difference = offer && differenceFromPrice(offer, asks)
  if (difference === null) return text
  const side = difference < 0 ? 'below' : difference > 0 ? 'above' : 'equal'
  return `${text} · ${words.difference[side]({ percent: Math.abs(difference) })}`
}
