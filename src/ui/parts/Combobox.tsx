import { Combobox as Base } from '@base-ui/react/combobox'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Chevron, Cross, Options, type SearchableChoice } from './ComboboxList.tsx'
import { Field, type FieldProps } from './Field.tsx'

const Frame = styled(Base.InputGroup)`
  position: relative; display: flex;
  input:not([type='checkbox'], [type='radio']) { padding-right: 6rem; text-overflow: ellipsis; }
`
const Tools = styled.span`
  position: absolute; inset: 0 .25rem 0 auto; display: flex; align-items: center;
  button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: .5rem; background: none; color: var(--soft); cursor: pointer; }
  button:hover { background: var(--sunk); color: var(--ink); }
  svg { width: 1rem; height: 1rem; }
`
const Chosen = styled(Base.Chips)`
  display: flex; flex-wrap: wrap; gap: .35rem; align-items: center; min-height: 2.75rem; padding: .1rem .4rem; background: var(--card); cursor: text;
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem;
  &:has([aria-invalid='true']) { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  &:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
  input:not([type='checkbox'], [type='radio']) { flex: 1 1 7rem; width: auto; min-width: 5rem; min-height: 2.75rem; border: 0; padding: 0 .4rem; background: none; outline: none; box-shadow: none; }
`
const Chip = styled(Base.Chip)`
  display: inline-flex; align-items: center; max-width: 100%; padding-left: .7rem; border-radius: 99px; background: var(--brand-wash); color: var(--ink); font-size: var(--step--1);
  &[data-highlighted], &:focus-within { outline: 2px solid var(--focus); }
  button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
  button:hover { background: color-mix(in srgb, var(--brand) 18%, transparent); }
  svg { width: .8rem; height: .8rem; }
`
/** Accents and the dot under a Hindi letter are often left out. */
const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()

const matches = ({ label, keywords = '' }: SearchableChoice, query: string): boolean =>
  folded(`${label} ${keywords}`).includes(folded(query.trim()))

const isSame = (one: SearchableChoice, other: SearchableChoice): boolean => one.slug === other.slug
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
  words: Words
}

/** One of many, found by typing. */
export function Combobox({
  value,
  onChange,
  options,
  words,
  ...field
}: Shared & { value: string; onChange: (value: string) => void }) {
  return (
    <Field {...field}>
      {({ name, ...wired }) => (
        <Base.Root
          items={options}
          value={options.find(({ slug }) => slug === value) ?? null}
          onValueChange={(chosen: SearchableChoice | null, { reason }) => {
            if (reason !== 'escape-key') onChange(chosen?.slug ?? '')
          }}
          filter={matches}
          isItemEqualToValue={isSame}
          itemToStringLabel={labelOf}
          itemToStringValue={slugOf}
          name={name}
          autoHighlight
        >
          <Frame data-field={name}>
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
          <Options empty={words.nothingFound} />
        </Base.Root>
      )}
    </Field>
  )
}

/** Several of many, found by typing, each chosen one a chip. */
export function MultiCombobox({
  value,
  onChange,
  options,
  words,
  ...field
}: Shared & { value: readonly string[]; onChange: (value: string[]) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const chosen = value.flatMap((slug) => options.find((option) => option.slug === slug) ?? [])
  return (
    <Field {...field}>
      {({ name, ...wired }) => (
        <Base.Root
          multiple
          items={options}
          value={chosen}
          // Escape closes the list; it takes nothing away.
          onValueChange={(next: SearchableChoice[], { reason }) => {
            if (reason !== 'escape-key') onChange(next.map(slugOf))
          }}
          filter={matches}
          isItemEqualToValue={isSame}
          itemToStringLabel={labelOf}
          itemToStringValue={slugOf}
          name={name}
          autoHighlight
        >
          <Chosen ref={box} data-field={name}>
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
          <Options empty={words.nothingFound} anchor={box} />
        </Base.Root>
      )}
    </Field>
  )
}
