import { useId } from 'react'
import { styled } from 'styled-components'
import { type Choice, describedBy, FieldMessages, type FieldProps } from './Field.tsx'

const Group = styled.fieldset`
  display: grid; gap: .4rem;
  legend { font-weight: 600; font-size: var(--step--1); padding: 0; margin-bottom: .35rem; }
  .error { color: var(--bad); font-weight: 600; font-size: var(--step--1); }
`
const Options = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); max-height: 15rem; overflow: auto;
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem; background: var(--card); padding: .35rem;
  &[aria-invalid='true'] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
`
const Line = styled.label`
  display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .35rem .5rem; border-radius: .4rem; cursor: pointer;
  @media (hover: hover) { &:hover { background: var(--sunk); } }
  input { width: 1.15rem; height: 1.15rem; accent-color: var(--brand); flex: none; margin: 0; }
`

/** Aligns a single checkbox with the left edge of the fields. */
const Lone = styled(Line)`margin-inline: -.5rem;`

/** A multiple choice. A choice beyond the maximum shows a message and changes nothing. */
export function CheckList({
  label,
  name,
  value,
  onChange,
  options,
  error,
  hint,
  required,
}: FieldProps & { value: readonly string[]; onChange: (value: string[]) => void; options: readonly Choice[] }) {
  const id = useId()
  return (
    <Group aria-describedby={describedBy(id, { error, hint })}>
      <legend>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      <Options aria-invalid={error ? true : undefined} role="group" aria-label={label} tabIndex={-1} data-field={name}>
        {options.map(({ slug, label: words }) => (
          <Line key={slug}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(slug)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, slug] : value.filter((one) => one !== slug))
              }
            />
            {words}
          </Line>
        ))}
      </Options>
      <FieldMessages id={id} error={error} hint={hint} />
    </Group>
  )
}

export function Checkbox({
  label,
  name,
  checked,
  onChange,
  error,
}: {
  label: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
}) {
  const id = useId()
  return (
    <Group as="div">
      <Lone>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </Lone>
      {error ? (
        <span id={id} className="error">
          {error}
        </span>
      ) : null}
    </Group>
  )
}

export function YesNo({
  label,
  name,
  value,
  onChange,
  error,
  required,
  yes,
  no,
}: FieldProps & { value: boolean | null; onChange: (value: boolean) => void; yes: string; no: string }) {
  const id = useId()
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      <Pair>
        {[true, false].map((answer) => (
          <Line key={String(answer)}>
            <input
              type="radio"
              name={name}
              checked={value === answer}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(answer)}
            />
            {answer ? yes : no}
          </Line>
        ))}
      </Pair>
      {error ? (
        <span id={id} className="error">
          {error}
        </span>
      ) : null}
    </Group>
  )
}
const Pair = styled.div`display: flex; gap: 1rem;`
