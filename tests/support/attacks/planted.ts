import { randomUUID } from 'node:crypto'
import { call, type LoggedIn, openDemoChat, writeText } from '../demo.ts'
import { onePixel } from '../server.ts'
import { scripts } from './hostile.ts'

/** Hostile texts stored in every field that a member can write. */

type Answers = Record<string, unknown>

const all = scripts.join(' ')
/** Ordered from longest to shortest: a field gets the longest one that it accepts. */
const candidates = [`${all} ${'words to be long enough '.repeat(40)}`, all, scripts.slice(3, 6).join(' '), scripts[3]]

const replaced = (value: unknown, text: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? [text] : text

/** Puts a text into each answer of a step that accepts it; returns their names. */
async function plantAnswers(origin: string, as: LoggedIn, kind: string, step: 'basic' | 'business'): Promise<string[]> {
  const read = await call<{ profile: Record<'basic' | 'business', Answers> }>(origin, as, 'GET', `profiles/${kind}`)
  let answers = read?.body.profile[step] ?? {}
  const planted: string[] = []
  for (const [name, value] of Object.entries(answers)) {
    if (typeof value !== 'string' && !Array.isArray(value)) continue
    for (const text of candidates) {
      const tried = { ...answers, [name]: replaced(value, text) }
      const stored = await call(origin, as, 'PUT', `profiles/${kind}/${step}`, { answers: tried })
      if (stored?.status !== 200) continue
      answers = tried
      planted.push(name)
      break
    }
  }
  return planted
}

async function plantFile(origin: string, as: LoggedIn, chatId: string, name: string): Promise<void> {
  const form = new FormData()
  form.set('client_id', randomUUID())
  form.set('text', name)
  form.set('file', new File([new Uint8Array(onePixel)], `${name}.png`))
  const headers = { authorization: `Bearer ${as.token}`, 'x-info-id': as.id }
  await fetch(`${origin}/api/chats/${chatId}/attachments`, { method: 'POST', headers, body: form })
}

/** Returns the profile fields that now contain a text, and the chat that contains all. */
export async function plant(origin: string, founder: LoggedIn, investor: LoggedIn) {
  // The chat must be opened before the hostile texts replace their names.
  const chatId = await openDemoChat(origin, founder, investor)
  const fields = [
    ...(await plantAnswers(origin, founder, 'investment', 'basic')),
    ...(await plantAnswers(origin, founder, 'investment', 'business')),
    ...(await plantAnswers(origin, investor, 'investor', 'basic')),
    ...(await plantAnswers(origin, investor, 'investor', 'business')),
  ]
  for (const text of scripts) {
    await writeText(origin, founder, chatId, text)
    await writeText(origin, investor, chatId, text)
  }
  for (const name of scripts.slice(0, 6)) await plantFile(origin, founder, chatId, name)
  for (const [as, kind] of [
    [founder, 'INVESTOR'],
    [investor, 'INVESTMENT'],
  ] as const)
    await call(origin, as, 'POST', 'saved-searches', {
      kind,
      name: scripts[3],
      query: { q: scripts[3] },
      alert: 'daily',
    })
  const received = await call<{ list: { id: string }[] }>(origin, founder, 'GET', 'listings?kind=INVESTOR&limit=5')
  for (const { id } of received?.body.list ?? [])
    await call(origin, founder, 'POST', 'proposals', {
      request_id: randomUUID(),
      receiver_profile_id: id,
      message: all.slice(0, 400),
    })
  await call(origin, null, 'POST', 'contact', {
    request_id: randomUUID(),
    name: scripts[3],
    email: 'asha@test.in',
    topic: 'account',
    message: all,
  })
  return { fields, chatId }
}
