import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { message } from '../../flowlab/flows/chatSamples.ts'
import { id } from '../../flowlab/flows/samples.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import { quoteOf } from '../../src/domain/chats/quotes.ts'
import { idAfter } from '../../src/domain/ids.ts'
import { conversationMachine } from '../../src/machines/conversationMachine.ts'
import type { AttachedFile, OutgoingMessage, StoredConversation } from '../../src/machines/conversationSetup.ts'

/** Sending in a chat: a refused message is set aside, and typed text is never lost. */

const megabyte = 1024 * 1024
const fileOf = (name: string, size: number) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const stored = (clientId: string) => ({ client_id: clientId }) as unknown as ChatMessage
const no = { ok: false as const, refusal: { code: 'FILE_TYPE' as const, message: 'No such files here', fields: {} } }

/** A server that refuses messages by their text or the name of their file. */
async function writing(refuses: readonly string[]) {
  const sent: string[] = []
  const logic = conversationMachine.provide({
    actors: {
      restoreWriting: fromPromise<StoredConversation, { chatId: string; owner: string }>(async () => ({
        draft: '',
        replyingTo: null,
        attached: [],
        outgoing: [],
      })),
      sendMessage: fromCallback(({ input, sendBack }) => {
        const { text, file, clientId } = input.message as OutgoingMessage
        const name = file?.name ?? text
        sent.push(name)
        const outcome = refuses.includes(name) ? no : { ok: true as const, value: stored(clientId) }
        queueMicrotask(() => sendBack({ type: 'sending.settled', outcome }))
      }),
    },
  })
  const actor = createActor(logic, {
    input: { chatId: 'c', owner: 'u investor', lastId: id },
    clock: new SimulatedClock(),
  }).start()
  const write = (text: string) => {
    actor.send({ type: 'draft.changed', text })
    actor.send({ type: 'message.submitted' })
  }
  const choose = (...files: File[]) => actor.send({ type: 'files.chosen', files })
  /** Waits for every pending response. */
  const settled = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    const { outgoing, draft } = actor.getSnapshot().context
    return { sent, waiting: outgoing.map(({ text, file, problem }) => [file?.name ?? text, problem]), draft }
  }
  const submit = () => actor.send({ type: 'message.submitted' })
  const attached = () => actor.getSnapshot().context.attached.map(({ file, problem }) => [file.name, problem])
  const messages = () =>
    actor.getSnapshot().context.outgoing.map(({ text, file, replyTo }) => [file?.name, text, replyTo?.id])
  await settled()
  return { actor, write, choose, submit, attached, messages, settled, sent }
}

describe('a reply', () => {
  const original = quoteOf(message)
  const replies = (actor: Awaited<ReturnType<typeof writing>>['actor']) =>
    actor.getSnapshot().context.outgoing.map(({ replyTo }) => replyTo?.id ?? null)

  it('is attached to the next message only', async () => {
    const { actor, write, settled } = await writing(['one', 'two'])
    actor.send({ type: 'reply.started', message: original })
    write('one')
    write('two')
    await settled()
    expect(replies(actor)).toEqual([original.id, null])
    expect(actor.getSnapshot().context.replyingTo).toBe(null)
  })

  it('is attached to the first of several files', async () => {
    const { actor, choose, submit } = await writing([])
    actor.send({ type: 'reply.started', message: original })
    choose(fileOf('one.pdf', 1), fileOf('two.pdf', 1))
    submit()
    expect(replies(actor)).toEqual([original.id, null])
  })

  it('is cancelled without affecting the draft, and another original replaces it', async () => {
    const { actor, write, settled } = await writing(['one'])
    actor.send({ type: 'draft.changed', text: 'Typed' })
    actor.send({ type: 'reply.started', message: { ...original, id: 'other' } })
    actor.send({ type: 'reply.started', message: original })
    expect(actor.getSnapshot().context.replyingTo).toEqual(original)
    actor.send({ type: 'reply.cancelled' })
    expect(actor.getSnapshot().context.draft).toBe('Typed')
    write('one')
    await settled()
    expect(replies(actor)).toEqual([null])
  })
})

