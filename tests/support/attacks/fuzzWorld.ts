import { randomUUID } from 'node:crypto'
import { targetNamed } from '../loginTargets.ts'
import { onePixel, type Person, password, type startTestServer, uploadOf } from '../server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

export interface FuzzWorld {
  people: Person[]
  /** Ids of data that belongs to these people, by the collection in the address. */
  ids: Record<string, string[]>
  /** Bodies that succeed for some of them, by operation, so that the code behind the validation is reached. */
  fitting: Record<string, () => unknown>
}

/** A founder, an investor and a seller with profiles, proposals, a chat, documents and payments of their own. */
export async function fuzzWorld(server: Server): Promise<FuzzWorld> {
  const founder = await server.trialMember('investment')
  const investor = await server.trialMember('investor')
  const seller = await server.trialMember('want-to-sell')
  const people = [founder, investor, seller]
  const listings = await Promise.all(people.map((person) => server.profileIdOf(person)))
  const listing = (place: number) => listings[place] ?? ''
  const { body } = await server.request<{ profile: { basic: object; business: object } }>(
    'GET',
    '/api/profiles/investment',
    undefined,
    founder,
  )
  const proposal = (to: string) => ({ request_id: randomUUID(), receiver_profile_id: to, message: 'Shall we talk?' })
  const sent = async (from: Person, to: string): Promise<string> => {
    const answer = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', proposal(to), from)
    return answer.body.proposal.id
  }
  const open = await sent(founder, listing(1))
  const waiting = await sent(seller, listing(1))
  const draft = await server.request<{ proposal: { id: string } }>(
    'POST',
    '/api/proposals',
    { ...proposal(await server.profileIdOf(await server.member('investor'))), draft: true },
    founder,
  )
  const accepted = await server.request<{ proposal: { chat_id: string } }>(
    'POST',
    `/api/proposals/${open}/accept`,
    {},
    investor,
  )
  const others: string[] = []
  for (let number = 0; number < 3; number++)
    others.push(await server.profileIdOf(await server.member(number === 0 ? 'investment' : 'want-to-sell')))
  let turn = 0
  const next = <T>(list: readonly T[]): T => list[turn++ % list.length] as T
  const picture = () => uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png')
  return {
    people,
    ids: {
      listings: [...listings, ...others],
      proposals: [open, waiting, draft.body.proposal.id],
      chats: [accepted.body.proposal.chat_id],
    },
    fitting: {
      'POST /api/login': () => ({
        login_type: 'entrepreneur',
        target: { kind: 'email', email: founder.email },
        password,
        remember: false,
      }),
      'POST /api/codes': () => ({ purpose: 'verify_email', target: targetNamed(`fuzz${turn++}@test.in`) }),
      'PUT /api/profiles/{kind}/basic': () => ({ answers: body.profile.basic }),
      'PUT /api/profiles/{kind}/business': () => ({ answers: body.profile.business }),
      'POST /api/documents': picture,
      'POST /api/chats/{id}/attachments': () => {
        const form = new FormData()
        form.set('client_id', randomUUID())
        form.set('file', new File([new Uint8Array(onePixel)], 'a.png'))
        return form
      },
      'POST /api/proposals': () => proposal(next([...others, ...listings])),
      'POST /api/proposals/{id}/{action}': () => ({}),
      'POST /api/listings/{id}/report': () => ({ reason: 'spam', text: 'Look at this' }),
      'POST /api/buy-membership': () => ({
        plan_id: next(['investment-monthly', 'investor-monthly', 'want-to-sell-monthly']),
        types: [],
        mode: next(['UPGRADE', 'NEW', 'RENEWAL']),
      }),
      'PUT /api/membership/next-plan': () => ({ plan_id: next(['investment-yearly', 'investor-yearly']) }),
      'PUT /api/billing-details': () => ({
        details: { name: 'Asha Exports', address: 'Pune', country: 'IN', state: '27', gstin: null },
      }),
      'PUT /api/notification-preferences': () => ({
        off: { push: [], email: [] },
        quiet: false,
        quiet_from: '22:00',
        quiet_until: '08:00',
        through_quiet: [],
        time_zone: 'Asia/Kolkata',
      }),
      'PUT /api/chats/{id}/settings': () => ({ muted: true, blocked: false, archived: false }),
      'POST /api/contact': () => ({
        request_id: randomUUID(),
        name: 'Asha',
        email: `asha${turn++}@test.in`,
        topic: 'account',
        message: 'Please help me with my account.',
      }),
    },
  }
}
