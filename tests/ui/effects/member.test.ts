import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { chat } from '../../../flowlab/flows/chatSamples.ts'
import { grant, me } from '../../../flowlab/flows/samples.ts'
import { member, openChatList, openConversation } from '../../../src/effects/member.ts'
import { session } from '../../../src/effects/session.ts'

/**
 * Actors that run beside the screens of a member, as composed in the product: one actor system, from login to logout.
 */

const answers: Readonly<Record<string, object>> = {
  '/api/me': me,
  '/api/chats': { status: true, list: [chat], next_cursor: null },
}
const never = new Promise<Response>(() => {})

it('a login starts the member’s actors, its screens find them, and the end of the session ends them', async () => {
  vi.stubGlobal('fetch', (url: string | Request) => {
    const { pathname } = new URL(typeof url === 'string' ? url : url.url, 'http://localhost')
    const answer = answers[pathname]
    return answer ? Promise.resolve(Response.json(answer)) : never
  })
  session.start()
  expect(member().getSnapshot().value).toBe('absent')
  session.send({ type: 'session.granted', grant, landingSource: null })
  await waitFor(session, ({ context }) => context.me !== null)
  expect(session.system.get('member') === member()).toBe(true)
  expect(member().getSnapshot().context.owner).toBe('u investor')

  const [list, writing] = [openChatList(), openConversation(chat.id)]
  if (!list || !writing) throw new Error('nothing was started')
  expect([openChatList() === list, openConversation(chat.id) === writing]).toEqual([true, true])
  await waitFor(list, ({ value }) => value === 'listed')
  expect(list.getSnapshot().context.chats.map(({ id }) => id)).toEqual([chat.id])

  session.send({ type: 'session.refused' })
  expect([list, writing].map((ended) => ended.getSnapshot().status)).toEqual(['stopped', 'stopped'])
  expect(member().getSnapshot().value).toBe('absent')
})