describe('a message that the server refuses', () => {
  it('is set aside with the reason, and later messages are sent', async () => {
    const { write, choose, submit, settled } = await writing(['terms.pdf'])
    choose(fileOf('terms.pdf', megabyte))
    submit()
    write('first')
    write('second')
    expect(await settled()).toEqual({
      sent: ['terms.pdf', 'first', 'second'],
      waiting: [['terms.pdf', { refusal: no.refusal }]],
      draft: '',
    })
  })

  it('is sent again on request, or discarded', async () => {
    const { actor, write, settled } = await writing(['one', 'other'])
    write('one')
    write('other')
    await settled()
    actor.send({ type: 'message.discarded', clientId: idAfter(id, 1) })
    actor.send({ type: 'message.retried', clientId: idAfter(id, 2) })
    expect(await settled()).toEqual({
      sent: ['one', 'other', 'other'],
      waiting: [['other', { refusal: no.refusal }]],
      draft: '',
    })
  })
})

describe('a file', () => {
  it.each([
    ['setup.exe', 10, 'fileType'],
    ['photo.heic', 10, 'fileType'],
    ['no-ending', 10, 'fileType'],
    ['empty.pdf', 0, 'fileEmpty'],
    ['large.pdf', 10 * megabyte + 1, 'fileTooLarge'],
  ])(
    '%s of %i bytes is refused when it is chosen, and sent neither alone nor with a text',
    async (name, size, problem) => {
      const { actor, write, choose, submit, attached, settled } = await writing([])
      choose(fileOf(name, size))
      expect(attached()).toEqual([[name, problem]])
      submit()
      write('after it')
      expect(await settled()).toEqual({ sent: [], waiting: [], draft: 'after it' })
      actor.send({ type: 'file.removed', clientId: actor.getSnapshot().context.attached[0]?.clientId ?? '' })
      submit()
      expect(await settled()).toEqual({ sent: ['after it'], waiting: [], draft: '' })
    },
  )

  it('is not sent before the member sends the message, and then with its text', async () => {
    const { actor, choose, submit, attached, messages, settled } = await writing([])
    choose(fileOf('deck.pdf', 1))
    choose(fileOf('team.png', 1))
    actor.send({ type: 'draft.changed', text: ' Our deck ' })
    expect(await settled()).toEqual({ sent: [], waiting: [], draft: ' Our deck ' })
    expect(attached()).toEqual([
      ['deck.pdf', null],
      ['team.png', null],
    ])
    submit()
    expect(messages()).toEqual([
      ['deck.pdf', 'Our deck', undefined],
      ['team.png', '', undefined],
    ])
    expect(attached()).toEqual([])
    expect(await settled()).toEqual({ sent: ['deck.pdf', 'team.png'], waiting: [], draft: '' })
  })

  it('that is removed is neither sent nor stored, and leaves the others', async () => {
    const { actor, choose, attached, submit, settled } = await writing([])
    choose(fileOf('one.pdf', 1), fileOf('two.pdf', 1))
    actor.send({ type: 'file.removed', clientId: idAfter(id, 1) })
    expect(attached()).toEqual([['two.pdf', null]])
    submit()
    expect(await settled()).toEqual({ sent: ['two.pdf'], waiting: [], draft: '' })
  })

  it('stays with a text that is too long, and nothing is sent', async () => {
    const { choose, write, attached, settled } = await writing([])
    choose(fileOf('one.pdf', 1))
    const long = `${'x'.repeat(2_000)}!`
    write(long)
    expect(await settled()).toEqual({ sent: [], waiting: [], draft: long })
    expect(attached()).toEqual([['one.pdf', null]])
  })

  it('is stored when it is chosen, again when it is sent, under the same id', async () => {
    const kept: unknown[] = []
    const actor = createActor(
      conversationMachine.provide({
        actions: {
          storeDraft: () => {},
          storeAttached: (_, files) =>
            void kept.push(...(files as readonly AttachedFile[]).map(({ clientId, file }) => [clientId, file.name])),
          storeOutgoing: (_, messages) =>
            void kept.push(...(messages as readonly OutgoingMessage[]).map(({ clientId, text }) => [clientId, text])),
          deleteOutgoing: (_, clientId) => void kept.push(clientId),
        },
      }),
      { input: { chatId: 'c', owner: 'u investor', lastId: id }, clock: new SimulatedClock() },
    ).start()
    actor.send({ type: 'files.chosen', files: [fileOf('one.pdf', 1), fileOf('two.pdf', 1)] })
    actor.send({ type: 'file.removed', clientId: idAfter(id, 2) })
    actor.send({ type: 'draft.changed', text: 'Look' })
    actor.send({ type: 'message.submitted' })
    actor.send({ type: 'draft.changed', text: 'And?' })
    actor.send({ type: 'message.submitted' })
    expect(kept).toEqual([
      [idAfter(id, 1), 'one.pdf'],
      [idAfter(id, 2), 'two.pdf'],
      idAfter(id, 2),
      [idAfter(id, 1), 'Look'],
      [idAfter(id, 3), 'And?'],
    ])
  })

  it('that was chosen before a reload is attached again', async () => {
    const file = fileOf('deck.pdf', 1)
    const stored = { draft: '', replyingTo: null, attached: [{ clientId: idAfter(id, 1), file }], outgoing: [] }
    const logic = conversationMachine.provide({
      actors: {
        restoreWriting: fromPromise<StoredConversation, { chatId: string; owner: string }>(async () => stored),
      },
    })
    const actor = createActor(logic, { input: { chatId: 'c', owner: 'u investor', lastId: id } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('composing'))
    expect(actor.getSnapshot().context.attached).toEqual([{ clientId: idAfter(id, 1), file, problem: null }])
  })

  it.each(['SCAN.PDF', 'a.jpg', 'b.jpeg', 'c.png', 'd.webp', 'e.docx', 'f.xls', 'g.pptx'])(
    '%s is sent',
    async (name) => {
      const { choose, submit, settled } = await writing([])
      choose(fileOf(name, 10 * megabyte))
      submit()
      expect(await settled()).toEqual({ sent: [name], waiting: [], draft: '' })
    },
  )
})

describe('a text', () => {
  it('of more than 2,000 characters stays whole in the field and is not sent', async () => {
    const { write, settled } = await writing([])
    const long = `${'क्षि'.repeat(2_000)}!`
    write(long)
    expect(await settled()).toEqual({ sent: [], waiting: [], draft: long })
  })

  it('of 2,000 characters is sent, even if a character has several code units', async () => {
    const { write, settled } = await writing([])
    const longest = 'क्षि'.repeat(2_000)
    write(longest)
    expect(await settled()).toEqual({ sent: [longest], waiting: [], draft: '' })
  })
})

describe('a message', () => {
  /** The attempts to send two messages, of which the first gets no response at first. */
  it('that is sent again is marked as a repeat, with the same id', async () => {
    const tries: unknown[] = []
    const logic = conversationMachine.provide({
      actors: {
        restoreWriting: fromPromise<StoredConversation, { chatId: string; owner: string }>(async () => ({
          draft: '',
          replyingTo: null,
          attached: [],
          outgoing: [],
        })),
        sendMessage: fromCallback(({ input, sendBack }) => {
          const { message, isRepeat } = input as { message: OutgoingMessage; isRepeat: boolean }
          tries.push([message.text, message.clientId, isRepeat])
          const outcome = { ok: true as const, value: stored(message.clientId) }
          queueMicrotask(() =>
            sendBack(tries.length === 1 ? { type: 'sending.unanswered' } : { type: 'sending.settled', outcome }),
          )
        }),
      },
    })
    const clock = new SimulatedClock()
    const actor = createActor(logic, { input: { chatId: 'c', owner: 'u investor', lastId: id }, clock }).start()
    for (const text of ['one', 'other']) {
      actor.send({ type: 'draft.changed', text })
      actor.send({ type: 'message.submitted' })
    }
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    clock.increment(30_000)
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    expect(tries).toEqual([
      ['one', idAfter(id, 1), false],
      ['one', idAfter(id, 1), true],
      ['other', idAfter(id, 2), false],
    ])
  })
})

it('a message that the server refused stays refused after a reload, until the member sends it again', async () => {
  const refused = { clientId: idAfter(id, 1), text: 'Hello?', file: null, replyTo: null }
  const kept: unknown[] = []
  const sent: unknown[] = []
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        restoreWriting: fromPromise<StoredConversation, { chatId: string; owner: string }>(async () => ({
          draft: '',
          replyingTo: null,
          attached: [],
          outgoing: [{ ...refused, refusal: no.refusal }],
        })),
        sendMessage: fromCallback(({ input, sendBack }) => {
          sent.push((input.message as OutgoingMessage).text)
          queueMicrotask(() => sendBack({ type: 'sending.settled', outcome: no }))
        }),
      },
      actions: { storeOutgoing: (_, messages) => void kept.push(messages) },
    }),
    { input: { chatId: 'c', owner: 'u investor', lastId: id }, clock: new SimulatedClock() },
  ).start()
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  expect([sent, actor.getSnapshot().context.outgoing]).toEqual([[], [{ ...refused, problem: { refusal: no.refusal } }]])
  actor.send({ type: 'message.retried', clientId: refused.clientId })
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  expect([sent, kept]).toEqual([
    ['Hello?'],
    [[{ ...refused, problem: null }], [{ ...refused, problem: { refusal: no.refusal } }]],
  ])
})

