import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, createActor, createMachine } from 'xstate'
import { chat, message } from '../../../flowlab/flows/chatSamples.ts'
import { profile } from '../../../flowlab/flows/profileSamples.ts'
import { purchase } from '../../../src/effects/payment.ts'
import { chargeCard, watchPayments } from '../../../src/services/payments.ts'
import { machinesOfProduct } from '../../support/effects.ts'
import { answerOf, signIn, stubWire } from '../../support/wire.ts'

/** Data sent in parts or by another service: files, messages, charges. */

const actorOf = (flow: string, name: string) =>
  machinesOfProduct().get(flow)?.implementations.actors[name] as AnyActorLogic

interface Given {
  open: string[]
  headers: Record<string, string>
  fields: [string, string][]
  aborted: boolean
}
let upload: Given
let answer: { status: number; response: unknown } | 'lost' | 'never'

/** The part of the browser’s upload that the product uses. */
class Upload {
  status = 0
  response: unknown = null
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  constructor() {
    upload = { open: [], headers: {}, fields: [], aborted: false }
  }
  open(...how: string[]) {
    upload.open = how
  }
  setRequestHeader(name: string, value: string) {
    upload.headers[name] = value
  }
  abort() {
    upload.aborted = true
    this.onabort()
  }
  send(form: FormData) {
    upload.fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `file ${value.name}`])
    this.upload.onprogress?.({ loaded: 1, total: 4 })
    if (answer === 'never') return
    this.upload.onload?.()
    if (answer === 'lost') this.onerror()
    else {
      Object.assign(this, answer)
      this.onload()
    }
    this.onloadend()
  }
}

/** Runs a reporting actor until its last report. */
function run(logic: AnyActorLogic, input: unknown) {
  const received: object[] = []
  const flow = createMachine(
    {
      initial: 'on',
      states: {
        on: { invoke: { src: 'sender', input: () => input }, on: { 'test.over': 'over', '*': { actions: 'note' } } },
        over: {},
      },
    } as never,
    {
      actors: { sender: logic },
      actions: { note: ({ event }: { event: object }) => void received.push(event) },
    } as never,
  )
  const actor = createActor(flow)
  actor.start()
  return { received, end: () => actor.send({ type: 'test.over' } as never) }
}

beforeEach(() => {
  signIn()
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => vi.unstubAllGlobals())

const refusal = { code: 'FILE_TOO_LARGE', message: 'Too large.', fields: {} }
const asMember = { authorization: 'Bearer token', 'x-info-id': 'info', 'accept-language': 'en' }
const files = [
  {
    name: 'a document of a profile',
    logic: () => actorOf('documentUpload', 'uploadDocument'),
    input: {
      kind: 'INVESTMENT',
      document: 'pitch-deck',
      type: 'deck',
      file: new File(['%PDF'], 'deck.pdf'),
      requestId: 'r',
      replaces: 'old',
    },
    to: '/api/documents',
    fields: [
      ['key', 'pitch-deck'],
      ['kind', 'INVESTMENT'],
      ['type', 'deck'],
      ['title', 'deck.pdf'],
      ['request_id', 'r'],
      ['replaces', 'old'],
      ['file', 'file deck.pdf'],
    ],
    taken: { status: true, document: profile.documents[0] },
    value: profile.documents[0],
    prefix: 'upload',
  },
  {
    name: 'a file that replies in a chat',
    logic: () => actorOf('conversation', 'sendMessage'),
    input: {
      chatId: 'c',
      message: { clientId: 'k', text: '', file: new File(['%PDF'], 'deck.pdf'), replyTo: { id: 'original' } },
      isRepeat: false,
    },
    to: '/api/chats/c/attachments',
    fields: [
      ['key', 'attachment'],
      ['client_id', 'k'],
      ['text', ''],
      ['reply_to', 'original'],
      ['file', 'file deck.pdf'],
    ],
    taken: { status: true, message },
    value: message,
    prefix: 'sending',
  },
  {
    name: 'a file in a chat',
    logic: () => actorOf('conversation', 'sendMessage'),
    input: {
      chatId: 'c',
      message: { clientId: 'k', text: 'The deck', file: new File(['%PDF'], 'deck.pdf'), replyTo: null },
      isRepeat: false,
    },
    to: '/api/chats/c/attachments',
    fields: [
      ['key', 'attachment'],
      ['client_id', 'k'],
      ['text', 'The deck'],
      ['file', 'file deck.pdf'],
    ],
    taken: { status: true, message },
    value: message,
    prefix: 'sending',
  },
]

describe.each(files)('$name', ({ logic, input, to, fields, taken, value, prefix }) => {
  it('is sent with its fields, the file last, and the server’s response is reported', async () => {
    answer = { status: 200, response: taken }
    const { received } = run(logic(), input)
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: `${prefix}.settled`, outcome: { ok: true, value } }))
    expect(received[0]).toEqual({ type: `${prefix}.progressed`, share: 0.25 })
    expect(upload).toEqual({ open: ['POST', to], headers: asMember, fields, aborted: false })
  })

  it('that is refused is not a success', async () => {
    answer = { status: 422, response: { status: false, ...refusal } }
    const { received } = run(logic(), input)
    await vi.waitFor(() =>
      expect(received.at(-1)).toEqual({ type: `${prefix}.settled`, outcome: { ok: false, refusal } }),
    )
  })

  it('whose response is lost is neither a success nor a refusal', async () => {
    answer = 'lost'
    const { received } = run(logic(), input)
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: `${prefix}.unanswered` }))
  })

  it('stops when its flow moves on', async () => {
    answer = 'never'
    const { received, end } = run(logic(), input)
    const before = received.length
    end()
    expect(upload.aborted).toBe(true)
    await Promise.resolve()
    expect(received.length).toBe(before)
  })
})

