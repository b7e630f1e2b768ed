import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  display: grid; gap: .35rem; align-content: start;
  label, legend { font-weight: 600; font-size: var(--step--1); padding: 0; }
  input:not([type='checkbox'], [type='radio']), select, textarea {
    width: 100%; min-height: 2.75rem; padding: .55rem .8rem; background-color: var(--card);
    border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem;
  }
  select { padding-right: 2.25rem; } textarea { resize: vertical; }
  [aria-invalid='true'] { border-color: var(--bad) !important; box-shadow: inset 0 0 0 1px var(--bad); }
`
const Notes = styled.div`
  display: flex; flex-wrap: wrap; gap: .1rem 1rem; justify-content: space-between; font-size: var(--step--1); color: var(--soft);
  .error { color: var(--bad); font-weight: 600; } > div { flex: 1 1 14rem; } > span { white-space: nowrap; }
`
export const Inline = styled.div`
  display: flex; flex-wrap: wrap; gap: .5rem; > input { flex: 1; min-width: 0; } > select { width: auto; max-width: 11rem; } > button { flex: none; }
`

export interface FieldProps {
  label: string
  /** Follows the label for screen readers, where several fields have the same label. */
  subject?: string
  name: string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean
}
interface Wired {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldNotes {
  error?: string | undefined
  hint?: string | undefined
  counter?: string | undefined
}

/** Hides the hint if the error has the same text. */
const hintOf = ({ error, hint }: FieldNotes) => (hint === error ? undefined : hint)

/** The ids of the elements in `FieldMessages`. */
export function describedBy(id: string, notes: FieldNotes): string | undefined {
  const { error, counter } = notes
  const ids = Object.entries({ error, hint: hintOf(notes), counter }).flatMap(([part, words]) =>
    words ? `${id}-${part}` : [],
  )
  return ids.join(' ') || undefined
}

/** The error, the hint and the counter. */
export function FieldMessages({ id, ...notes }: FieldNotes & { id: string }) {
  const { error, counter } = notes
  const hint = hintOf(notes)
  if (!error && !hint && !counter) return null
  return (
    <Notes>
      <div>
        {error ? (
          <p id={`${id}-error`} className="error">
            {error}
          </p>
        ) : null}
        {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      </div>
      {counter ? <span id={`${id}-counter`}>{counter}</span> : null}
    </Notes>
  )
}

/** A label with a control, followed by the error, hint and counter that describe it. */
export function Field({
  label,
  subject,
  name,
  error,
  hint,
  required,
  counter,
  children,
}: FieldProps & { counter?: string | undefined; children: (wired: Wired) => ReactNode }) {
  const id = useId()
  return (
    <Box>
      <label htmlFor={id}>
        {label}
        {subject ? <span className="visually-hidden">: {subject}</span> : null}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children({
        id,
        name,
        'aria-describedby': describedBy(id, { error, hint, counter }),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldMessages id={id} error={error} hint={hint} counter={counter} />
    </Box>
  )
}

interface TextProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: string
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
  disabled?: boolean
  after?: ReactNode
  /** Handles Enter inside a larger form, without submitting that form. */
  onEnter?: () => void
}

export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  disabled,
  after,
  onEnter,
  ...field
}: TextProps) {
  return (
    <Field {...field}>
      {(wired) => (
        <Inline>
          <input
            {...wired}
            type={type}
            value={value}
            autoComplete={autoComplete}
            inputMode={inputMode}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !onEnter) return
              event.preventDefault()
              onEnter()
            }}
          />
          {after}
        </Inline>
      )}
    </Field>
  )
}

export function TextArea({
  value,
  onChange,
  rows = 5,
  counter,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; rows?: number; counter?: string | undefined }) {
  return (
    <Field {...field} counter={counter}>
      {(wired) => <textarea {...wired} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}

export interface Choice {
  slug: string
  label: string
}
