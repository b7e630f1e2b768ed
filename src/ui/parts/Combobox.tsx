import { Combobox as Base } from '@base-ui/react/combobox'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Chevron, Cross, Options, type SearchableChoice } from './ComboboxList.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { folded } from './folded.ts'
import { ordered } from './ordered.ts'
import { useSettledQuery } from './useSettledQuery.ts'

const Frame = styled(Base.InputGroup)`
  position: relative; display: flex;
  input:not([type='checkbox'], [type='radio']) { padding-right: 3.25rem; text-overflow: ellipsis; }
  &:has(button + button) input:not([type='checkbox'], [type='radio']) { padding-right: 6rem; }
`
const Tools = styled.span`
  position: absolute; inset: 0 .25rem 0 auto; display: flex; align-items: center;
  button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: .5rem; background: none; color: var(--soft); cursor: pointer; }
  button:hover { background: var(--sunk); color: var(--ink); }
  svg { width: 1rem; height: 1rem; }
`
/** The touch target is 2.75rem high, the distance between two rows; the visible chip is 2rem. */
const Chip = styled(Base.Chip)`
  display: inline-flex; align-items: center; min-height: 2rem; max-width: 100%; padding-left: .7rem; border-radius: 1rem; background: var(--brand-wash); color: var(--ink); font-size: var(--step--1);
  &[data-highlighted], &:focus-within { outline: 2px solid var(--focus); }
  button { display: grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; margin: -.375rem -.35rem -.375rem -.6rem; border: 0; background: none; color: inherit; cursor: pointer; }
  svg { width: 1.5rem; height: 1.5rem; padding: .35rem; border-radius: 50%; }
  button:hover svg { background: color-mix(in srgb, var(--brand) 18%, transparent); }
`
/**
 * The input is only as wide as its text and extends below the arrow, so that an empty input does not start a new row.
 */
const Chosen = styled(Base.Chips)`
  flex: 1; display: flex; flex-wrap: wrap; gap: .75rem .35rem; align-items: center; min-width: 0; min-height: max(2.75rem, 1lh + 1.1rem + 2px); padding: .3rem 3rem .3rem .3rem; background: var(--card); cursor: text;
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem;
  &:has([aria-invalid='true']) { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  &:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
  input:not([type='checkbox'], [type='radio']) { flex: 1 1 6rem; width: auto; min-width: 1.5rem; min-height: 2.75rem; margin: -.375rem -1.5rem -.375rem 0; padding: 0 1.5rem 0 .5rem; border: 0; background: none; outline: none; box-shadow: none; }
  ${Chip} ~ input:not([type='checkbox'], [type='radio']) { padding-left: .15rem; }
  @supports (field-sizing: content) { input:not([type='checkbox'], [type='radio']) { flex-basis: auto; field-sizing: content; } }
`
const matches = ({ label, keywords = '' }: SearchableChoice, query: string): boolean =>
  folded(`${label} ${keywords}`).includes(folded(query.trim()))

const isSame = (one: SearchableChoice, other: SearchableChoice): boolean => one.slug === other.slug
const itself = (choice: SearchableChoice) => choice
const labelOf = ({ label }: SearchableChoice): string => label
const slugOf = ({ slug }: SearchableChoice): string => slug

interface Words {
  placeholder: string
  nothingFound: string
  open: string
  clear: string
  remove: (label: string) => string
}
interface Shared extends FieldProps {
  options: readonly SearchableChoice[]
  /** The maximum number of options shown at once, for lists too long to render. */
  maxShown?: number
  words: Words
}

/** A searchable single choice. */
export function Combobox({
  value,
  onChange,
  options,
  words,
  maxShown = -1,
  ...field
}: Shared & { value: string; onChange: (value: string) => void }) {
  const { query, settled, isSettling, changeQuery, hold, settleOnEnter } = useSettledQuery()
  const chosen = options.find(({ slug }) => slug === value) ?? null
  return (
    <Field {...field}>
      {({ name, ...wired }) => (
        <Base.Root
          items={ordered(options, settled, itself)}
          limit={maxShown}
          value={chosen}
          onValueChange={(next: SearchableChoice | null, { reason }) => {
            if (reason !== 'escape-key') onChange(next?.slug ?? '')
          }}
          onInputValueChange={(text, details) => {
            // Escape would empty the box of a choice that stays.
            if (details.reason === 'escape-key' && chosen) details.cancel()
            else changeQuery(text, details)
          }}
          filter={(option) => matches(option, query)}
          isItemEqualToValue={isSame}
          itemToStringLabel={labelOf}
          itemToStringValue={slugOf}
          name={name}
          autoHighlight
        >
          <Frame data-field={name} onKeyDownCapture={settleOnEnter}>
            <Base.Input {...wired} placeholder={words.placeholder} autoComplete="off" />
            <Tools>
              <Base.Clear aria-label={words.clear}>
                <Cross />
              </Base.Clear>
              <Base.Trigger aria-label={words.open}>
                <Chevron />
              </Base.Trigger>
            </Tools>
          </Frame>
          <Options empty={words.nothingFound} isBusy={isSettling} onPress={hold} />
        </Base.Root>
      )}
    </Field>
  )
}

/** A searchable multiple choice; each chosen option is a chip. */
export function MultiCombobox({
  value,
  onChange,
  options,
  words,
  ...field
}: Shared & { value: readonly string[]; onChange: (value: string[]) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const { query, settled, isSettling, changeQuery, hold, settleOnEnter } = useSettledQuery()
  const chosen = value.flatMap((slug) => options.find((option) => option.slug === slug) ?? [])
  return (
    <Field {...field}>
      {({ name, ...wired }) => (
        <Base.Root
          multiple
          items={ordered(options, settled, itself)}
          value={chosen}
          // Escape closes the list without removing anything.
          onValueChange={(next: SearchableChoice[], { reason }) => {
            if (reason !== 'escape-key') onChange(next.map(slugOf))
          }}
          onInputValueChange={changeQuery}
          filter={(option) => matches(option, query)}
          isItemEqualToValue={isSame}
          itemToStringLabel={labelOf}
          itemToStringValue={slugOf}
          name={name}
          autoHighlight
        >
          <Frame data-field={name} onKeyDownCapture={settleOnEnter}>
            <Chosen ref={box}>
              {chosen.map((option) => (
                <Chip key={option.slug} aria-label={option.label}>
                  {option.label}
                  <Base.ChipRemove aria-label={words.remove(option.label)}>
                    <Cross />
                  </Base.ChipRemove>
                </Chip>
              ))}
              <Base.Input {...wired} placeholder={chosen.length > 0 ? '' : words.placeholder} autoComplete="off" />
            </Chosen>
            <Tools>
              <Base.Trigger aria-label={words.open}>
                <Chevron />
              </Base.Trigger>
            </Tools>
          </Frame>
          <Options empty={words.nothingFound} isBusy={isSettling} onPress={hold} anchor={box} />
        </Base.Root>
      )}
    </Field>
  )
}
