import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { fileProblem } from '../../../src/domain/files.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { Profile } from '../../../src/domain/registration/profileSchema.ts'
import { compoundOf, officeOf, pdfOf, streams } from '../../support/files.ts'
import { hostileFiles } from '../../support/hostileFiles.ts'
import { type Person, password, startTestServer, uploadOf } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'

/** The input that the server accepts: the statements of 5 that a caller of the API can see. */

type Server = Awaited<ReturnType<typeof startTestServer>>
type Refused = { code?: string; fields?: Record<string, string> }
let server: Server
let founder: Person
let basic: Answers
let business: Answers
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.member('investment')
  const { body } = await server.request<{ profile: Profile }>('GET', '/api/profiles/investment', undefined, founder)
  ;({ basic, business } = body.profile)
})
afterAll(() => server.close())

/** Empty if a registration only lacks the proof of its address, else the invalid fields. */
async function registering(changed: object, at: Server = server) {
  const request = {
    login_type: 'investor',
    name: 'Asha Verma',
    mobile: '+919812345678',
    email: 'asha@test.in',
    email_proof: 'none',
    password,
    confirm_password: password,
    accept_terms: true,
    language: 'en',
    ...changed,
  }
  const { status, body } = await at.request<Refused>('POST', '/api/register', request)
  expect(status).toBe(422)
  return body.code === 'PROOF_INVALID' ? [] : Object.keys(body.fields ?? {})
}
/** Empty if the step was saved, else the invalid fields. */
async function saved(step: 'basic' | 'business', changed: Answers): Promise<string[]> {
  const answers = { ...(step === 'basic' ? basic : business), ...changed }
  const { status, body } = await server.request<Refused>(
    'PUT',
    `/api/profiles/investment/${step}`,
    { answers },
    founder,
  )
  expect([200, 422]).toContain(status)
  return Object.keys(body.fields ?? {})
}
const upload = async (bytes: Uint8Array, name: string, key = 'pitch-deck') => {
  const answer = await server.request<Refused>(
    'POST',
    '/api/documents',
    uploadOf(key, 'INVESTMENT', bytes, name),
    founder,
  )
  return answer.status === 200 ? 200 : [answer.status, answer.body.code]
}

holds('5.2', async () => {
  for (const name of ['a', 'Asha', 'asha.rao', 'asha_rao', 'asha%rao', 'asha+rao', 'asha-rao', 'asha.7'])
    expect([name, await registering({ email: `${name}@test.in` })]).toEqual([name, []])
  for (const name of ['', 'asha rao', 'asha,rao', 'asha!', 'asha#rao', 'asha@rao', 'आशा', 'asha/rao', '"asha"'])
    expect([name, await registering({ email: `${name}@test.in` })]).toEqual([name, ['email']])
})

holds('5.3', async () => {
  for (const ending of ['com', 'in', 'net', 'org', 'co.in'])
    expect([ending, await registering({ email: `asha@test.${ending}` })]).toEqual([ending, []])
  for (const ending of ['dev', 'io', 'co', 'co.uk', 'info', 'comm', 'c', 'in.', 'com.'])
    expect([ending, await registering({ email: `asha@test.${ending}` })]).toEqual([ending, ['email']])
})

holds('5.4', async () => {
  const own = await startTestServer({ EMAIL_DOMAINS: 'dev, com' })
  try {
    expect(await registering({ email: 'asha@test.dev' }, own)).toEqual([])
    expect(await registering({ email: 'asha@test.com' }, own)).toEqual([])
    expect(await registering({ email: 'asha@test.io' }, own)).toEqual(['email'])
    expect(await registering({ email: 'asha@test.dev' })).toEqual(['email'])
  } finally {
    await own.close()
  }
})

const weak = ['Short#7', 'no-capital#77', 'NO-SMALL#77', 'NoDigit#####', 'NoSpecial77']

holds('5.5', async () => {
  expect(await registering({ password: 'Abcdef#7', confirm_password: 'Abcdef#7' })).toEqual([])
  for (const word of weak) {
    const login = {
      login_type: 'investor',
      target: { kind: 'email', email: founder.email },
      password: word,
      remember: false,
    }
    expect([word, (await server.request('POST', '/api/login', login)).status]).not.toEqual([word, 200])
    const fields = await registering({ password: word, confirm_password: word })
    expect([word, fields]).toEqual([word, expect.arrayContaining(['password'])])
  }
})

holds('5.6', async () => {
  for (const mobile of ['+919812345678', '+31612345678', '+6591234567', '+12015550123'])
    expect([mobile, await registering({ mobile })]).toEqual([mobile, []])
  // One is valid only for another dial code, one is too short, one too long, and one belongs to no numbering plan.
  for (const mobile of ['+659812345678', '+9198123456', '+9198123456789', '+91000', '+3161234567'])
    expect([mobile, await registering({ mobile })]).toEqual([mobile, ['mobile']])
  // Landlines.
  for (const mobile of ['+911234567890', '+912222001234', '+442079460958'])
    expect([mobile, await registering({ mobile })]).toEqual([mobile, ['mobile']])
})

holds('5.8', async () => {
  const spaced = (length: number) => `+91${' '.repeat(length - 13)}9812345678`
  expect([spaced(250).length, spaced(251).length]).toEqual([250, 251])
  expect(await registering({ mobile: spaced(250) })).toEqual([])
  expect(await registering({ mobile: spaced(251) })).toEqual(['mobile'])
  for (const digits of ['9', '9'.repeat(18)])
    expect([digits, await registering({ mobile: `+91${digits}` })]).toEqual([digits, ['mobile']])
})

