import { type DragEvent, useId, useState } from 'react'
import { styled } from 'styled-components'

const Zone = styled.div`
  position: relative; display: flex; flex-wrap: wrap; gap: .35rem .75rem; align-items: center; padding: .75rem; border: 2px dashed color-mix(in srgb, var(--soft) 55%, transparent); border-radius: .8rem; color: var(--soft); font-size: var(--step--1);
  &[data-over='true'] { border-color: var(--brand); background: var(--brand-wash); }
  &[data-invalid='true'] { border-color: var(--bad); }
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  label { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.1rem; border-radius: .75rem; border: 1px solid color-mix(in srgb, var(--soft) 70%, transparent); color: var(--ink); font-weight: 600; font-size: 1rem; cursor: pointer; background: var(--card); }
  label:hover { border-color: var(--brand); }
  input:focus-visible + label { outline: 3px solid var(--focus); outline-offset: 2px; }
  .hint { display: none; }
  @media (pointer: fine) { .hint { display: inline; } }
`

/** Accepts files by button or drop; the same file can be chosen again. Errors are shown elsewhere. */
export function DropZone({
  label,
  description,
  hint,
  accept,
  several = false,
  invalid = false,
  onFiles,
}: {
  label: string
  description: string
  hint: string
  /** File extensions without the dot. */
  accept: readonly string[]
  several?: boolean
  invalid?: boolean
  onFiles: (files: File[]) => void
}) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    <Zone
      data-over={isOver}
      data-invalid={invalid}
      onDragEnter={handleDragOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        multiple={several}
        accept={accept.map((ending) => `.${ending}`).join(',')}
        aria-label={description}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <label htmlFor={id} aria-hidden="true">
        {label}
      </label>
      <span className="hint" aria-hidden="true">
        {hint}
      </span>
    </Zone>
  )
}
