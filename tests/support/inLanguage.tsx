import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import TypesafeI18n from '../../src/i18n/i18n-react.tsx'
import type { Locales } from '../../src/i18n/i18n-types.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { i18nObject } from '../../src/i18n/i18n-util.ts'

loadAllLocales()
afterEach(cleanup)
// There is no top layer here: a popover's content stays in its place.
Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} })

/** Renders an element in a language, alone on a page. */
export function show(element: ReactElement, language: Locales = 'en') {
  cleanup()
  const { hook } = memoryLocation({ path: '/' })
  return render(
    <Router hook={hook}>
      <TypesafeI18n locale={language}>{element}</TypesafeI18n>
    </Router>,
  )
}

export const wordsIn = (language: Locales) => i18nObject(language)
