import { afterAll, beforeAll, expect } from 'vitest'
import { reviewKey } from '../../../server/kernel/http/reviewerOnly.ts'
import { onePixel, type Person, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { startWorld, type World } from '../../support/spec/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

interface Page {
  list: { id: string }[]
  next_cursor: string | null
}

holds('9.9', async () => {
  const sizes = Object.fromEntries(rowsBelow('9.9').map(({ list = '', size = '' }) => [list, size]))
  const sizeOf = (list: string) => Number(sizes[list]?.match(/^\d+/)?.[0])
  const [byChoice] = [sizes['listings in the grid']?.match(/\d+/g) ?? []]
  expect(byChoice.map(Number)).toEqual([12, 24, 48])
  const investor = await world.trialMember('investor')
  // One more of everything than fits a page.
  const founders: Person[] = []
  for (let made = 0; made <= 48; made++)
    founders.push(made <= 20 ? await world.trialMember('investment') : await world.member('investment'))
  for (let made = 0; made <= 25; made++) {
    const other = await world.member('investor')
    const proof = uploadOf('proof-of-funds', 'INVESTOR', onePixel, 'funds.png')
    expect((await world.post('documents', proof, other)).status).toBe(200)
  }
  const chats: string[] = []
  for (const founder of founders.slice(0, 21)) chats.push((await world.talk(founder, investor)).chat)
  const [talking = investor, chat = ''] = [founders[0], chats[0]]
  for (let said = 0; said <= 30; said++) await world.say(talking, chat, `Message ${said}`)
  await world.deliverAll()

  const seen = async (path: string, as: Person) => {
    const { list, next_cursor } = (await world.get<Page>(path, as)).body
    return { size: list.length, more: next_cursor !== null }
  }
  const pages = {
    'listings in the grid': await seen('listings?kind=INVESTMENT', investor),
    investors: await seen('listings?kind=INVESTOR', talking),
    proposals: await seen('proposals?box=received', investor),
    chats: await seen('chats', investor),
    messages: await seen(`chats/${chat}/messages`, investor),
    notifications: await seen('notifications', investor),
  }
  for (const [list, page] of Object.entries(pages))
    expect([list, page]).toEqual([list, { size: sizeOf(list), more: true }])
  for (const size of [...byChoice, sizeOf('listings as a list')])
    expect(await seen(`listings?kind=INVESTMENT&limit=${size}`, investor)).toEqual({ size: Number(size), more: true })

  const reviewed = async (path: string) => {
    const answer = await world.app.request(`/api/reviews/${path}`, {
      headers: { 'x-review-key': reviewKey(world.deps) },
    })
    return (await answer.json()) as Page
  }
  const first = await reviewed('waiting')
  const second = await reviewed(`waiting?cursor=${first.next_cursor}`)
  expect([first.list.length, second.list.length, second.next_cursor]).toEqual([sizeOf('reviewers’ lists'), 1, null])
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(26)

  const whole = async (path: string) => (await world.get<Page>(path)).body
  const [countries, currencies] = [await whole('countries'), await whole('currencies')]
  expect([countries.list.length > 150, countries.next_cursor]).toEqual([true, undefined])
  expect([currencies.list.length >= 10, currencies.next_cursor]).toEqual([true, undefined])
})
