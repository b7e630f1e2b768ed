import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { styled } from 'styled-components'
import { Field, type FieldProps } from './Field.tsx'

const Sheet = styled(Base.Popup)`
  width: var(--anchor-width); max-height: min(20rem, var(--available-height)); overflow: auto; overscroll-behavior: contain;
  padding: .35rem; background: var(--card); color: var(--ink); border: 1px solid var(--line); border-radius: .8rem; box-shadow: var(--shadow);
`
const Line = styled(Base.Item)`
  display: flex; align-items: center; min-height: 2.75rem; padding: .35rem .65rem; border-radius: .5rem; cursor: pointer;
  &[data-highlighted] { background: var(--sunk); outline: 2px solid color-mix(in srgb, var(--brand) 55%, transparent); outline-offset: -2px; }
`

const mostShown = 30

/** A text with suggestions, any other text too. */
export function SuggestField({
  value,
  onChange,
  suggestions,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; suggestions: readonly string[] }) {
  return (
    <Field {...field}>
      {(wired) => (
        <Base.Root items={suggestions} value={value} onValueChange={(text: string) => onChange(text)} limit={mostShown}>
          <Base.Input {...wired} autoComplete="off" />
          <Base.Portal>
            <Base.Positioner sideOffset={4} style={{ zIndex: 30 }}>
              <Sheet hidden={suggestions.length === 0}>
                <Base.List>
                  {(name: string) => (
                    <Line key={name} value={name}>
                      {name}
                    </Line>
                  )}
                </Base.List>
              </Sheet>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
