import { formatMoney } from '../../domain/money.ts'
import {
  type InstrumentTerm,
  instrumentTerms,
  monthsName,
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
  const { instrument, currency } = form
  const typedCap = useReadBack(form.valuation_cap, currency) ?? words.offer.capIn({ currency })
  const hints: Partial<Record<InstrumentTerm, string>> = {
    valuation_cap: `${typedCap} · ${words.offer.hint.valuation_cap()}`,
    discount: words.offer.hint.discount(),
    revenue_share: words.offer.hint.revenue_share(),
    repayment_cap: words.offer.hint.repayment_cap(),
  }
  return termsOfInstrument(instrument).map((term) => (
    <TextField
      key={term}
      label={words.offer[fieldName(instrument, term)]()}
      name={term}
      inputMode={term === 'term_months' ? 'numeric' : 'decimal'}
      required={needsTerm(instrument, term)}
      hint={hints[term]}
      error={errors[term] ? words.wrong[wrongIn(term, errors[term])]() : undefined}
      value={form[term]}
      onChange={onChange(term)}
    />
  ))
}

function fieldName(instrument: string, term: InstrumentTerm) {
  if (term === 'term_months') return monthsName(instrument, needsTerm(instrument, 'repayment_cap'))
  return term === 'interest' && !needsTerm(instrument, term) ? 'interestIfAny' : term
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
    discount: offer.discount === null ? null : words.termValue.percent({ value: offer.discount }),
    revenue_share: offer.revenue_share === null ? null : words.termValue.percent({ value: offer.revenue_share }),
    repayment_cap: offer.repayment_cap === null ? null : words.termValue.times({ value: offer.repayment_cap }),
  })
  return (offer) => {
    const values = writtenIn(offer)
    return instrumentTerms.flatMap((term) => {
      const value = values[term]
      const name = term === 'term_months' ? monthsName(offer.instrument, offer.repayment_cap !== null) : term
      return value === null ? [] : [{ term, label: words.terms[name](), value, text: words.termText[name]({ value }) }]
    })
  }
}
