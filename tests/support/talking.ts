import { randomUUID } from 'node:crypto'
import type { Person, startTestServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

/**
 * A proposal from one member accepted by the other; returns the id of the opened chat. The notifications to both have
 * been delivered, so a test that listens afterwards receives only events that it causes.
 */
export async function openedChat(server: Server, founder: Person, investor: Person): Promise<string> {
  const to = await server.profileIdOf(investor)
  const sent = await server.request<{ proposal: { id: string } }>(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: to, message: 'Shall we talk?' },
    founder,
  )
  const accepted = await server.request<{ proposal: { chat_id: string } }>(
    'POST',
    `/api/proposals/${sent.body.proposal.id}/accept`,
    {},
    investor,
  )
  await server.deliverAll()
  return accepted.body.proposal.chat_id
}
