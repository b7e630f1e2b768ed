import { eq } from 'drizzle-orm'
import { describe, it } from 'vitest'
import { profiles } from '../../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { SavedSearch } from '../../../src/domain/market/savedSearchSchema.ts'
import { onePixel, uploadOf } from '../../support/server.ts'
import { bothWays, type Story, type StoryMember, startStory } from '../../support/story.ts'
import { hideBusiness, moderatorOf, subscribe } from '../../support/storyWorld.ts'

/** Stories of one listing: what each reader sees of it, and what its owner learns of them; and of saved searches. */

const minute = 60_000
const day = 24 * 60 * minute

const see = ({ call }: Story, title: string, who: StoryMember, id: string, only = ['listing']) =>
  call<{ listing: ListingDetail }>(title, who, 'GET /listings/:id', { params: { id }, only })

describe.each(bothWays)('a listing in %s', (one, other) => {
  it('hides the name of an anonymous business until its owner accepts', async () => {
    const story = await startStory(`listing.anonymous.${one}`)
    const { server, call, admit } = story
    const owner = await admit('the owner', one, await server.trialMember('want-to-sell'))
    await hideBusiness(story, owner.person)
    const id = await server.profileIdOf(owner.person)
    const buyer = await admit('the buyer', other, await server.trialMember('investor'))
    const stranger = await admit('the stranger', one, await server.member('investor'))
    const founder = await admit('the founder', one, await server.trialMember('investment'))
    await see(story, 'The owner sees the own listing', owner, id)
    for (const reader of ['stranger', 'subscriber', 'accepted'])
      await call(`The owner sees it as a reader would: ${reader}`, owner, 'GET /listings/:id/as/:reader', {
        params: { id, reader },
      })
    await call('Nobody else has that view', buyer, 'GET /listings/:id/as/:reader', {
      params: { id, reader: 'accepted' },
    })
    await see(story, 'A stranger without a plan sees it', stranger, id)
    await see(story, 'The buyer sees it', buyer, id)
    const summary = { params: { id }, only: ['file_name'] }
    await call('The buyer downloads a page about it', buyer, 'GET /listings/:id/summary', summary)
    await call('The owner downloads it as an accepted member would', owner, 'GET /listings/:id/summary', {
      ...summary,
      query: { as: 'accepted' },
    })
    await call('The buyer cannot', buyer, 'GET /listings/:id/summary', { ...summary, query: { as: 'accepted' } })
    await call('For the founder there is no page', founder, 'GET /listings/:id/summary', summary)
    await see(story, 'For a founder it doesn’t exist', founder, id)
    await call('A visitor doesn’t see it', { name: 'a visitor', language: other }, 'GET /listings/:id', {
      params: { id },
    })
    await story.end()
  })

  it('opens its documents by plan, and its owner learns how often', async () => {
    const story = await startStory(`listing.documents.${one}`)
    const { server, call, open, pass, admit } = story
    const owner = await admit('the founder', one, await server.trialMember('investment'))
    for (const kind of ['pitch-deck', 'valuation-report']) {
      server.clock.ahead += minute
      await server.request(
        'POST',
        '/api/documents',
        uploadOf(kind, 'INVESTMENT', onePixel, `${kind}.png`),
        owner.person,
      )
    }
    const id = await server.profileIdOf(owner.person)
    const onTrial = await admit('the trial investor', other, await server.trialMember('investor'))
    const unpaid = await admit('the investor without a plan', other, await server.member('investor'))
    const paying = await admit('the paying investor', one, await server.trialMember('investor'))
    await subscribe(story, paying.person, 'investor-monthly')
    const part = ['listing.documents', 'listing.openings', 'listing.image', 'listing.contact']
    const opening = { params: { id }, only: part }
    await call('Without a plan no document opens', unpaid, 'POST /listings/:id/opening', opening)
    await call('On a trial the documents of one listing are opened', onTrial, 'POST /listings/:id/opening', opening)
    const { listing } = await see(story, 'A plan opens them at once', paying, id, part)
    const urlOf = (wanted: string) => listing.documents.find(({ kind }) => kind === wanted)?.url ?? '/without-a-link'
    await open('The paying investor opens the deck', paying, urlOf('pitch-deck'))
    await open('Without a session the link still opens', { name: 'a visitor', language: other }, urlOf('pitch-deck'))
    await open('A changed link opens nothing', paying, `${urlOf('pitch-deck')}x`)
    await call('An overview of a founder on a trial', owner, 'GET /overview')
    await call('On a trial the founder sees totals', owner, 'GET /analytics')
    await subscribe(story, owner.person, 'investment-monthly')
    await pass('Monday at eight, the week of the deck is counted', 6 * day)
    await call('With a plan the founder sees each of 30 days', owner, 'GET /analytics')
    await call('The founder reads the notification', owner, 'GET /notifications')
    await story.end()
  })
})

