import { expect, it } from 'vitest'
import { addressIn, shownPush } from '../../../src/worker/shownPush.ts'

/** What a device shows of a push while no page of the product is visible. */

const message = { user_id: 'u', action_id: 'chat', message: 'Namaste', message_id: 'm', to: '/investor/chats/c' }
const proposal = { ...message, action_id: 'proposal:p', title: 'Asha has sent you a proposal.', message: '' }

it('a message is shown under the literal title and passed to open tabs, whose live connection may be down', () => {
  expect(shownPush(message)).toEqual({
    title: 'message recieved!',
    options: { body: 'Namaste', tag: 'chat', icon: '/favicon.svg', data: message },
    isForTabs: true,
  })
})

it('another notification is shown with its own title, and not passed to open tabs, which receive it themselves', () => {
  expect(shownPush(proposal)).toEqual({
    title: 'Asha has sent you a proposal.',
    options: { body: '', tag: 'proposal:p', icon: '/favicon.svg', data: proposal },
    isForTabs: false,
  })
})

it.each([
  ['/investor/chats/c', '/investor/chats/c'],
  ['/investor/chats/c?at=4', '/investor/chats/c?at=4'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('a click on a push to “%s” leads to %s', (to, address) => expect(addressIn({ ...message, to })).toBe(address))
