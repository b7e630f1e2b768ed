import { type Choice, Field, type FieldProps } from './Field.tsx'

export function Select({
  value,
  onChange,
  options,
  placeholder,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
  placeholder?: string
}) {
  return (
    <Field {...field}>
      {(wired) => (
        <select {...wired} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
