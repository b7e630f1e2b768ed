import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { me } from '../../../flowlab/flows/samples.ts'
import { session } from '../../../src/effects/session.ts'
import TypesafeI18n from '../../../src/i18n/i18n-react.tsx'
import { loadAllLocales } from '../../../src/i18n/i18n-util.sync.ts'
import ProfileMenu from '../../../src/ui/shell/ProfileMenu.tsx'

/** A dialog over a page leaves the page as it is: its filters and its tab stay in the address. */

loadAllLocales()

/** The targets of links that stay on the page and change only its query. */
function overPage(search: string): URLSearchParams[] {
  const { container } = render(
    <TypesafeI18n locale="en">
      <ProfileMenu me={me} search={search} session={session} />
    </TypesafeI18n>,
  )
  return [...container.querySelectorAll('a[href^="?"]')].map(
    (link) => new URLSearchParams(link.getAttribute('href') ?? ''),
  )
}

describe('a dialog that the profile menu opens over the page', () => {
  it.each(['?q=tea&sort=newest', '?box=sent', ''])('keeps its query: %s', (search) => {
    const [password, ...others] = overPage(search)
    expect(others).toEqual([])
    for (const [name, value] of new URLSearchParams(search)) expect(password?.get(name)).toBe(value)
    expect(password?.has('change-password')).toBe(true)
  })
})
