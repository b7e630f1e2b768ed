import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { paymentsOn } from '../../support/payments.ts'
import { bothWays, type Story, type StoryMember, startStory } from '../../support/story.ts'

const hour = 3_600_000
const day = 24 * hour

const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 100,
  validity_days: 7,
  note: 'Cash at closing.',
}
const priced = (minor: number) => ({ offer: { ...offer, amount: { minor, currency: 'INR' } } })

/** The steps of proposals, each with its title. */
function proposalsOf({ call, server }: Story) {
  const act = async (title: string, who: StoryMember, id: string, action: string, body: object = {}) =>
    (await call<{ proposal: Proposal }>(title, who, 'POST /proposals/:id/:action', { params: { id, action }, body }))
      .proposal
  return {
    act,
    send: async (title: string, from: StoryMember, to: StoryMember, extra: object = {}) =>
      (
        await call<{ proposal: Proposal }>(title, from, 'POST /proposals', {
          body: {
            request_id: randomUUID(),
            receiver_profile_id: await server.profileIdOf(to.person),
            message: 'Shall we talk?',
            ...extra,
          },
        })
      ).proposal,
    look: (title: string, who: StoryMember, id: string) => call(title, who, 'GET /proposals/:id', { params: { id } }),
    list: (title: string, who: StoryMember, query: Record<string, string>) =>
      call(title, who, 'GET /proposals', { query }),
    say: (title: string, who: StoryMember, id: string, text: string) =>
      call(title, who, 'POST /chats/:id/messages', {
        params: { id },
        body: { client_id: randomUUID(), kind: 'TEXT', text },
      }),
    news: (title: string, who: StoryMember) => call(title, who, 'GET /notifications'),
  }
}

it.each(bothWays)('a business is sold, its owner in %s and the investors in %s', async (one, other) => {
  const story = await startStory(`sale.${one}`)
  const { server, call, admit, end } = story
  const { act, send, look, list, say, news } = proposalsOf(story)
  const owner = await admit('the owner', one, await server.trialMember('want-to-sell'))
  const buyer = await admit('the buyer', other, await server.trialMember('investor'))
  const rival = await admit('the rival', other, await server.trialMember('investor'))

  const { id } = await send('The buyer writes a draft', buyer, owner, { draft: true })
  await call('The buyer changes the draft', buyer, 'PUT /proposals/:id', {
    params: { id },
    body: { message: 'We would like to buy.' },
  })
  await act('The buyer sends it', buyer, id, 'send')
  await send('A second proposal to the same owner is refused', buyer, owner)
  await list('The owner opens the received proposals', owner, { box: 'received' })
  await look('The owner opens it', owner, id)
  await act('The owner asks a question', owner, id, 'request-info', { text: 'Who would run it?' })
  await act('The buyer answers', buyer, id, 'answer', { text: 'The present manager.' })
  await act('The owner shortlists it', owner, id, 'shortlist')
  await look('The buyer does not see that', buyer, id)
  await act('The owner takes it off the shortlist', owner, id, 'unshortlist')
  await act('The buyer may not accept', buyer, id, 'accept')
  const { chat_id } = await act('The owner accepts', owner, id, 'accept')
  await say('The buyer writes first', buyer, chat_id ?? '', 'Namaste')
  await act('The owner asks for an NDA', owner, id, 'request-nda')
  await act('The buyer refuses the NDA', buyer, id, 'refuse-nda')
  await act('The owner asks for an NDA again', owner, id, 'request-nda')
  await act('A wrong name is no signature', buyer, id, 'sign-nda', { text: 'Somebody Else', agreed: true })
  const { profile } = (
    await server.request<{ profile: { basic: Record<string, string> } }>(
      'GET',
      '/api/profiles/investor',
      undefined,
      buyer.person,
    )
  ).body
  const name = `${profile.basic.first_name} ${profile.basic.last_name}`
  await act('The buyer signs the NDA', buyer, id, 'sign-nda', { text: name, agreed: true })
  const copy = { params: { id }, only: ['file_name'] }
  await call('The buyer downloads the NDA', buyer, 'GET /proposals/:id/nda', copy)
  await call('So does the owner', owner, 'GET /proposals/:id/nda', copy)
  await call('Nobody else can', rival, 'GET /proposals/:id/nda', copy)
  await act('The buyer offers 90 lakh', buyer, id, 'make-offer', { offer })
  await act('The owner rejects the offer', owner, id, 'reject-offer')
  await act('The buyer offers again', buyer, id, 'make-offer', { offer })
  await act('The owner asks for 1.1 crore', owner, id, 'counter', priced(1_100_000_000))
  await act('The buyer answers with 1 crore', buyer, id, 'counter', priced(1_000_000_000))

  const second = await send('The rival sends a proposal', rival, owner)
  const { chat_id: talk } = await act('The owner accepts it too', owner, second.id, 'accept')
  await say('The rival writes', rival, talk ?? '', 'Good morning')
  await act('The rival offers 90 lakh', rival, second.id, 'make-offer', { offer })
  await act('The owner accepts the buyer’s offer exclusively', owner, id, 'accept-offer', { exclusive: true })
  await look('The rival sees that talks are on hold', rival, second.id)
  await act('The buyer confirms the closing', buyer, id, 'confirm-close', { agreed: true })
  await act('The owner disputes it', owner, id, 'dispute-close')
  await act('The owner confirms the closing', owner, id, 'confirm-close', { agreed: true })
  await act('The buyer confirms it too', buyer, id, 'confirm-close', { agreed: true })
  await look('The rival sees that talks have ended', rival, second.id)
  const listing = await call<{ listing: ListingDetail }>('The rival opens the listing', rival, 'GET /listings/:id', {
    params: { id: await server.profileIdOf(owner.person) },
  })
  expect(listing.listing.deal_closed).toBe(true)
  await list('The buyer opens the sent proposals', buyer, { box: 'sent' })
  for (const who of [owner, buyer, rival]) await news(`The notifications of ${who.name}`, who)
  await end()
})

