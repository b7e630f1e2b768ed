import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { describedBy, FieldMessages } from './Field.tsx'

const Bar = styled.form`
  flex: none; display: flex; flex-wrap: wrap; gap: .5rem; align-items: flex-end; padding: .6rem .75rem calc(.6rem + env(safe-area-inset-bottom)); border-top: 1px solid var(--line);
  .below { flex-basis: 100%; &:empty { display: none; } }
  textarea[aria-invalid='true'] { border-color: var(--bad); }
  textarea {
    flex: 1; min-width: 0; resize: none; min-height: 2.75rem; max-height: min(9rem, 30dvh); padding: .6rem .9rem; border-radius: 1.2rem; background: var(--sunk); line-height: 1.4;
    border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent);
  }
`

interface Props {
  label: string
  placeholder: string
  value: string
  counter: string | undefined
  error: string | undefined
  /** The subject of the text: a message or a file. A change, or its end, moves the focus to the field. */
  subject: string | null
  before: ReactNode
  after: ReactNode
  onChange: (text: string) => void
  onSubmit: () => void
  onEscape: () => void
  onFiles: (files: File[]) => void
}

/** A field that grows with its text. Enter sends, Shift+Enter starts a new line, and pasted files count as chosen. */
export function MessageField({
  label,
  placeholder,
  value,
  counter,
  error,
  subject,
  before,
  after,
  onChange,
  onSubmit,
  onEscape,
  onFiles,
}: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    field.current.style.height = `${field.current.scrollHeight + 2}px`
  }, [value])
  const lastSubject = useRef<string | null>(null)
  useEffect(() => {
    if (subject !== null || lastSubject.current !== null) field.current?.focus()
    lastSubject.current = subject
  }, [subject])
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {before}
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        name="message"
        rows={1}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, counter })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // While text is being composed, the input method handles both keys.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onEscape()
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          onSubmit()
        }}
        onPaste={(event) => {
          const files = [...event.clipboardData.files]
          // Office programs add a picture of the text that was copied.
          if (files.length === 0 || event.clipboardData.getData('text/plain')) return
          event.preventDefault()
          onFiles(files)
        }}
      />
      {after}
      <div className="below" role="status">
        <FieldMessages id={id} error={error} counter={counter} />
      </div>
    </Bar>
  )
}
