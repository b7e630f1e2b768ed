import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { chats, proposalSteps, proposals } from '../../server/kernel/db/schema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { ProposalStatus } from '../../src/domain/proposals/statuses.ts'
import type { Offer } from '../../src/domain/proposals/terms.ts'
import { type Person, password, type startTestServer } from './server.ts'
import { unstated } from './unstated.ts'

/** Races of two sessions on one proposal or one listing, repeated as often as requested. */

type Server = Awaited<ReturnType<typeof startTestServer>>
type Answer = { proposal: Proposal }
const offer: Offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  ...{ stake: 100, ...unstated },
  validity_days: 7,
  note: 'Cash.',
}

const act = (server: Server, as: Person, id: string, action: string, body: object = {}) =>
  server.request<Answer>('POST', `/api/proposals/${id}/${action}`, body, as)
const look = async (server: Server, as: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, as)).body.proposal

/** The same account in a second browser. */
async function secondSession(server: Server, person: Person): Promise<Person> {
  const login = {
    login_type: 'entrepreneur',
    account_type: 'want-to-sell',
    target: { kind: 'email', email: person.email },
    password,
    remember: false,
  }
  const { body } = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', login)
  return { ...person, token: body.access_token, id: body.info_id }
}

/** Creates a proposal in the status in which the race starts. */
async function insertProposal(
  server: Server,
  senderProfileId: string,
  receiverProfileId: string,
  status: ProposalStatus,
) {
  const now = server.deps.now()
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000)
  const [row] = await server.deps.db
    .insert(proposals)
    .values({
      requestId: randomUUID(),
      senderProfileId,
      receiverProfileId,
      status,
      message: 'Shall we talk?',
      expiresAt,
    })
    .returning()
  const proposalId = row?.id ?? ''
  if (status === 'offer_made')
    await server.deps.db
      .insert(proposalSteps)
      .values({ proposalId, byProfileId: senderProfileId, action: 'make_offer', status, details: { offer } })
  return proposalId
}

const clear = async ({ deps }: Server, profileId: string) => {
  await deps.db.delete(chats).where(or(eq(chats.profileA, profileId), eq(chats.profileB, profileId)))
  await deps.db
    .delete(proposals)
    .where(or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId)))
}

/**
 * Two sessions of an owner grant exclusivity to two buyers at once; returns the distinct results and how often each was
 * seen.
 */
export async function raceExclusiveOffers(server: Server, rounds: number): Promise<Record<string, number>> {
  const owner = await server.trialMember('want-to-sell')
  const sessions = [owner, await secondSession(server, owner)]
  const ownerId = await server.profileIdOf(owner)
  const buyers = [
    await server.profileIdOf(await server.trialMember('investor')),
    await server.profileIdOf(await server.trialMember('investor')),
  ]
  const ends: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    const ids = [
      await insertProposal(server, buyers[0] ?? '', ownerId, 'offer_made'),
      await insertProposal(server, buyers[1] ?? '', ownerId, 'offer_made'),
    ]
    const turn = round % 2 === 0 ? ids : ids.toReversed()
    const answers = await Promise.all(
      turn.map((id, place) => act(server, sessions[place] ?? owner, id, 'accept-offer', { exclusive: true })),
    )
    const statuses = (await Promise.all(ids.map((id) => look(server, owner, id)))).map(({ status }) => status).sort()
    const end = `${statuses.join(' + ')}, answered ${answers.map(({ status }) => status).sort()}`
    ends[end] = (ends[end] ?? 0) + 1
    await clear(server, ownerId)
  }
  return ends
}

/**
 * The receiver accepts, the sender withdraws and, every third time, the receiver declines in another tab; returns the
 * distinct results.
 */
export async function raceAcceptance(server: Server, rounds: number): Promise<Record<string, number>> {
  const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const [senderId, receiverId] = [await server.profileIdOf(sender), await server.profileIdOf(receiver)]
  const ends: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    const id = await insertProposal(server, senderId, receiverId, round % 2 === 0 ? 'sent' : 'viewed')
    const hands = [
      () => act(server, receiver, id, 'accept'),
      () => act(server, sender, id, 'withdraw'),
      ...(round % 3 === 0 ? [() => act(server, receiver, id, 'decline', { reason: 'geography' })] : []),
    ]
    const turn = round % 4 < 2 ? hands : hands.toReversed()
    const answers = await Promise.all(turn.map((hand) => hand()))
    const { status, history, chat_id } = await look(server, sender, id)
    const taken = history.map(({ action }) => action).filter((action) => !['open', 'send'].includes(action))
    const successCount = answers.filter((answer) => answer.status === 200).length
    const truthful = successCount === taken.length && taken.includes('accept') === (chat_id !== null)
    const end = `${taken.join(', ')} → ${status}${truthful ? '' : ` with ${successCount} said done, chat ${chat_id}`}`
    ends[end] = (ends[end] ?? 0) + 1
    await clear(server, senderId)
  }
  return ends
}

export const legalAfterAcceptance = [
  'accept → accepted',
  'accept, withdraw → withdrawn',
  'withdraw → withdrawn',
  'decline → declined',
]
export const legalAfterExclusive = 'due_diligence + paused, answered 200,409'
