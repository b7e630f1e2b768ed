import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closeEnded } from '../../server/features/chats/closing.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { removeProposal } from '../../server/features/operators/repair.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import type { SessionGrant } from '../../src/domain/contract/accounts.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { Notification } from '../../src/domain/contract/notifications.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, password, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/**
 * Rules that depend on history: changed since it was created, read before it was sent, or requested twice. Without a
 * history, a rule about the last change and a rule about the start give the same result.
 */

const minute = 60_000
const day = 86_400_000

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

type Answer = { proposal: Proposal; code?: string }
const propose = async (from: Person, to: Person, more: object = {}) => {
  const { body } = await server.request<Answer>(
    'POST',
    '/api/proposals',
    {
      request_id: randomUUID(),
      receiver_profile_id: await server.profileIdOf(to),
      message: 'Shall we talk?',
      ...more,
    },
    from,
  )
  return body.proposal.id
}
const look = (person: Person, id: string) => server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)
const act = (person: Person, id: string, step: string, body: object = {}) =>
  server.request<Answer>('POST', `/api/proposals/${id}/${step}`, body, person)

/** A member who returns days later has logged in again; the session is extended instead. */
async function daysLater(days: number): Promise<void> {
  await server.deps.db.execute(`update sessions set expires_at = now() + interval '1 year'`)
  server.clock.ahead = days * day
}

describe('a draft', () => {
  it('that is worked on lives on: thirty days count from its last change (12.7)', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.member('investor')]
    const id = await propose(founder, investor, { draft: true })
    await daysLater(20)
    const changed = { message: 'Shall we talk about the next round?' }
    expect((await server.request('PUT', `/api/proposals/${id}`, changed, founder)).status).toBe(200)
    await daysLater(31)
    await sweepProposals(server.deps)
    expect((await look(founder, id)).status).toBe(200)
    await daysLater(51)
    await sweepProposals(server.deps)
    expect((await look(founder, id)).status).toBe(404)
  })

  it('that is sent starts its reminders, deadline and credit on that day', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await propose(founder, investor, { draft: true })
    await daysLater(11)
    const { body } = await act(founder, id, 'send')
    const sentAt = Date.now() + 11 * day
    expect(Math.abs(Date.parse(body.proposal.created_at) - sentAt)).toBeLessThan(minute)
    expect(Math.round((Date.parse(body.proposal.expires_at ?? '') - sentAt) / day)).toBe(14)
    await sweepProposals(server.deps)
    await server.deliverAll()
    const { body: bell } = await server.request<{ list: Notification[] }>(
      'GET',
      '/api/notifications',
      undefined,
      investor,
    )
    expect(bell.list.map(({ kind }) => kind)).toContain('proposal_received')
    expect(bell.list.map(({ kind }) => kind).filter((kind) => /waiting|expiring/.test(kind))).toEqual([])
    // More than thirty days after it was created and twenty after it was sent, it is still counted.
    await daysLater(31)
    const { body: mine } = await server.request<MySubscription>('GET', '/api/membership', undefined, founder)
    expect(mine.usage.proposals_sent).toBe(1)
  })
})