describe.each(bothWays)('a saved search in %s', (one, other) => {
  it('alerts its owner to new listings at its hour', async () => {
    const story = await startStory(`listing.alerts.${one}`, { REVIEW: 'manual' })
    const { server, call, admit } = story
    const investor = await admit('the investor', one, await server.trialMember('investor'))
    const reader = await admit('the reader', other, await server.trialMember('investor'))
    const unpaid = await admit('the investor without a plan', other, await server.member('investor'))
    await server.deps.db.update(profiles).set({ status: 'approved' })
    await subscribe(story, reader.person, 'investor-monthly')
    const founder = await admit('the founder', other, await server.member('investment'))
    const owner = await admit('the owner', one, await server.member('want-to-sell'))
    await hideBusiness(story, owner.person)
    /** Until a moment of March; in India it is five and a half hours later. */
    const until = (title: string, moment: string) =>
      story.pass(title, Date.parse(`2026-03-${moment}:00Z`) - server.deps.now().getTime())
    const goesLive = async (who: StoryMember) => {
      const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.accountId, who.person.id))
      await call(`${who.name} goes live`, moderatorOf(story), 'POST /reviews/:id/decision', {
        params: { id: row?.id ?? '' },
        body: { action: 'approve', seen: row?.updatedAt.toISOString() },
      })
    }
    const save = (title: string, who: StoryMember, body: object) =>
      call<{ search: SavedSearch }>(title, who, 'POST /saved-searches', { body })
    const companies = { kind: 'INVESTMENT', query: { round: 'series-a', sort: 'amount_high' } }
    const sale = { kind: 'WANT_TO_SELL', query: {} }
    await save('Without a plan nothing is saved', unpaid, { ...companies, name: 'Mine', alert: 'instant' })
    const mine = { ...companies, name: 'Series A', alert: 'instant' }
    const { search } = await save('The investor saves a search', investor, mine)
    await save('A trial has one', investor, { ...sale, name: 'Mills', alert: 'daily' })
    await save('The reader saves a daily search', reader, { ...companies, name: 'Daily', alert: 'daily' })
    await save('The reader saves a weekly search', reader, { ...sale, name: 'Weekly', alert: 'weekly' })
    await save('A search without a name is refused', reader, { ...companies, name: ' ', alert: 'daily' })
    await until('Without new listings nothing is sent', '10T07:00')
    await goesLive(founder)
    await until('The investor is alerted at once', '10T07:10')
    await goesLive(owner)
    await until('A minute before eight nothing is sent', '11T02:29')
    await until('The next morning at eight the reader gets the daily alert', '11T02:30')
    await until('A minute before eight on Monday nothing is sent', '16T02:29')
    await until('On Monday at eight the reader gets the weekly alert', '16T02:30')
    await call('The reader’s searches', reader, 'GET /saved-searches')
    await call('The reader’s notifications', reader, 'GET /notifications')
    const params = { id: search.id }
    const change = (title: string, who: StoryMember, body: object) =>
      call(title, who, 'PUT /saved-searches/:id', { params, body })
    await change('The investor renames the search and turns its alert off', investor, { name: 'A', alert: 'off' })
    await change('Nobody else can', reader, { name: 'Ours', alert: 'off' })
    await call('Nobody else deletes it', reader, 'DELETE /saved-searches/:id', { params })
    await call('The investor deletes it', investor, 'DELETE /saved-searches/:id', { params })
    await call('None is left', investor, 'GET /saved-searches')
    await story.end()
  })
})
