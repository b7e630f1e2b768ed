import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, it } from 'vitest'
import { profiles } from '../../../server/kernel/db/schema.ts'
import type { ReviewItem } from '../../../src/domain/contract/reviews.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { bothWays, type Story, type StoryCaller, type StoryMember, startStory } from '../../support/story.ts'
import { hideBusiness, moderatorOf, spaceDocuments } from '../../support/storyWorld.ts'

/** Stories of questions about a listing, of reports and complaints, and of the moderators who decide on them. */

const minute = 60_000
/** The part of a listing that these stories are about. */
const only = ['listing.questions']

type Asked = { listing: Pick<ListingDetail, 'questions'> }

/** A business for sale that hides its name, and two investors. */
async function startAsking(name: string, one: StoryMember['language'], other: StoryMember['language']) {
  const story = await startStory(name)
  const { server, call, admit } = story
  const owner = await admit('the owner', one, await server.trialMember('want-to-sell'))
  await hideBusiness(story, owner.person)
  const id = await server.profileIdOf(owner.person)
  const asker = await admit('the asker', other, await server.trialMember('investor'))
  const ask = (title: string, who: StoryMember, text: string, request_id: string = randomUUID()) =>
    call<Asked>(title, who, 'POST /listings/:id/questions', { params: { id }, body: { request_id, text }, only })
  return { ...story, owner, asker, id, ask }
}

describe.each(bothWays)('a question in %s', (one, other) => {
  it('is asked, answered and removed', async () => {
    const story = await startAsking(`questions.asked.${one}`, one, other)
    const { server, call, admit, owner, asker, id, ask } = story
    const reader = await admit('the reader', one, await server.trialMember('investor'))
    const unpaid = await admit('the investor without a plan', other, await server.member('investor'))
    const request = randomUUID()
    const text = 'Does Quixandrel own its looms? Call me: +91 98200 12399'
    const { listing } = await ask('The asker asks with a guessed name and a number', asker, text, request)
    const [{ id: question } = { id: '' }] = listing.questions.list
    const seen = (title: string, who: StoryMember) => questionsOf(story, title, who, id)
    await seen('The owner sees it without a name', owner)
    await seen('The reader doesn’t see it yet', reader)
    await ask('A repeated request asks nothing new', asker, text, request)
    await ask('A request with another text is refused', asker, 'How many looms?', request)
    await ask('Without a plan nothing is asked', unpaid, 'May I?')
    await ask('Nobody asks about the own listing', owner, 'May I?')
    await ask('An empty question is refused', asker, '  ')
    const about = { params: { id, question } }
    const answer = (title: string, who: StoryMember, said: string) =>
      call(title, who, 'PUT /listings/:id/questions/:question/answer', { ...about, body: { text: said }, only })
    await answer('Only the owner answers', asker, 'It does.')
    await answer('The owner answers, with the name', owner, 'Quixandrel Looms owns all forty of them.')
    await seen('The asker reads the answer', asker)
    await seen('The reader sees both, without names', reader)
    await story.pass('Both get e-mails', minute)
    await answer('A changed answer tells nobody', owner, 'Forty-two of them.')
    for (const each of [2, 3, 4, 5]) await ask(`Question ${each}`, asker, `Question ${each}?`)
    await ask('The sixth in 30 days is refused', asker, 'Question 6?')
    await call('Only the owner removes it', reader, 'DELETE /listings/:id/questions/:question', { ...about, only })
    await call('The owner removes it', owner, 'DELETE /listings/:id/questions/:question', { ...about, only })
    await call('The asker’s notifications', asker, 'GET /notifications')
    await call('The owner’s notifications', owner, 'GET /notifications')
    await story.end()
  })

  it('is reported, as is the listing, and moderators decide', async () => {
    const story = await startAsking(`questions.reported.${one}`, one, other)
    const { call, owner, asker, id, ask } = story
    const moderator = moderatorOf(story)
    await spaceDocuments(story)
    const { listing } = await ask('The asker asks', asker, 'Are you all crooks?')
    const [{ id: question } = { id: '' }] = listing.questions.list
    const aboutQuestion = { params: { id: question } }
    const harassment = { reason: 'harassment', text: 'This is no question.' }
    await call('Only the owner reports it', asker, 'POST /questions/:id/report', { ...aboutQuestion, body: harassment })
    await call('A made-up reason is refused', owner, 'POST /questions/:id/report', {
      ...aboutQuestion,
      body: { ...harassment, reason: 'dislike' },
    })
    await call('The owner reports the question', owner, 'POST /questions/:id/report', {
      ...aboutQuestion,
      body: harassment,
    })
    await questionsOf(story, 'It is gone for the asker', asker, id)
    const claims = { params: { id }, body: { reason: 'false-business-claims', text: 'The figures are not theirs.' } }
    await call('The asker reports the listing', asker, 'POST /listings/:id/report', claims)
    await call('A second report changes nothing', asker, 'POST /listings/:id/report', claims)
    await questionsOf(story, 'The asker sees that it is reported', asker, id)
    await call('Nobody reports the own listing', owner, 'POST /listings/:id/report', claims)
    await call('The reported listing awaits review', moderator, 'GET /reviews/waiting')
    await call('The moderator sees both reports', moderator, 'GET /reviews/reports')
    await call('A member does not', owner, 'GET /reviews/reports')
    const decide = (title: string, report: string, outcome: string, who: StoryCaller = moderator) =>
      call(title, who, 'POST /reviews/reports/:id/outcome', { params: { id: report }, body: { outcome } })
    await decide('The report of the question is upheld', question, 'upheld')
    const reports = await call<{ list: { id: string }[] }>('One report is left', moderator, 'GET /reviews/reports')
    const [{ id: report } = { id: '' }] = reports.list
    await decide('A member decides nothing', report, 'upheld', asker)
    await decide('The report of the listing is dismissed', report, 'dismissed')
    await decide('It is decided once', report, 'upheld')
    await story.pass('The reporters get e-mails', minute)
    await call('The owner’s notifications', owner, 'GET /notifications')
    await call('The asker’s notifications', asker, 'GET /notifications')
    await story.end()
  })
})