it('a text in a chat is sent with its own id', async () => {
  const wire = stubWire(200, { status: true, message })
  const { received } = run(actorOf('conversation', 'sendMessage'), {
    chatId: 'c',
    message: { clientId: 'k', text: 'Hello', file: null, replyTo: null },
    isRepeat: true,
  })
  await vi.waitFor(() => expect(received).toEqual([{ type: 'sending.settled', outcome: { ok: true, value: message } }]))
  expect(wire.calls).toEqual([
    { call: 'POST /chats/c/messages', body: { client_id: 'k', kind: 'TEXT', text: 'Hello' } },
  ])
})

it('a reply in a chat names its original', async () => {
  const wire = stubWire(200, { status: true, message })
  run(actorOf('conversation', 'sendMessage'), {
    chatId: 'c',
    message: { clientId: 'k', text: 'Hello', file: null, replyTo: { id: 'original' } },
    isRepeat: false,
  })
  await vi.waitFor(() =>
    expect(wire.calls).toEqual([
      {
        call: 'POST /chats/c/messages',
        body: { client_id: 'k', kind: 'TEXT', text: 'Hello', reply_to: 'original' },
      },
    ]),
  )
})

/** Each part that a message may have, alone and beside every other one. */
const parts = [
  ...['', 'The deck'].flatMap((text) => [null, 'original'].map((original) => ({ text, original, hasFile: true }))),
  ...[null, 'original'].map((original) => ({ text: 'The deck', original, hasFile: false })),
]
it.each(parts)('a message leaves nothing out: $text, file $hasFile, reply to $original', async (part) => {
  const { text, original, hasFile } = part
  const wire = stubWire(200, { status: true, message })
  answer = { status: 200, response: { status: true, message } }
  const file = hasFile ? new File(['%PDF'], 'deck.pdf') : null
  const { received } = run(actorOf('conversation', 'sendMessage'), {
    ...{ chatId: 'c', isRepeat: false },
    message: { clientId: 'k', text, file, replyTo: original && { id: original } },
  })
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ type: 'sending.settled' }))
  const sent = hasFile ? Object.fromEntries(upload.fields) : (wire.calls[0]?.body as Record<string, unknown>)
  expect({ text: sent.text, original: sent.reply_to ?? null, hasFile: 'file' in sent }).toEqual(part)
})

it('a changed chat is fetched for the list', async () => {
  stubWire(200, { status: true, chat })
  const send = vi.fn()
  const action = machinesOfProduct().get('chatList')?.implementations.actions.fetchChat as (
    scope: object,
    id: string,
  ) => void
  action({ self: { send } }, 'c')
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'chat.fetched', chat }]]))
})

describe('a charge', () => {
  const charged = (result: object) =>
    chargeCard({ stripe: { confirmPayment: async () => result }, elements: {} } as never)

  it.each([
    ['succeeds', { paymentIntent: { status: 'succeeded' } }, { kind: 'status', status: 'succeeded' }],
    ['is in process', { paymentIntent: { status: 'processing' } }, { kind: 'status', status: 'processing' }],
    [
      'is declined in the bank’s words',
      { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
      { kind: 'error', problem: { why: 'declined', message: 'Your card was declined.' } },
    ],
    ['is declined without words', { error: { type: 'card_error' } }, { kind: 'error', problem: { why: 'failed' } }],
    [
      'fails its authentication',
      { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'x' } },
      { kind: 'error', problem: { why: 'unauthenticated' } },
    ],
    [
      'has a form that is not filled',
      { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
      { kind: 'error', problem: { why: 'incomplete' } },
    ],
  ])('that %s', async (_, result, reported) => expect(await charged(result)).toEqual(reported))

  it('that fails because of a programming error is treated as a lost response', async () => {
    await expect(charged({ error: { type: 'api_error', message: 'No such intent' } })).rejects.toThrow('No such intent')
  })

  it('stays on the page unless the bank requires a redirect', async () => {
    const confirmPayment = vi.fn(async () => ({ paymentIntent: { status: 'succeeded' } }))
    const elements = {}
    await answerOf(actorOf('payment', 'chargeCard'), { form: { stripe: { confirmPayment }, elements } })
    expect(confirmPayment.mock.calls).toEqual([[{ elements, redirect: 'if_required' }]])
  })
})

describe('a started purchase', () => {
  const request = { planId: 'p', types: [], mode: 'NEW', mobileProof: null, confirmed: null } as const
  async function receivedAfter(status: number, json: object): Promise<number> {
    stubWire(status, json)
    const doubted = vi.fn()
    // A channel does not receive its own messages, so another tab’s channel is used.
    const other = new BroadcastChannel('payments')
    const reported = vi.fn()
    other.onmessage = ({ data }) => reported(data)
    const end = watchPayments(doubted)
    await purchase({ ...request, types: [] }, new AbortController().signal)
    const [from, to] = [new BroadcastChannel('settled'), new BroadcastChannel('settled')]
    const crossed = new Promise<void>((come) => {
      to.onmessage = () => come()
    })
    from.postMessage('end')
    await crossed
    for (const one of [from, to, other]) one.close()
    end()
    return reported.mock.calls.length
  }

  it('is broadcast to the other tabs, whose checkout it may replace', async () => {
    expect(await receivedAfter(200, { status: true, currency_symbol: '₹', transaction: null })).toBe(1)
  })

  it('is not broadcast if it was refused', async () => {
    expect(await receivedAfter(422, { status: false, code: 'PLAN_NOT_AVAILABLE', message: 'No.', fields: {} })).toBe(0)
  })
})