it.each(bothWays)('proposals that come to nothing, the founder in %s and the investor in %s', async (one, other) => {
  const story = await startStory(`refusals.${one}`)
  const { server, call, admit, end } = story
  const { act, send, say, news } = proposalsOf(story)
  const founder = await admit('the founder', one, await server.trialMember('investment'))
  const investors: StoryMember[] = []
  for (const name of ['the first investor', 'the second investor', 'the third investor'])
    investors.push(await admit(name, other, await server.trialMember('investor')))
  const [first, second, third] = investors as [StoryMember, StoryMember, StoryMember]

  const declined = await send('The founder writes to the first investor', founder, first)
  await act('A reason is required', first, declined.id, 'decline')
  await act('The first investor declines', first, declined.id, 'decline', { reason: 'geography' })
  await send('A new proposal so soon is refused', founder, first)
  await call('The founder complains', founder, 'POST /proposals/:id/complaint', {
    params: { id: declined.id },
    body: { reason: 'contact-unreachable', text: 'The number does not exist.' },
  })

  const withdrawn = await send('The founder writes to the second investor', founder, second)
  await act('The founder withdraws it', founder, withdrawn.id, 'withdraw')

  const open = await send('The founder writes to the third investor', founder, third)
  const { chat_id } = await act('The third investor accepts', third, open.id, 'accept')
  await say('The founder writes a message', founder, chat_id ?? '', 'Good to meet you')
  await act('The third investor makes an offer that expires too soon', third, open.id, 'make-offer', {
    offer: { ...offer, validity_days: 1 },
  })
  await act('The third investor makes an offer', third, open.id, 'make-offer', { offer: { ...offer, stake: 12.5 } })
  await act('The founder asks for more', founder, open.id, 'counter', priced(1_200_000_000))
  await act('The third investor rejects that', third, open.id, 'reject-counter')
  await act('The founder ends the talks', founder, open.id, 'close-lost', { reason: 'funds-not-available' })
  await say('The conversation is closed', third, chat_id ?? '', 'A pity')
  for (const who of [founder, ...investors]) await news(`The notifications of ${who.name}`, who)
  await end()
})

it.each(bothWays)('deadlines pass, the founder in %s and the investor in %s', async (one, other) => {
  const story = await startStory(`deadlines.${one}`)
  const { server, admit, pass, end } = story
  const { act, send, look, say } = proposalsOf(story)
  const payments = paymentsOn(server)
  const founder = await admit('the founder', one, await server.member('investment'))
  const investor = await admit('the investor', other, await server.member('investor'))
  const second = await admit('the second investor', other, await server.member('investor'))
  for (const [{ person }, plan_id] of [
    [founder, 'investment-yearly'],
    [second, 'investor-yearly'],
  ] as const) {
    const { transaction } = (await payments.buy(person, { plan_id })).body
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
  }
  await send('The founder sends a proposal', founder, investor)
  await pass('A little more than three days pass', 3 * day + hour)
  await pass('Seven more days pass', 7 * day)
  await pass('Four more days pass', 4 * day)

  const { id } = await send('The founder sends another', founder, second)
  const { chat_id } = await act('The second investor accepts', second, id, 'accept')
  await say('The second investor writes', second, chat_id ?? '', 'Good morning')
  await act('The founder asks for an NDA', founder, id, 'request-nda')
  await pass('The time for the NDA passes', 8 * day)
  await act('The second investor makes an offer', second, id, 'make-offer', { offer: { ...offer, stake: 20 } })
  await pass('The offer expires', 8 * day)
  await act('The second investor makes it again', second, id, 'make-offer', { offer: { ...offer, stake: 20 } })
  await act('The founder accepts it', founder, id, 'accept-offer', { exclusive: false })
  await act('The founder confirms the closing', founder, id, 'confirm-close', { agreed: true })
  await pass('Nobody confirms the closing', 15 * day)
  await look('The founder opens the proposal', founder, id)
  await end()
})

it.each(bothWays)('exclusive talks run out, the owner in %s and the investors in %s', async (one, other) => {
  const story = await startStory(`exclusive.${one}`)
  const { server, admit, pass, end } = story
  const { act, send, look, say } = proposalsOf(story)
  const owner = await admit('the owner', one, await server.trialMember('want-to-sell'))
  const ids: string[] = []
  const buyers: StoryMember[] = []
  for (const name of ['the buyer', 'the rival']) {
    const buyer = await admit(name, other, await server.trialMember('investor'))
    const { id } = await send(`${name} sends a proposal`, buyer, owner)
    const { chat_id } = await act(`The owner accepts it from ${name}`, owner, id, 'accept')
    await say(`${name} writes`, buyer, chat_id ?? '', 'Namaste')
    await act(`${name} makes an offer`, buyer, id, 'make-offer', { offer })
    ids.push(id)
    buyers.push(buyer)
  }
  const [[id = '', second = ''], [buyer, rival]] = [ids, buyers as [StoryMember, StoryMember]]
  await act('The owner accepts the buyer’s offer exclusively', owner, id, 'accept-offer', { exclusive: true })
  await pass('A month passes', 31 * day)
  await look('The rival can go on', rival, second)
  await look('The buyer too', buyer, id)
  await end()
})