describe.each(bothWays)('moderators in %s', (one, other) => {
  it('approve, return, reject and suspend a profile', async () => {
    const story = await startStory(`questions.reviews.${one}`, { REVIEW: 'manual' })
    const { server, call, admit } = story
    const moderator = moderatorOf(story)
    const founder = await admit('the founder', one, await server.member('investment'))
    server.clock.ahead += minute
    const investor = await admit('the investor', other, await server.member('investor'))
    await story.pass('Nobody gets an e-mail yet', minute)
    await spaceDocuments(story)
    const ids = [await server.profileIdOf(founder.person), await server.profileIdOf(investor.person)]
    const waiting = (title: string) =>
      call<{ list: ReviewItem[] }>(title, moderator, 'GET /reviews/waiting').then(({ list }) => list)
    /** Of the version that the moderator saw. */
    const decide = async (title: string, id: string | undefined, body: object) => {
      const [row] = await server.deps.db
        .select({ seen: profiles.updatedAt })
        .from(profiles)
        .where(eq(profiles.id, id ?? ''))
      await call(title, moderator, 'POST /reviews/:id/decision', {
        params: { id: id ?? '' },
        body: { seen: row?.seen.toISOString(), ...body },
      })
      await story.pass('The scheduled jobs run', minute)
    }
    const review = ['profile.status', 'profile.steps', 'profile.pending', 'profile.review', 'profile.can']
    const submit = (title: string, who: StoryMember, kind: string) =>
      call(title, who, 'POST /profiles/:kind/submission', { params: { kind }, only: review })
    await waiting('Both profiles await review')
    const outdated = { action: 'approve', seen: '2026-03-01T00:00:00.000Z' }
    await decide('An outdated decision is refused', ids[0], outdated)
    await call('A member does not decide', founder, 'POST /reviews/:id/decision', {
      params: { id: ids[0] ?? '' },
      body: outdated,
    })
    const whole = { params: { id: ids[0] ?? '' } }
    await call('The moderator opens the founder’s profile', moderator, 'GET /reviews/:id', whole)
    await call('A member does not', founder, 'GET /reviews/:id', whole)
    await decide('The moderator takes the founder’s profile', ids[0], { action: 'take' })
    const note = 'Please upload a readable proof.'
    const fields = { registration_number: 'This number belongs to another company.' }
    await decide('The moderator requests changes', ids[0], { action: 'request_changes', note, fields })
    await call('The founder reads what to change', founder, 'GET /profiles/:kind', {
      params: { kind: 'investment' },
      only: review,
    })
    await submit('The founder submits again', founder, 'investment')
    await decide('The moderator approves', ids[0], { action: 'approve' })
    await decide('It is approved once', ids[0], { action: 'approve' })
    await decide('The investor is rejected', ids[1], { action: 'reject', note: 'We could not confirm your identity.' })
    await call('The investor sees no market', investor, 'GET /listings', { query: { kind: 'INVESTMENT' } })
    await submit('The investor appeals', investor, 'investor')
    await decide('The appeal is rejected', ids[1], { action: 'reject', note: 'Still not confirmed.' })
    await submit('There is no second appeal', investor, 'investor')
    await decide('The founder is suspended', ids[0], { action: 'suspend', note: 'Three reports of false claims.' })
    await decide('The founder is reinstated', ids[0], { action: 'reinstate', note: '' })
    await call('The founder’s notifications', founder, 'GET /notifications')
    await call('The investor’s notifications', investor, 'GET /notifications')
    await story.end()
  })

  it('return the credit of a proposal, or don’t', async () => {
    const story = await startStory(`questions.complaints.${one}`)
    const { server, call, admit } = story
    const moderator = moderatorOf(story)
    const founder = await admit('the founder', one, await server.trialMember('investment'))
    const investors: StoryMember[] = []
    for (const name of ['the first investor', 'the second investor']) {
      investors.push(await admit(name, other, await server.member('investor')))
      server.clock.ahead += minute
    }
    const sent: { id: string }[] = []
    for (const { name, person } of investors) {
      const body = { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(person), message: 'Hello' }
      const made = await call<{ proposal: { id: string } }>(`A proposal to ${name}`, founder, 'POST /proposals', {
        body,
      })
      sent.push({ id: made.proposal.id })
    }
    const [first = { id: '' }, second = { id: '' }] = sent
    const complaint = ['proposal.id', 'proposal.status', 'proposal.complaint', 'proposal.can']
    const complain = (title: string, who: StoryMember, params: { id: string }, reason = 'contact-unreachable') =>
      call(title, who, 'POST /proposals/:id/complaint', {
        params,
        body: { reason, text: 'Nobody answers.' },
        only: complaint,
      })
    await complain('The receiver can’t complain', investors[0] as StoryMember, first)
    await complain('A made-up reason is refused', founder, first, 'too-slow')
    await complain('The founder complains', founder, first)
    await complain('A second complaint changes nothing', founder, first, 'material-mismatch')
    await complain('The founder complains about the other', founder, second, 'material-mismatch')
    await call('The moderator sees both', moderator, 'GET /reviews/complaints')
    await call('A member doesn’t', founder, 'GET /reviews/complaints')
    const decide = (title: string, params: { id: string }, outcome: string) =>
      call(title, moderator, 'POST /reviews/complaints/:id/outcome', { params, body: { outcome } })
    await decide('The first is upheld', first, 'upheld')
    await decide('It is decided once', first, 'dismissed')
    await decide('The second is dismissed', second, 'dismissed')
    await call('None is left', moderator, 'GET /reviews/complaints')
    await story.pass('The founder gets an e-mail', minute)
    await call('The founder sees the outcome', founder, 'GET /proposals/:id', { params: first, only: complaint })
    await call('The other one is dismissed', founder, 'GET /proposals/:id', { params: second, only: complaint })
    await call('The founder’s plan has one credit back', founder, 'GET /membership')
    await call('The founder’s notifications', founder, 'GET /notifications')
    await story.end()
  })
})

const questionsOf = ({ call }: Story, title: string, who: StoryMember, id: string) =>
  call<Asked>(title, who, 'GET /listings/:id', { params: { id }, only: [...only, 'listing.reported'] })
