import { Field, type FieldProps, Inline } from './Field.tsx'

interface MoneyProps extends FieldProps {
  amount: string
  currency: string
  currencies: readonly string[]
  currencyLabel: string
  onChange: (money: { amount: string; currency: string }) => void
}

export function MoneyField({ amount, currency, currencies, currencyLabel, onChange, ...field }: MoneyProps) {
  return (
    <Field {...field}>
      {(wired) => (
        <Inline>
          <input
            {...wired}
            inputMode="decimal"
            value={amount}
            onChange={(event) => onChange({ amount: event.target.value, currency })}
          />
          <select
            aria-label={currencyLabel}
            value={currency}
            onChange={(event) => onChange({ amount, currency: event.target.value })}
          >
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </Inline>
      )}
    </Field>
  )
}
