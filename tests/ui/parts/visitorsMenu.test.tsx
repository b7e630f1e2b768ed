import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { session } from '../../../src/effects/session.ts'
import TypesafeI18n from '../../../src/i18n/i18n-react.tsx'
import { loadAllLocales } from '../../../src/i18n/i18n-util.sync.ts'
import { navigationMachine } from '../../../src/machines/navigationMachine.ts'
import { addressOf } from '../../../src/routes.ts'
import { Header } from '../../../src/ui/shell/Header.tsx'

loadAllLocales()

const nothing = Object.assign(() => null, { fetch: async () => {} })
function headerAt(pathname: string) {
  const input = { address: addressOf(pathname, ''), me: null, status: 'visitor' } as const
  const seen = createActor(navigationMachine, { input }).getSnapshot().context
  return (
    <TypesafeI18n locale="en">
      <Header session={session} seen={seen} bell={nothing} globalConnectLink={nothing} />
    </TypesafeI18n>
  )
}
const menu = () => screen.getByRole('navigation', { name: 'Menu', hidden: true })

it('a visitor’s open menu is another element, which is closed, on the page that its link leads to', () => {
  const { rerender } = render(headerAt('/choose-offering'))
  const first = menu()
  rerender(headerAt('/choose-offering'))
  expect(menu()).toBe(first)
  rerender(headerAt('/about-us'))
  expect(menu()).not.toBe(first)
})
