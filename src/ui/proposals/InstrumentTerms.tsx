import { formatMoney } from '../../domain/money.ts'
import {
  type InstrumentTerm,
  instrumentTerms,
  needsTerm,
  termsOfInstrument,
} from '../../domain/proposals/instruments.ts'
import type { StepErrors, StepField, StepForm } from '../../domain/proposals/stepForm.ts'
import type { Offer } from '../../domain/proposals/terms.ts'
import { useWords } from '../../i18n/useWords.ts'
import { TextField } from '../parts/Field.tsx'
import { useReadBack } from '../parts/MoneyField.tsx'
import { wrongIn } from './wrongIn.ts'

interface Props {
  form: StepForm
  errors: StepErrors
  onChange: (field: StepField) => (value: string) => void
}

/** The fields of the terms that depend on the instrument. */
export function InstrumentFields({ form, errors, onChange }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const hint = useReadBack(form.valuation_cap, form.currency) ?? words.offer.capIn({ currency: form.currency })
  return termsOfInstrument(form.instrument).map((term) => (
    <TextField
      key={term}
      label={words.offer[term]()}
      name={term}
      inputMode={term === 'term_months' ? 'numeric' : 'decimal'}
      required={needsTerm(form.instrument, term)}
      hint={term === 'valuation_cap' ? hint : undefined}
      error={errors[term] ? words.wrong[wrongIn(term, errors[term])]() : undefined}
      value={form[term]}
      onChange={onChange(term)}
    />
  ))
}

export interface StatedTerm {
  term: InstrumentTerm
  label: string
  value: string
  /** The value for a line of several, such as `12% interest a year`. */
  text: string
}

/** The terms that an offer states besides its amount and instrument. */
export function useStatedTerms(): (offer: Offer) => StatedTerm[] {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  const writtenIn = (offer: Offer): Record<InstrumentTerm, string | null> => ({
    stake: offer.stake === null ? null : words.termValue.percent({ value: offer.stake }),
    interest: offer.interest === null ? null : words.termValue.percent({ value: offer.interest }),
    term_months: offer.term_months === null ? null : words.termValue.months({ count: offer.term_months }),
    valuation_cap: offer.valuation_cap && formatMoney(offer.valuation_cap, locale, 'whole'),
  })
  return (offer) => {
    const values = writtenIn(offer)
    return instrumentTerms.flatMap((term) => {
      const value = values[term]
      return value === null ? [] : [{ term, label: words.terms[term](), value, text: words.termText[term]({ value }) }]
    })
  }
}
