import { useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { loaded } from './loaded.tsx'

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

/** Most people stay with the country that was guessed, so the list loads when its button is reached. */
const DialCodeList = loaded(() => import(/* webpackChunkName: "combobox" */ './DialCodeList.tsx'))

const Opener = styled.button`
  display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: .55rem .7rem; cursor: pointer; white-space: nowrap;
  border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem; background: var(--card); color: var(--ink); font: inherit;
  &::after { content: '▾'; color: var(--soft); } &[aria-busy] { cursor: progress; }
`
const Notice = styled.p`flex-basis: 100%; order: 1; color: var(--bad); font-size: var(--step--1);`

const Picture = styled.img`width: 1.5rem; height: 1rem; object-fit: cover; border-radius: .15rem; box-shadow: 0 0 0 1px var(--line);`
export const Flag = ({ code }: { code: string }) => <Picture src={`/flags/${code}.svg`} alt="" loading="lazy" />

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

/** The dial code of a mobile number, with a button that opens the list of countries. */
export function DialCodePicker({ label, searchLabel, noneLabel, countries, country, dialCode, onChange }: Props) {
  const { LL } = useWords()
  const [list, setList] = useState<'unused' | 'loading' | 'missing' | 'used'>('unused')
  const callable = countries.filter(({ dial_code }) => dial_code !== '')
  const likely = country || mainCountry[dialCode]
  const chosen =
    callable.find(({ code, dial_code }) => code === likely && dial_code === dialCode) ??
    callable.find(({ dial_code }) => dial_code === dialCode) ??
    null
  const openList = async () => {
    setList('loading')
    setList((await DialCodeList.fetch()) ? 'used' : 'missing')
  }
  const face = {
    type: 'button' as const,
    'aria-label': `${label}: ${chosen ? `${chosen.name} ` : ''}+${dialCode}`,
    children: [chosen ? <Flag key="flag" code={chosen.code} /> : null, `+${dialCode}`],
  }
  if (list === 'used')
    return (
      <DialCodeList
        {...{ label, searchLabel, noneLabel, chosen, onChange }}
        countries={callable}
        opener={<Opener {...face} />}
      />
    )
  return (
    <>
      <Opener
        {...face}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={list === 'loading' || undefined}
        onPointerEnter={DialCodeList.fetch}
        onFocus={DialCodeList.fetch}
        onClick={openList}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          void openList()
        }}
      />
      {list === 'missing' ? <Notice role="alert">{LL.error.missing()}</Notice> : null}
    </>
  )
}
