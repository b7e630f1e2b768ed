import { createActor, fromCallback, fromPromise } from 'xstate'
import { type ConversationActor, conversationMachine, type OutgoingMessage } from '../machines/conversationMachine.ts'
import { sendFile, sendText, tellTyping } from '../services/chats.ts'
import { forgetMessage, keepMessage, keptMessages } from '../services/outbox.ts'
import { drafts } from '../services/storage.ts'
import { type ActorsOf, defineEffects } from './flow.ts'
import { hearLive, tellLive } from './live.ts'
import { session } from './session.ts'

/** Conversations being written in outlive their screen: what waits goes out wherever the member is by then. */

interface Writing {
  actor: ConversationActor
  stop: () => void
}
const writings = new Map<string, Writing>()
const kept = new Set<string>()
/** Went out before: a further try is made by itself. */
const tried = new Set<string>()
let owner = ''
let latest = 0

const ownerNow = (): string => {
  const { me } = session.getSnapshot().context
  return me ? `${me.basic_info.uuid} ${me.account_type}` : ''
}

const send = (
  chatId: string,
  { clientId, text, file }: OutgoingMessage,
  stop: AbortSignal,
  progress: (share: number) => void,
) => {
  const isRepeat = tried.has(clientId)
  tried.add(clientId)
  return file
    ? sendFile(chatId, { clientId, text, file }, stop, progress, isRepeat)
    : sendText(chatId, clientId, text, stop, isRepeat)
}

const actors: ActorsOf<typeof conversationMachine> = {
  restoreWriting: fromPromise(async ({ input: { chatId } }) => {
    const messages = await keptMessages(ownerNow()).catch(() => [])
    const outgoing = messages.filter((message) => message.chatId === chatId)
    for (const { clientId } of outgoing) kept.add(clientId)
    return {
      draft: drafts.read(chatId),
      outgoing: outgoing.map(({ clientId, text, file }) => ({ clientId, text, file })),
    }
  }),
  sendMessage: fromCallback(({ input, sendBack }) => {
    const stop = new AbortController()
    send(input.chatId, input.message, stop.signal, (share) => sendBack({ type: 'sending.progressed', share })).then(
      (outcome) => {
        if (!stop.signal.aborted) sendBack({ type: 'sending.settled', outcome })
      },
      () => {
        if (!stop.signal.aborted) sendBack({ type: 'sending.unanswered' })
      },
    )
    return () => stop.abort()
  }),
}

const typingEvery = 3_000
const lastTyped = new Map<string, number>()

const logic = defineEffects(conversationMachine, {
  actors,
  actions: {
    keepDraft: ({ context: { chatId, draft } }) => {
      drafts.write(chatId, draft)
      // What is typed after a message was sent is news again.
      if (!draft) lastTyped.delete(chatId)
    },
    keepOutgoing: ({ context: { chatId, outgoing } }) => {
      const waiting = outgoing.filter(({ clientId, trouble }) => trouble === null && !kept.has(clientId))
      for (const { clientId, text, file } of waiting) {
        kept.add(clientId)
        latest = Math.max(latest + 1, Date.now())
        // Where the browser keeps nothing, the message still goes out while the page is open.
        keepMessage({ clientId, owner: ownerNow(), chatId, text, file, at: latest }).catch(() => null)
      }
    },
    dropOutgoing: (_, clientId) => {
      if (kept.delete(clientId)) forgetMessage(clientId).catch(() => null)
    },
    announceTaken: (_, outcome) => {
      if (outcome.ok) tellLive({ type: 'message', message: outcome.value })
    },
    tellTyping: ({ context: { chatId, draft } }) => {
      if (!draft || Date.now() - (lastTyped.get(chatId) ?? 0) < typingEvery) return
      lastTyped.set(chatId, Date.now())
      tellTyping(chatId).catch(() => null)
    },
  },
})

/** The writing of a conversation, started when it is first asked for. */
export function writingIn(chatId: string): ConversationActor {
  const known = writings.get(chatId)
  if (known) return known.actor
  const actor = createActor(logic, { input: { chatId } }).start()
  const stopHearing = hearLive((news) => {
    if (news.type === 'ready') actor.send({ type: 'connection.opened' })
    if (news.type === 'message' && news.message.mine && news.message.chat_id === chatId)
      actor.send({ type: 'message.confirmed', clientId: news.message.client_id })
  })
  const stop = () => {
    stopHearing()
    actor.stop()
  }
  writings.set(chatId, { actor, stop })
  return actor
}

/** What an earlier visit could not send goes out now. */
export async function resumeWriting(): Promise<void> {
  owner = ownerNow()
  for (const { chatId } of await keptMessages(owner).catch(() => [])) writingIn(chatId)
}

// Another account, or another of its profiles, writes for itself.
session.subscribe(() => {
  if (ownerNow() === owner) return
  owner = ownerNow()
  for (const { stop } of writings.values()) stop()
  writings.clear()
  kept.clear()
})