describe('the message that a text replies to', () => {
  const quoted = quoteOf(message)
  const writing = (stored: StoredConversation) => {
    const kept: (string | null)[] = []
    const logic = conversationMachine.provide({
      actors: {
        restoreWriting: fromPromise<StoredConversation, { chatId: string; owner: string }>(async () => stored),
      },
      actions: {
        storeDraft: ({ context }) => void kept.push(context.replyingTo?.id ?? null),
        storeOutgoing: () => {},
        storeAttached: () => {},
      },
    })
    const input = { chatId: 'c', owner: 'u investor', lastId: id }
    return { actor: createActor(logic, { input, clock: new SimulatedClock() }).start(), kept }
  }
  const nothing: StoredConversation = { draft: '', replyingTo: null, attached: [], outgoing: [] }

  it('is stored when it is chosen, cancelled or sent', () => {
    const { actor, kept } = writing(nothing)
    actor.send({ type: 'reply.started', message: quoted })
    actor.send({ type: 'reply.cancelled' })
    actor.send({ type: 'reply.started', message: quoted })
    actor.send({ type: 'files.chosen', files: [fileOf('deck.pdf', 10)] })
    actor.send({ type: 'message.submitted' })
    expect(kept).toEqual([quoted.id, null, quoted.id, null])
  })

  it('is restored with the text, unless the member has begun another one meanwhile', async () => {
    const kept: StoredConversation = { draft: 'Yes', replyingTo: quoted, attached: [], outgoing: [] }
    const { actor } = writing(kept)
    await waitFor(actor, (snapshot) => !snapshot.matches('restoring'))
    expect(actor.getSnapshot().context).toMatchObject({ draft: 'Yes', replyingTo: quoted })
    const quick = writing(kept)
    quick.actor.send({ type: 'draft.changed', text: 'No' })
    await waitFor(quick.actor, (snapshot) => !snapshot.matches('restoring'))
    expect(quick.actor.getSnapshot().context).toMatchObject({ draft: 'No', replyingTo: null })
  })
})
