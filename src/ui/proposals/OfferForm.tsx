import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { formatMoney, type Money, parseMoney } from '../../domain/money.ts'
import { choosesValidity } from '../../domain/proposals/clocks.ts'
import { statusAfter } from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { pricedIn, type StepField, type StepForm } from '../../domain/proposals/stepForm.ts'
import { usualValidityDays } from '../../domain/proposals/terms.ts'
import { askedBelow, isBelowMinimum } from '../../domain/proposals/valuation.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { useWords } from '../../i18n/useWords.ts'
import { TextArea, TextField } from '../parts/Field.tsx'
import { Columns, Soft, Stack } from '../parts/Layout.tsx'
import { MoneyField } from '../parts/MoneyField.tsx'
import { Select } from '../parts/Select.tsx'
import { InstrumentFields } from './InstrumentTerms.tsx'
import { OfferValue, useAskedPrice } from './OfferValue.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { useParty } from './useParty.ts'
import { wrongIn } from './wrongIn.ts'

const Wanted = styled.p`margin: 0; font-weight: 600;`

/** The answer that an amount is compared with, besides the price or the goal and the minimum. */
const decisive = 'typical_investment_range'

/** What the owner asks for, and what the other member is looking for, in one line. */
function WantedTerms({ proposal: { other, asks } }: { proposal: Proposal }) {
  const { LL, locale } = useWords()
  const asked = useAskedPrice(asks, null)
  const facts = other.facts
    .filter(({ field }) => field === decisive)
    .map(({ label, value, original }) => `${label} ${value}${original ? ` (${original})` : ''}`)
  const least = asks.minimum && LL.proposals.offer.minimum({ price: formatMoney(asks.minimum, locale, 'compact') })
  const parts = [asked, least, ...facts].filter(Boolean)
  return parts.length === 0 ? null : <Wanted>{parts.join(' · ')}</Wanted>
}

/**
 * The warning before an investor sends less than the owner accepts, or either of them more than the owner asks for. It
 * is their own decision.
 */
function UnusualAmount({ form, proposal: { brings, asks } }: { form: StepForm; proposal: Proposal }) {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  const entered = parseMoney(form.amount, form.currency)
  if (!entered) return null
  const stake = pricedIn(form)?.stake ?? null
  const [asked, { minimum }] = [askedBelow(entered, stake, asks), asks]
  const compact = (money: Money) => formatMoney(money, locale, 'compact')
  const amount = compact(entered)
  if (brings === 'investor' && minimum && isBelowMinimum(entered, asks))
    return <strong>{words.belowMinimum({ amount, minimum: compact(minimum) })}</strong>
  if (!asked) return null
  const price = compact(asked)
  const isPart = asks.kind === 'WANT_TO_SELL' && stake !== null && stake < 100
  if (isPart) return <strong>{words.abovePart({ amount, price, stake: String(stake) })}</strong>
  return <strong>{words[asks.kind === 'WANT_TO_SELL' ? 'abovePrice' : 'aboveGoal']({ amount, price })}</strong>
}

interface InstrumentProps {
  actor: ProposalActor
  error: string | undefined
  onChange: (value: string) => void
}

/** The instruments that the other member's profile names come first; an offer may have another. */
function InstrumentField({ actor, error, onChange }: InstrumentProps) {
  const words = useWords().LL.proposals
  const { form, lists, proposal } = useSelector(actor, ({ context }) => context)
  const named = proposal?.other.instruments ?? []
  const isNamed = ({ slug }: { slug: string }) => named.includes(slug)
  const party = useParty()
  const { name, Name } = proposal ? party(proposal.other) : { name: '', Name: '' }
  const groups = [
    { label: words.offer.listedBy({ name }), options: lists.instruments.filter(isNamed) },
    { label: words.offer.otherInstruments(), options: lists.instruments.filter((one) => !isNamed(one)) },
  ]
  const isGrouped = groups.every(({ options }) => options.length > 0)
  const isOther = isGrouped && form.instrument !== '' && !isNamed({ slug: form.instrument })
  return (
    <Select
      label={words.offer.instrument()}
      name="instrument"
      required
      placeholder={words.choose()}
      options={isGrouped ? [] : lists.instruments}
      groups={isGrouped ? groups : []}
      hint={isOther ? words.offer.notListed({ Name }) : undefined}
      error={error}
      value={form.instrument}
      onChange={onChange}
    />
  )
}

/** The terms of an offer or a counter-offer. */
export function OfferForm({ actor }: { actor: ProposalActor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const { form, errors, lists, proposal, action } = useSelector(actor, ({ context }) => context)
  const excessLength = excess(form.note, maxLengths.note)
  const change = (field: StepField) => (value: string) => actor.send({ type: 'field.changed', field, value })
  const errorOf = (field: 'amount' | 'instrument' | 'validity_days') =>
    errors[field] ? words.wrong[wrongIn(field, errors[field])]() : undefined
  const to = proposal && action ? statusAfter(proposal.status, action) : null
  return (
    <Stack>
      {proposal ? <WantedTerms proposal={proposal} /> : null}
      <MoneyField
        label={words.offer.amount()}
        name="amount"
        required
        amount={form.amount}
        currency={form.currency}
        currencies={lists.currencies}
        currencyLabel={words.offer.currency()}
        error={errorOf('amount')}
        onChange={({ amount, currency }) => {
          if (amount !== form.amount) change('amount')(amount)
          if (currency !== form.currency) change('currency')(currency)
        }}
      />
      {proposal ? (
        <div role="status">
          <UnusualAmount form={form} proposal={proposal} />
        </div>
      ) : null}
      <InstrumentField actor={actor} error={errorOf('instrument')} onChange={change('instrument')} />
      <Columns>
        <InstrumentFields form={form} errors={errors} onChange={change} />
        {choosesValidity(to) ? (
          <TextField
            label={words.offer.validity()}
            name="validity_days"
            inputMode="numeric"
            required
            error={errorOf('validity_days')}
            value={form.validity_days}
            onChange={change('validity_days')}
          />
        ) : (
          <Soft>{words.offer.fixedValidity({ count: usualValidityDays })}</Soft>
        )}
      </Columns>
      {proposal ? (
        <div role="status">
          <OfferValue offer={pricedIn(form)} asks={proposal.asks} isPriceAbove />
        </div>
      ) : null}
      <TextArea
        label={words.offer.note()}
        name="note"
        rows={3}
        error={excessLength > 0 ? words.tooLong({ count: excessLength }) : undefined}
        value={form.note}
        onChange={change('note')}
      />
    </Stack>
  )
}
