import { randomUUID } from 'node:crypto'
import type { Person, startTestServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

/**
 * A proposal from one member accepted by the other; the id of the chat that it opens. What both are notified of has
 * been delivered: a test that listens to one of them afterwards hears only what it does itself.
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
