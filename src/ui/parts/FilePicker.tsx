import { useId } from 'react'
import { styled } from 'styled-components'

const Picker = styled.span`
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  label { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: .75rem; border: 1px solid color-mix(in srgb, var(--soft) 70%, transparent); font-weight: 600; cursor: pointer; background: var(--card); }
  input:focus-visible + label { outline: 3px solid var(--focus); outline-offset: 2px; }
`

/** Chooses a file by button; the same file can be chosen again. */
export function FilePicker({
  label,
  description,
  accept,
  invalid,
  onChoose,
}: {
  label: string
  description: string
  accept: string
  invalid: boolean
  onChoose: (file: File) => void
}) {
  const id = useId()
  return (
    <Picker>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={description}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
      <label htmlFor={id} aria-hidden="true">
        {label}
      </label>
    </Picker>
  )
}
