import { Combobox } from '@base-ui/react/combobox'
import { type ReactElement, useState } from 'react'
import { styled } from 'styled-components'
import { type DialCountry, Flag } from './DialCodePicker.tsx'
import { folded } from './folded.ts'
import { ordered } from './ordered.ts'

interface Props {
  label: string
  searchLabel: string
  noneLabel: string
  countries: readonly DialCountry[]
  chosen: DialCountry | null
  /** The button that opens the list. */
  opener: ReactElement
  onChange: (country: DialCountry) => void
}

const Sheet = styled(Combobox.Popup)`
  width: min(22rem, calc(100vw - 2rem)); background: var(--card); color: var(--ink); border: 1px solid var(--line); border-radius: .9rem; box-shadow: var(--shadow); padding: .5rem;
`
const Search = styled(Combobox.Input)`
  width: 100%; min-height: 2.75rem; padding: .55rem .8rem; border-radius: .6rem; background: var(--card); color: var(--ink); font: inherit;
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent);
`
const Options = styled(
  Combobox.List,
)`max-height: min(18rem, 50vh); overflow: auto; margin-top: .4rem; overscroll-behavior: contain;`
const Option = styled(Combobox.Item)`
  display: grid; grid-template-columns: 1.5rem 1fr auto; gap: .5rem; align-items: center; min-height: 2.75rem; padding: .25rem .6rem; border-radius: .5rem; cursor: pointer;
  &[data-highlighted] { background: var(--sunk); } &[data-selected] { font-weight: 700; } span:last-child { color: var(--soft); }
`
const None = styled(Combobox.Empty)`&:not(:empty) { padding: .75rem .6rem; color: var(--soft); }`

/** Matches a name, a country code, or a dial code with or without its plus. */
function matches({ name, code, dial_code }: DialCountry, query: string): boolean {
  const searched = folded(query).trim().replace(/^\+/, '')
  return folded(name).includes(searched) || code.toLowerCase() === searched || dial_code.startsWith(searched)
}

const named = ({ name, code, dial_code }: DialCountry) => ({ label: name, keywords: `${code} ${dial_code}` })

/** A searchable choice of countries, with flags and dial codes; open from the start. */
export default function DialCodeList({ label, searchLabel, noneLabel, countries, chosen, opener, onChange }: Props) {
  const [typed, type] = useState('')
  return (
    <Combobox.Root
      defaultOpen
      items={ordered(countries, typed.replace(/^\+/, ''), named)}
      onInputValueChange={(text, { reason }) => type(reason === 'input-change' ? text : '')}
      value={chosen}
      onValueChange={(picked: DialCountry | null) => (picked ? onChange(picked) : undefined)}
      itemToStringLabel={({ name, dial_code }: DialCountry) => `${name} +${dial_code}`}
      isItemEqualToValue={(one: DialCountry, other: DialCountry) => one.code === other.code}
      filter={matches}
      autoHighlight
    >
      <Combobox.Trigger render={opener} />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start">
          <Sheet aria-label={label}>
            <Search placeholder={searchLabel} aria-label={searchLabel} />
            <None>{noneLabel}</None>
            <Options>
              {(one: DialCountry) => (
                <Option key={one.code} value={one}>
                  <Flag code={one.code} />
                  <span>{one.name}</span>
                  <span>+{one.dial_code}</span>
                </Option>
              )}
            </Options>
          </Sheet>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
