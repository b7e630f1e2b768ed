import { closest, distance } from '../../domain/closeness.ts'
import { Field, type FieldProps } from './Field.tsx'

const maxShown = 50

interface Suggestion {
  name: string
  /** Found by these words too, such as the name in another script. */
  keywords: string
}

/** A text field with suggestions that also accepts other text. */
export function SuggestField({
  value,
  onChange,
  suggestions,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; suggestions: readonly Suggestion[] }) {
  const like = closest(suggestions, ({ name, keywords }) => `${name} ${keywords}`, value, 3).slice(0, maxShown)
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
            {like.map(({ name, keywords }) => (
              // Browsers show an option whose value or label contains the typed text.
              <option key={name} value={name} label={distance(name, value) === null ? keywords : undefined} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
