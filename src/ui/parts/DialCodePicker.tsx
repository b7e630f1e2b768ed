import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { styled } from 'styled-components'
import { folded } from './folded.ts'
import { ordered } from './ordered.ts'

export interface DialCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  /** Digits without the plus; empty if the country has none. */
  dial_code: string
}

interface Props {
  label: string
  searchLabel: string
  noneLabel: string
  countries: readonly DialCountry[]
  country: string
  dialCode: string
  onChange: (country: DialCountry) => void
}

const Opener = styled(Combobox.Trigger)`
  display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: .55rem .7rem; cursor: pointer; white-space: nowrap;
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem; background: var(--card); color: var(--ink); font: inherit;
  &::after { content: '▾'; color: var(--soft); }
`
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

const Picture = styled.img`width: 1.5rem; height: 1rem; object-fit: cover; border-radius: .15rem; box-shadow: 0 0 0 1px var(--line);`
const Flag = ({ code }: { code: string }) => <Picture src={`/flags/${code}.svg`} alt="" loading="lazy" />

/** The main country of a dial code that several countries share. */
const mainCountry: Record<string, string> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
}

/** Matches a name, a country code, or a dial code with or without its plus. */
function matches({ name, code, dial_code }: DialCountry, query: string): boolean {
  const searched = folded(query).trim().replace(/^\+/, '')
  return folded(name).includes(searched) || code.toLowerCase() === searched || dial_code.startsWith(searched)
}

const named = ({ name, code, dial_code }: DialCountry) => ({ label: name, keywords: `${code} ${dial_code}` })

/** A searchable choice of countries, with flags and dial codes. */
export function DialCodePicker({ label, searchLabel, noneLabel, countries, country, dialCode, onChange }: Props) {
  const callable = countries.filter(({ dial_code }) => dial_code !== '')
  const likely = country || mainCountry[dialCode]
  const chosen =
    callable.find(({ code, dial_code }) => code === likely && dial_code === dialCode) ??
    callable.find(({ dial_code }) => dial_code === dialCode) ??
    null
  const [typed, type] = useState('')
  return (
    <Combobox.Root
      items={ordered(callable, typed.replace(/^\+/, ''), named)}
      onInputValueChange={(text, { reason }) => type(reason === 'input-change' ? text : '')}
      value={chosen}
      onValueChange={(picked: DialCountry | null) => (picked ? onChange(picked) : undefined)}
      itemToStringLabel={({ name, dial_code }: DialCountry) => `${name} +${dial_code}`}
      isItemEqualToValue={(one: DialCountry, other: DialCountry) => one.code === other.code}
      filter={matches}
      autoHighlight
    >
      <Opener aria-label={`${label}: ${chosen ? `${chosen.name} ` : ''}+${dialCode}`}>
        {chosen ? <Flag code={chosen.code} /> : null}+{dialCode}
      </Opener>
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
