import { closest } from '../../domain/closeness.ts'
import { Field, type FieldProps } from './Field.tsx'

const maxShown = 50

/** A text field with suggestions that also accepts other text. */
export function SuggestField({
  value,
  onChange,
  suggestions,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; suggestions: readonly string[] }) {
  const like = closest(suggestions, (name) => name, value, 3).slice(0, maxShown)
  return (
    <Field {...field}>
      {(wired) => (
        <>
          <input
            {...wired}
            value={value}
            list={`${wired.id}-list`}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={`${wired.id}-list`}>
            {like.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
