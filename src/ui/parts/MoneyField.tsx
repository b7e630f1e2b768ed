import { formatMoney, parseMoney } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Field, type FieldProps, Inline } from './Field.tsx'

interface MoneyProps extends FieldProps {
  amount: string
  currency: string
  currencies: readonly string[]
  currencyLabel: string
  onChange: (money: { amount: string; currency: string }) => void
}

/** A typed amount as it is understood, such as `₹2,00,00,000 (₹2 Cr)`; undefined if it is small or no amount. */
export function useReadBack(amount: string, currency: string): string | undefined {
  const { locale } = useWords()
  const money = parseMoney(amount, currency)
  if (!money || Math.abs(money.minor) < 100_000) return undefined
  const [full, short] = [formatMoney(money, locale, 'price'), formatMoney(money, locale, 'compact')]
  return full === short ? full : `${full} (${short})`
}

export function MoneyField({ amount, currency, currencies, currencyLabel, onChange, ...field }: MoneyProps) {
  return (
    <Field {...field} counter={useReadBack(amount, currency)}>
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
