import { it } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { type AccountType, accountTypes, profileKindOf } from '../../../src/domain/offerings.ts'
import type { DocumentKind } from '../../../src/domain/registration/documentKinds.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { onePixel, uploadOf } from '../../support/server.ts'
import { capital, type Story, type StoryMember, startStory } from '../../support/story.ts'

const sampleOf = (kind: AccountType) => {
  const counts = { INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0, [profileKindOf(kind)]: 2 }
  const { basic = {}, business = {} } = demoProfiles(counts, 2026)[1] ?? {}
  return { basic, business }
}
const typeOf = (key: string) => (key === 'identity-proof' ? 'passport' : 'trade-license')

const upload = ({ call }: Story, member: StoryMember, kind: AccountType, key: DocumentKind) =>
  call<{ document: { id: string } }>(`${capital(member.name)} uploads: ${key}`, member, 'POST /documents', {
    body: uploadOf(key, profileKindOf(kind), onePixel, `${key}.png`, typeOf(key)),
  })

const languages = ['en', 'hi'] as const

it.each(accountTypes.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  'a new member builds the profile %s (%s)',
  async (kind, language) => {
    const story = await startStory(`profile.${kind}.${language}`)
    const { call, admit, server } = story
    const signedUp = await server.signUp(kind === 'investor' ? 'investor' : 'entrepreneur')
    const member = await admit('the member', language, signedUp)
    const params = { kind }
    const { basic, business } = sampleOf(kind)
    await call('The member leaves the basic details empty', member, 'PUT /profiles/:kind/basic', {
      params,
      body: { answers: {} },
    })
    await call('The member saves the basic details', member, 'PUT /profiles/:kind/basic', {
      params,
      body: { answers: basic },
    })
    await call('The member leaves the business details empty', member, 'PUT /profiles/:kind/business', {
      params,
      body: { answers: {} },
    })
    await call('The member saves the business details', member, 'PUT /profiles/:kind/business', {
      params,
      body: { answers: business },
    })
    await call('The member ends the documents without any', member, 'PUT /profiles/:kind/documents', {
      params,
      body: {},
    })
    for (const key of wizardSteps[profileKindOf(kind)].requiredDocuments) await upload(story, member, kind, key)
    await call('The member ends the documents', member, 'PUT /profiles/:kind/documents', { params, body: {} })
    await call('The member submits the profile', member, 'POST /profiles/:kind/submission', { params })
    await call('The member opens the preview', member, 'GET /profiles/:kind/preview', { params })
    await call('The member opens the product', member, 'GET /me')
    await story.end()
  },
)

it.each([
  ['en', 'hi'],
  ['hi', 'en'],
] as const)('a founder (%s) makes mistakes on the way, beside an investor (%s)', async (one, other) => {
  const story = await startStory(`profileMistakes.${one}`)
  const { call, admit, server } = story
  const founder = await admit('the founder', one, await server.signUp('entrepreneur'))
  const investor = await admit('the investor', other, await server.member('investor'))
  const params = { kind: 'investment' }
  const { basic, business } = sampleOf('investment')
  const save = (title: string, step: 'basic' | 'business' | 'draft', answers: object) =>
    call(title, founder, `PUT /profiles/:kind/${step}`, { params, body: { answers } })
  const submit = (title: string) => call(title, founder, 'POST /profiles/:kind/submission', { params })
  const open = (title: string) => call(title, founder, 'GET /profiles/:kind', { params })
  const send = (title: string, form: FormData) =>
    call<{ document: { id: string } }>(title, founder, 'POST /documents', { body: form })

  await open('The founder opens the empty profile')
  await call('The founder opens the preview of nothing', founder, 'GET /profiles/:kind/preview', { params })
  await save('The founder begins with the business details', 'business', business)
  await send('The founder begins with a picture', uploadOf('business-photo', 'INVESTMENT', onePixel, 'front.png'))
  await submit('The founder submits nothing')
  await save('The founder leaves half of the answers', 'draft', { first_name: 'Asha', company_name: 'Rao Mills' })
  await open('The founder comes back')
  await save('The founder writes too little about the business', 'basic', {
    ...basic,
    brief_about_business: 'We mill.',
    currency: 'XXX',
    entity_type: 'club',
  })
  await save('The founder saves the basic details', 'basic', basic)
  await open('The founder sees the basic details')
  await call('The founder opens the product', founder, 'GET /me')
  await save('The founder chooses too much, and amounts and links that cannot be', 'business', {
    ...business,
    interested_in: ['equity-funding', 'grants', 'joint-venture', 'strategic-investor'],
    keywords: ['one', 'two', 'three', 'four', 'five', 'six'],
    funding_goal: { amount: '-1', currency: 'INR' },
    founding_year: '2030',
    link: 'no link',
    founder_intro: 'word '.repeat(351),
  })
  await submit('The founder submits the half of it')
  await save('The founder saves the business details', 'business', business)
  await send(
    'The founder forgets the type of a proof',
    uploadOf('proof-of-business', 'INVESTMENT', onePixel, 'a.png', ''),
  )
  await send('The founder uploads a text', uploadOf('pitch-deck', 'INVESTMENT', Buffer.from('Our plan'), 'plan.txt'))
  await send('The founder uploads an empty file', uploadOf('pitch-deck', 'INVESTMENT', Buffer.from(''), 'deck.pdf'))
  await send(
    'The founder uploads a document of another kind',
    uploadOf('identity-proof', 'INVESTMENT', onePixel, 'a.png'),
  )
  const portrait = await upload(story, founder, 'investment', 'profile-image')
  const id = portrait.document.id
  await call('The founder opens the picture', founder, 'GET /documents/:id', { params: { id } })
  await call('The investor opens the picture', investor, 'GET /documents/:id', { params: { id } })
  await call('The investor deletes the picture', investor, 'DELETE /documents/:id', { params: { id } })
  await call('The founder deletes the picture', founder, 'DELETE /documents/:id', { params: { id } })
  await call('The founder opens the deleted picture', founder, 'GET /documents/:id', { params: { id } })
  await upload(story, founder, 'investment', 'business-photo')
  const proof = await upload(story, founder, 'investment', 'proof-of-business')
  await call('The founder ends the documents', founder, 'PUT /profiles/:kind/documents', {
    params,
    body: { answers: { has_pitch_deck: false, video_demo_link: 'https://videos.example.com/1' } },
  })
  await submit('The founder submits the profile')
  await submit('The founder submits it again')
  await call('The founder deletes the proof', founder, 'DELETE /documents/:id', { params: { id: proof.document.id } })
  await save('The founder changes the company’s name', 'basic', { ...basic, company_name: 'Rao Mills' })
  await open('The founder sees the profile')
  await call('The founder opens an unknown kind of profile', founder, 'GET /profiles/:kind', {
    params: { kind: 'want-to-fly' },
  })
  await story.end()
})
