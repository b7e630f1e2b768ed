import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor } from 'xstate'
import { me } from '../../../flowlab/flows/samples.ts'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import TypesafeI18n from '../../../src/i18n/i18n-react.tsx'
import { loadAllLocales } from '../../../src/i18n/i18n-util.sync.ts'
import { globalConnectMachine } from '../../../src/machines/globalConnectMachine.ts'
import { addresses } from '../../../src/routes.ts'
import GlobalConnectLink from '../../../src/ui/globalConnect/GlobalConnectLink.tsx'
import Navigation from '../../../src/ui/shell/Navigation.tsx'

/** The navigation marks the section that a member is in, also on a page that was opened from its list. */

loadAllLocales()
afterEach(cleanup)

const investor = me
const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment' }

function markedAt(address: string, as: Me): string[] {
  const { hook } = memoryLocation({ path: address })
  const base = addresses.base(as.login_type, as.account_type)
  const gate = createActor(globalConnectMachine, { input: { base, purchaseId: null } }).start()
  const link = Object.assign(() => <GlobalConnectLink actor={gate} />, { fetch: async () => {} })
  render(
    <Router hook={hook}>
      <TypesafeI18n locale="en">
        <Navigation me={as} globalConnectLink={link} />
      </TypesafeI18n>
    </Router>,
  )
  return screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent ?? '')
}

it.each([
  ['/investor/capital-bridge', 'Capital Bridge'],
  ['/investor/capital-bridge/2f1c', 'Capital Bridge'],
  ['/investor/capital-bridge/compare', 'Capital Bridge'],
  ['/investor/business-exchange', 'Business Exchange'],
  ['/investor/business-exchange/2f1c', 'Business Exchange'],
  ['/investor/chats', 'Chats'],
  ['/investor/chats/2f1c', 'Chats'],
  ['/investor/my-proposals', 'My Proposals'],
  ['/investor/my-proposal/capital-bridge/2f1c', 'My Proposals'],
  ['/investor/my-profile', null],
  ['/investor/businesses/2f1c', null],
  ['/investor/my-subscription', null],
  ['/account', null],
  ['/', null],
])('for an investor at %s it is %s', (address, name) => {
  expect(markedAt(address, investor)).toEqual(name === null ? [] : [name])
})

it.each([
  ['/entrepreneur/investment/investors', 'Investors'],
  ['/entrepreneur/investment/investors/2f1c', 'Investors'],
  ['/entrepreneur/investment/investors/compare', 'Investors'],
  ['/entrepreneur/investment/global-connect', 'Global Connect'],
  ['/entrepreneur/investment/global-connect/compare', 'Global Connect'],
  ['/global-connect/2f1c', 'Global Connect'],
  ['/entrepreneur/investment/chats/2f1c', 'Chats'],
  ['/entrepreneur/investment/sent-proposals', 'Sent Proposals'],
  ['/entrepreneur/investment/sent-proposals/2f1c', 'Sent Proposals'],
  ['/entrepreneur/businesses/2f1c', null],
  ['/entrepreneur/investment/my-profile', null],
])('for a founder at %s it is %s', (address, name) => {
  expect(markedAt(address, founder)).toEqual(name === null ? [] : [name])
})

it('Global Connect closes the panel that its link is in', () => {
  const gate = createActor(globalConnectMachine, { input: { base: '/investor', purchaseId: null } }).start()
  const hidden = vi.fn(function (this: HTMLElement) {})
  HTMLElement.prototype.hidePopover = hidden
  const { hook } = memoryLocation({ path: '/investor' })
  render(
    <Router hook={hook}>
      <TypesafeI18n locale="en">
        <div popover="auto" id="menu">
          <GlobalConnectLink actor={gate} />
        </div>
      </TypesafeI18n>
    </Router>,
  )
  fireEvent.click(screen.getByText('Global Connect'))
  expect(hidden.mock.contexts.map(({ id }) => id)).toEqual(['menu'])
})