holds('5.13', async () => {
  for (const link of [
    'https://www.linkedin.com/in/asha',
    'linkedin.com/in/asha',
    'https://x.com/asha',
    'https://www.facebook.com/asha',
    'https://www.instagram.com/asha/',
    'https://asha.example.org/about',
  ])
    expect([link, await saved('business', { founder_linkedin: link })]).toEqual([link, []])
  for (const link of ['linkedin', 'asha rao', 'ftp://linkedin.com/in/asha', 'https://'])
    expect([link, await saved('business', { founder_linkedin: link })]).toEqual([link, ['founder_linkedin']])
})

holds('5.14', async () => {
  for (const percentage of ['0', '7', '12.5', '12.34', '100'])
    expect([percentage, await saved('business', { ebitda: percentage })]).toEqual([percentage, []])
  for (const percentage of ['12.345', '1.2.3', '12,5', '12%', '-5', 'twelve', '1e1', '.', '12.'])
    expect([percentage, await saved('business', { ebitda: percentage })]).toEqual([percentage, ['ebitda']])
})

holds('5.15', async () => {
  expect(await registering({})).toEqual([])
  for (const name of ['name', 'mobile', 'email', 'password', 'confirm_password'])
    expect([name, await registering({ [name]: '' })]).toEqual([name, expect.arrayContaining([name])])
  expect(await registering({ accept_terms: false })).toEqual(['accept_terms'])
  for (const mobile of ['+9198123', '98123', 'none'])
    expect([mobile, await registering({ mobile })]).toEqual([mobile, ['mobile']])
  for (const [step, answers] of [
    ['basic', basic],
    ['business', business],
  ] as const) {
    const given = Object.entries(answers).filter(([, answer]) => typeof answer === 'string' && answer !== '')
    expect(given.length).toBeGreaterThan(4)
    const name = given[0]?.[0] ?? ''
    expect([step, await saved(step, { [name]: '  ' })]).toEqual([step, [name]])
  }
})

holds('5.17', async () => {
  for (const field of ['brief_about_business', 'vision_and_mission']) {
    expect([field, await saved('basic', { [field]: 'x'.repeat(349) })]).toEqual([field, [field]])
    expect([field, await saved('basic', { [field]: 'x'.repeat(350) })]).toEqual([field, []])
  }
})

holds('5.22', async () => {
  const of = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')
  for (const word of ['partner', 'साझेदार', 'दूध'])
    for (const field of ['founder_intro', 'core_team']) {
      expect([word, field, await saved('business', { [field]: `${of(word, 350)}।` })]).toEqual([word, field, []])
      expect([word, field, await saved('business', { [field]: of(word, 351) })]).toEqual([word, field, [field]])
    }
  // One character for a reader, several code units.
  for (const character of ['नि', 'é', '👩‍🌾'])
    for (const [count, fields] of [
      [349, ['brief_about_business']],
      [350, []],
    ] as const) {
      const brief_about_business = character.repeat(count)
      expect([character, count, await saved('basic', { brief_about_business })]).toEqual([character, count, fields])
    }
})

const mebibytes = (count: number) => count * 1024 * 1024

holds('5.25', async () => {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a9d8f' } })
  const files: Record<string, Uint8Array> = {
    pdf: pdfOf(500),
    jpg: await picture.jpeg().toBuffer(),
    jpeg: await picture.jpeg().toBuffer(),
    png: await picture.png().toBuffer(),
    webp: await picture.webp().toBuffer(),
    ppt: compoundOf(streams.ppt),
    pptx: officeOf('pptx'),
    doc: compoundOf(streams.doc),
    docx: officeOf('docx'),
    xls: compoundOf(streams.xls),
    xlsx: officeOf('xlsx'),
  }
  for (const [ending, bytes] of Object.entries(files))
    expect([ending, await upload(bytes, `deck.${ending}`)]).toEqual([ending, 200])
  const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(500)])
  for (const [name, bytes] of [
    ['demo.mp4', video],
    ['demo.txt', Buffer.from('Plain words')],
    ['demo.gif', await picture.gif().toBuffer()],
    ['demo.zip', Buffer.from('PK')],
  ] as const)
    expect([name, await upload(bytes, name)]).toEqual([name, [415, 'FILE_TYPE']])
  const link = { answers: { video_demo_link: 'https://videos.example.com/demo' } }
  expect((await server.request('PUT', '/api/profiles/investment/documents', link, founder)).status).toBe(200)
})

holds('5.26', async () => {
  // The screens' check before a file is sent.
  expect(fileProblem({ name: 'deck.pdf', size: mebibytes(10) })).toBeNull()
  expect(fileProblem({ name: 'deck.pdf', size: mebibytes(10) + 1 })).toBe('fileTooLarge')
  expect(await upload(pdfOf(mebibytes(10)), 'deck.pdf')).toBe(200)
  expect(await upload(pdfOf(mebibytes(10) + 1), 'deck.pdf')).toEqual([413, 'FILE_TOO_LARGE'])
})

holds('5.27', async () => {
  expect(hostileFiles.length).toBeGreaterThan(10)
  for (const [what, name, bytes] of hostileFiles)
    expect([what, await upload(bytes(), name)]).toEqual([
      what,
      [expect.any(Number), expect.stringMatching(/^(FILE_TYPE|PICTURE_UNREADABLE)$/)],
    ])
  expect(await upload(pdfOf(500), 'deck.pdf')).toBe(200)
})
