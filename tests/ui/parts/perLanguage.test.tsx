import { act, render, screen } from '@testing-library/react'
import { useContext, useEffect } from 'react'
import { expect, it } from 'vitest'
import TypesafeI18n, { I18nContext } from '../../../src/i18n/i18n-react.tsx'
import { loadAllLocales } from '../../../src/i18n/i18n-util.sync.ts'
import { perLanguage } from '../../../src/ui/parts/perLanguage.tsx'

loadAllLocales()

function Switch() {
  const { locale, setLocale } = useContext(I18nContext)
  return (
    <button type="button" onClick={() => setLocale(locale === 'en' ? 'hi' : 'en')}>
      {locale}
    </button>
  )
}

it('a screen with words of the server starts anew in the other language, and only then', async () => {
  let started = 0
  const Listing = perLanguage(
    Object.assign(
      () => {
        useEffect(() => void started++, [])
        return <p>Listing</p>
      },
      { fetch: async () => {} },
    ),
  )
  const place = { params: {}, query: new URLSearchParams(), me: null }
  const page = (
    <TypesafeI18n locale="en">
      <Switch />
      <Listing place={place} />
    </TypesafeI18n>
  )
  const { rerender } = render(page)
  rerender(page)
  expect(started).toBe(1)
  act(() => screen.getByRole('button').click())
  expect([screen.getByRole('button').textContent, started]).toEqual(['hi', 2])
})
