import { type Choice, Field, type FieldProps } from './Field.tsx'

export function Select({
  value,
  onChange,
  options,
  groups = [],
  placeholder,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
  /** Options below a heading, after `options`. */
  groups?: readonly { label: string; options: readonly Choice[] }[]
  placeholder?: string
}) {
  return (
    <Field {...field}>
      {(wired) => (
        <select {...wired} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

const Options = ({ options }: { options: readonly Choice[] }) =>
  options.map(({ slug, label }) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ))
