import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { formatMoney, parseMoney } from '../../domain/money.ts'
import { choosesValidity } from '../../domain/proposals/clocks.ts'
import { statusAfter } from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { pricedIn, type StepField, type StepForm } from '../../domain/proposals/stepForm.ts'
import { usualValidityDays } from '../../domain/proposals/terms.ts'
import { isBelowMinimum } from '../../domain/proposals/valuation.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { useWords } from '../../i18n/useWords.ts'
import { TextArea, TextField } from '../parts/Field.tsx'
import { Columns, Soft, Stack } from '../parts/Layout.tsx'
import { MoneyField } from '../parts/MoneyField.tsx'
import { Select } from '../parts/Select.tsx'
import { InstrumentFields } from './InstrumentTerms.tsx'
import { OfferValue } from './OfferValue.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { wrongIn } from './wrongIn.ts'

const Facts = styled.dl`
  display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: .75rem 1rem; border-radius: .9rem; background: var(--sunk);
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; font-weight: 700; }
`

/** The facts that an amount is compared with, besides the price or the goal. */
const decisive = ['minimum_investment', 'typical_investment_range']

/** What the other member is looking for. */
function WantedTerms({ proposal: { other } }: { proposal: Proposal }) {
  const facts = other.facts.filter(({ field }) => decisive.includes(field))
  if (facts.length === 0) return null
  return (
    <Facts>
      {facts.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

/** The warning before an investor sends less than the owner accepts, which is their own decision. */
function LowAmount({ form, proposal: { brings, asks } }: { form: StepForm; proposal: Proposal }) {
  const { LL, locale } = useWords()
  const amount = parseMoney(form.amount, form.currency)
  if (brings !== 'investor' || !amount || !asks.minimum || !isBelowMinimum(amount, asks)) return null
  const [low, minimum] = [amount, asks.minimum].map((one) => formatMoney(one, locale, 'compact'))
  return <strong>{LL.proposals.offer.belowMinimum({ amount: low ?? '', minimum: minimum ?? '' })}</strong>
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
      <Select
        label={words.offer.instrument()}
        name="instrument"
        required
        placeholder={words.choose()}
        options={lists.instruments}
        error={errorOf('instrument')}
        value={form.instrument}
        onChange={change('instrument')}
      />
      <Columns>
        <InstrumentFields form={form} errors={errors} onChange={change} />
        {choosesValidity(to) ? (
          <TextField
            label={words.offer.validity()}
            name="validity_days"
            inputMode="numeric"
            required
            hint={words.offer.validityHint()}
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
          <LowAmount form={form} proposal={proposal} />
          <OfferValue offer={pricedIn(form)} asks={proposal.asks} />
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
