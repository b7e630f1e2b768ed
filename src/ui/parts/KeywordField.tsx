import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { Field, type FieldProps } from './Field.tsx'

export const Chips = styled.ul`
  display: flex; flex-wrap: wrap; gap: .4rem; list-style: none; margin: 0; padding: 0;
  &:not(:empty) { margin-top: .4rem; }
  li { display: flex; align-items: center; background: var(--brand-wash); border-radius: 99px; padding-left: .8rem; }
  button { margin: 0; }
`

/** A list of words, each added with Enter or by leaving the field. */
export function KeywordField({
  value,
  longest,
  draft,
  onDraft,
  onAdd,
  onRemove,
  removeLabel,
  ...field
}: FieldProps & {
  value: readonly string[]
  /** The maximum number of characters of an entry. */
  longest: number
  draft: string
  onDraft: (text: string) => void
  onAdd: (word: string) => void
  onRemove: (word: string) => void
  removeLabel: (word: string) => string
}) {
  const addDraft = () => {
    if (draft.trim()) onAdd(draft.trim())
  }
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    addDraft()
  }
  return (
    <div>
      <Field {...field}>
        {(wired) => (
          <input
            {...wired}
            value={draft}
            maxLength={longest}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={addOnEnter}
            onBlur={addDraft}
          />
        )}
      </Field>
      <Chips>
        {value.map((word) => (
          <li key={word}>
            {word}
            <Button variant="quiet" aria-label={removeLabel(word)} onClick={() => onRemove(word)}>
              ×
            </Button>
          </li>
        ))}
      </Chips>
    </div>
  )
}