describe('talks', () => {
  it('leave the receiver in peace for thirty days from their end, not from their beginning (12.5)', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await propose(founder, investor)
    await daysLater(12)
    expect((await act(investor, id, 'decline', { reason: 'geography' })).status).toBe(200)
    const again = async () =>
      (
        await server.request<Answer>(
          'POST',
          '/api/proposals',
          {
            ...{ request_id: randomUUID(), message: 'Shall we talk?', draft: false },
            receiver_profile_id: await server.profileIdOf(investor),
          },
          founder,
        )
      ).body.code
    await server.deps.db.execute(`update memberships set period_end = now() + interval '1 year'`)
    await daysLater(41)
    expect(await again()).toBe('DUPLICATE_PROPOSAL')
    await daysLater(43)
    expect(await again()).toBeUndefined()
  })

  it('count as silent from their last step on: fourteen days later both are reminded', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await propose(founder, investor)
    await daysLater(10)
    const { body } = await act(investor, id, 'accept')
    await server.request(
      'POST',
      `/api/chats/${body.proposal.chat_id}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' },
      founder,
    )
    // The conversation is as old as the proposal: only the step is recent.
    await server.deps.db.execute(`update chats set updated_at = now() - interval '1 day'`)
    const reminded = async () => {
      await sweepProposals(server.deps)
      await server.deliverAll()
      const { body: bell } = await server.request<{ list: Notification[] }>(
        'GET',
        '/api/notifications',
        undefined,
        investor,
      )
      return bell.list.some(({ kind }) => kind === 'proposal_silent')
    }
    await daysLater(20)
    expect(await reminded()).toBe(false)
    await daysLater(25)
    expect(await reminded()).toBe(true)
  })
})

describe('a closed conversation', () => {
  it('reopens with the next acceptance, and both can write in it', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const chatId = await openedChat(server, founder, investor)
    const [{ id = '' } = {}] = (
      await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=sent', undefined, founder)
    ).body.list
    await removeProposal(server.deps, id)
    await server.deps.db.execute(`update proposals set updated_at = now() - interval '100 days' where id = '${id}'`)
    await server.deps.db.execute(`update chats set created_at = now() - interval '100 days' where id = '${chatId}'`)
    await closeEnded(server.deps)
    const write = (person: Person) =>
      server.request(
        'POST',
        `/api/chats/${chatId}/messages`,
        { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' },
        person,
      )
    expect((await write(founder)).status).toBe(403)
    const next = await propose(investor, founder)
    const accepted = await act(founder, next, 'accept')
    expect([accepted.status, accepted.body.proposal.chat_id]).toEqual([200, chatId])
    expect([(await write(founder)).status, (await write(investor)).status]).toEqual([200, 200])
  })
})

describe('the email about unread notifications', () => {
  it('lists what is due and still unread, and nothing else', async () => {
    const investor = await server.trialMember('investor')
    const [read, due, later] = [
      await server.trialMember('investment'),
      await server.trialMember('investment'),
      await server.trialMember('investment'),
    ]
    const chats = [
      await openedChat(server, read, investor),
      await openedChat(server, due, investor),
      await openedChat(server, later, investor),
    ]
    await server.request('POST', '/api/notifications/read', { id: null }, investor)
    const say = (from: Person, place: number, text: string) =>
      server.request<{ message: { seq: number } }>(
        'POST',
        `/api/chats/${chats[place]}/messages`,
        { client_id: randomUUID(), kind: 'TEXT', text },
        from,
      )
    const seen = await say(read, 0, 'Words that were read')
    await say(due, 1, 'Words that wait')
    await server.request('POST', `/api/chats/${chats[0]}/read`, { seq: seen.body.message.seq }, investor)
    server.clock.ahead = 25 * minute
    await say(later, 2, 'Words of a moment ago')
    server.clock.ahead = 31 * minute
    await mailUnread(server.deps)
    await server.deliverAll()
    const [letter] = await server.letters(investor.email)
    const words = `${letter?.subject}\n${letter?.body}`
    expect(words).toContain('Words that wait')
    expect(words).not.toContain('Words that were read')
    expect(words).not.toContain('Words of a moment ago')
  })
})

describe('repeated requests', () => {
  it('the deletion of an account: it happens on the date announced first', async () => {
    const person = await server.signUp('investor')
    const ask = async () =>
      (
        await server.request<{ deletion_due_at: string }>('POST', '/api/account-deletion', {
          token: await server.prove('delete_account', person.email),
          password,
        })
      ).body.deletion_due_at
    const first = await ask()
    await daysLater(3)
    expect(await ask()).toBe(first)
  })

  it('a message to support: its repeats do not reduce the acknowledgements of others', async () => {
    const request = {
      ...{ name: 'Asha', email: 'repeated@bridge.in', topic: 'payment' },
      message: 'My receipt has the wrong address.',
    }
    const request_id = randomUUID()
    for (let count = 0; count < 6; count++) await server.request('POST', '/api/contact', { request_id, ...request })
    await server.request('POST', '/api/contact', { request_id: randomUUID(), ...request, message: 'And another one.' })
    await expect.poll(() => server.letters(request.email)).toHaveLength(2)
  })

  it('a code: each resend counts among the five of an hour', async () => {
    const target = 'resent@bridge.in'
    const { body } = await server.request<{ challenge_id: string }>('POST', '/api/codes', {
      purpose: 'verify_email',
      target: { kind: 'email', email: target },
    })
    const answers: unknown[] = []
    for (let sent = 1; sent < 6; sent++) {
      server.clock.ahead += 2 * minute + 1_000
      const again = await server.request('POST', `/api/codes/${body.challenge_id}/resend`, {})
      answers.push(again.body.code ?? again.status)
    }
    expect(answers).toEqual([200, 200, 200, 200, 'OTP_TOO_MANY'])
  })
})

describe('a login', () => {
  it('acts as the approved offering, not as one started later', async () => {
    const founder = await server.trialMember('investment')
    const { body: own } = await server.request<{ profile: { basic: object } }>(
      'GET',
      '/api/profiles/investment',
      undefined,
      founder,
    )
    server.clock.ahead = minute
    const begun = await server.request(
      'PUT',
      '/api/profiles/want-to-sell/basic',
      { answers: own.profile.basic },
      founder,
    )
    expect(begun.status).toBe(200)
    const request = {
      login_type: 'entrepreneur',
      target: { kind: 'email', email: founder.email },
      password,
      remember: false,
    }
    const { body } = await server.request<SessionGrant>('POST', '/api/login', request)
    expect([body.account_type, [...body.profiles].sort()]).toEqual(['investment', ['investment', 'want-to-sell']])
  })
})
