import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { filtersOf } from '../../../src/domain/market/filters.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { uploadOf } from '../../support/server.ts'
import type { Reader } from '../load/people.ts'

/** The attacks on the server, each with a limited number of calls; each call returns its status. */

export interface Target {
  origin: string
  readers: Reader[]
}
type Attack = (target: Target) => Promise<number[]>

const headersOf = (reader?: Reader) =>
  reader ? { authorization: `Bearer ${reader.token}`, 'x-info-id': reader.id } : {}

async function send(target: Target, path: string, { body, as }: { body?: object; as?: Reader | undefined } = {}) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${target.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headersOf(as), ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  await answer.arrayBuffer()
  return answer.status
}

const founders = ({ readers }: Target) => readers.filter(({ isInvestor }) => !isInvestor)
const investors = ({ readers }: Target) => readers.filter(({ isInvestor }) => isInvestor)
/** All at once; a call without a response counts as 0. */
const atOnce = (count: number, call: (number: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, number) => call(number).catch(() => 0)))
/** Makes `count` calls, with a fixed number at a time. */
async function storm(count: number, side: number, call: (number: number) => Promise<number>) {
  const statuses: number[] = []
  for (let done = 0; done < count; done += side)
    statuses.push(...(await atOnce(Math.min(side, count - done), (number) => call(done + number))))
  return statuses
}

async function pictures(target: Target, count: number, bytes: Buffer, name: string) {
  const senders = founders(target)
  return atOnce(count, (number) => {
    const form = uploadOf('business-photo', 'INVESTMENT', bytes, name)
    return send(target, '/api/documents', { body: form, as: senders[Math.floor(number / 10) % senders.length] })
  })
}

/** A photo of six megapixels with the noise of a camera. */
async function photo(): Promise<Buffer> {
  const size = { width: 3_000, height: 2_000, channels: 3 as const }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { ...size, background: '#268', noise } })
    .jpeg({ quality: 82 })
    .toBuffer()
}

const plainPng = () =>
  sharp({ create: { width: 7_680, height: 7_680, channels: 3, background: '#268' } })
    .png({ palette: true })
    .toBuffer()

/** A query with this many values in each filter of a seller's listings. */
function filters(values: number): string {
  const names = filtersOf.WANT_TO_SELL.map((name) => [
    name,
    Array.from({ length: values }, (_, at) => (name === 'country' ? ['IN', 'US', 'AE'][at % 3] : `value-${at}`)).join(
      '~',
    ),
  ])
  return String(new URLSearchParams([['kind', 'WANT_TO_SELL'], ...(names as [string, string][])]))
}

const words = [
  'cotton',
  'yarn',
  'software',
  'health',
  'farm',
  'steel',
  'solar',
  'hotell',
  'logistcs',
  'textle',
  'pharma',
]

async function receiptsOf(target: Target): Promise<string[]> {
  const found = await Promise.all(
    target.readers.map(async (reader) => {
      const answer = await fetch(`${target.origin}/api/membership`, { headers: headersOf(reader) })
      const { payments } = (await answer.json()) as { payments: { receipt_pdf_url: string | null }[] }
      return payments.flatMap(({ receipt_pdf_url }) => receipt_pdf_url ?? [])
    }),
  )
  return found.flat()
}

export const attacks: Record<string, Attack> = {
  '50 JPEGs of 6 megapixels at once': async (target) => pictures(target, 50, await photo(), 'photo.jpg'),
  '20 PNGs of 59 megapixels at once': async (target) => pictures(target, 20, await plainPng(), 'photo.png'),
  '100 made up password resets at once': async (target) => [
    ...(await atOnce(100, () =>
      send(target, '/api/reset-password', {
        body: { token: randomUUID(), password: 'Sturdy#Bridge8', confirm_password: 'Sturdy#Bridge8' },
      }),
    )),
    ...(await atOnce(100, (number) =>
      send(target, '/api/codes', {
        body: { purpose: 'reset_password', target: targetNamed(`nobody-${number}-${randomUUID()}@bench.in`) },
      }),
    )),
  ],
  '100 receipts at once by one link, 100 by 40': async (target) => {
    const links = await receiptsOf(target)
    if (links.length < 40) throw new Error('there are too few receipts')
    return [
      ...(await atOnce(100, () => send(target, links[0] ?? ''))),
      ...(await atOnce(100, (number) => send(target, links[number % 40] ?? ''))),
    ]
  },
  '100 counts by 14 filters of 30 values at once, then of 8': async (target) => [
    ...(await atOnce(100, (number) =>
      send(target, `/api/listings/facets?${filters(30)}`, { as: investors(target)[number % 10] }),
    )),
    ...(await atOnce(100, (number) =>
      send(target, `/api/listings/facets?${filters(8)}`, { as: investors(target)[number % 10] }),
    )),
  ],
  '100 wrong logins at once': async (target) =>
    atOnce(100, (number) =>
      send(target, '/api/login', {
        body: {
          login_type: 'investor',
          target: { kind: 'email', email: `nobody-${number}@bench.in` },
          password: 'Wrong#Pass1',
          remember: false,
        },
      }),
    ),
  '600 searches by words, 50 at once': async (target) =>
    storm(600, 50, (number) => {
      const q = encodeURIComponent(`${words[number % words.length]} ${words[(number * 7) % words.length]}`)
      return send(target, `/api/listings?kind=INVESTMENT&q=${q}`, { as: investors(target)[number % 10] })
    }),
}
