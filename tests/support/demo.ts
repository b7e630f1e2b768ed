import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'

export interface LoggedIn {
  token: string
  id: string
}

/** Calls a running product as one of its members; null if there was no response. */
export async function call<T>(
  origin: string,
  as: LoggedIn | null,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: T } | null> {
  try {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}`, 'x-info-id': as.id } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  } catch {
    return null
  }
}

/** A demo member, by the login that the product offers. */
export async function signInDemo(
  origin: string,
  email: string,
  loginType: 'investor' | 'entrepreneur',
): Promise<LoggedIn> {
  const answer = await call<{ access_token: string; info_id: string }>(origin, null, 'POST', 'login', {
    login_type: loginType,
    target: { kind: 'email', email },
    password: 'Demo@1234',
    remember: true,
  })
  if (answer?.status !== 200) throw new Error(`${email} could not log in: ${JSON.stringify(answer?.body)}`)
  return { token: answer.body.access_token, id: answer.body.info_id }
}

/** The chat of the demo founder and the demo investor, after an accepted proposal. */
export async function openDemoChat(origin: string, founder: LoggedIn, investor: LoggedIn): Promise<string> {
  const sent = await call<{ list: { id: string; other: { name: string } }[] }>(
    origin,
    founder,
    'GET',
    'proposals?box=sent&limit=48',
  )
  const proposal = sent?.body.list.find(({ other }) => other.name === 'Anjali Mehta')
  const accepted = await call<{ proposal: { chat_id: string } }>(
    origin,
    investor,
    'POST',
    `proposals/${proposal?.id}/accept`,
    {},
  )
  if (!accepted?.body.proposal?.chat_id) throw new Error(`no chat was opened: ${JSON.stringify(accepted?.body)}`)
  return accepted.body.proposal.chat_id
}

export const writeText = (
  origin: string,
  as: LoggedIn,
  chatId: string,
  text: string,
  clientId: string = randomUUID(),
) =>
  call<{ message: ChatMessage }>(origin, as, 'POST', `chats/${chatId}/messages`, {
    client_id: clientId,
    kind: 'TEXT',
    text,
  })

/** The whole conversation as one of its members reads it. */
export async function readAll(origin: string, as: LoggedIn, chatId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  for (let more = true; more; ) {
    const page = await call<{ list: ChatMessage[]; has_more: boolean }>(
      origin,
      as,
      'GET',
      `chats/${chatId}/messages?after=${all.at(-1)?.seq ?? 0}&limit=100`,
    )
    if (!page) throw new Error('the conversation could not be read')
    all.push(...page.body.list)
    more = page.body.has_more
  }
  return all
}
