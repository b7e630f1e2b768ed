import { DialCodePicker, type DialCountry } from './DialCodePicker.tsx'
import { Field, type FieldProps, Inline } from './Field.tsx'

interface Phone {
  country: string
  dialCode: string
  number: string
}

interface Props extends FieldProps {
  /** ISO 3166-1 alpha-2; if omitted, the main country of the dial code. */
  country?: string
  dialCode: string
  number: string
  onChange: (phone: Phone) => void
  countries: readonly DialCountry[]
  codeLabel: string
  searchLabel: string
  noneLabel: string
}

/** A mobile number with its country's dial code. Input is not reformatted before it is validated. */
export function PhoneField({
  country = '',
  dialCode,
  number,
  onChange,
  countries,
  codeLabel,
  searchLabel,
  noneLabel,
  ...field
}: Props) {
  return (
    <Field {...field}>
      {(wired) => (
        <Inline>
          <DialCodePicker
            label={codeLabel}
            searchLabel={searchLabel}
            noneLabel={noneLabel}
            countries={countries}
            country={country}
            dialCode={dialCode}
            onChange={(chosen) => onChange({ country: chosen.code, dialCode: chosen.dial_code, number })}
          />
          <input
            {...wired}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={number}
            onChange={(event) => onChange({ country, dialCode, number: event.target.value })}
          />
        </Inline>
      )}
    </Field>
  )
}
