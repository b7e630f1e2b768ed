import { fromPromise } from 'xstate'
import { chosenLanguage } from '../i18n/language.ts'
import type { ChatListActor } from '../machines/chatListMachine.ts'
import type { ConversationActor } from '../machines/conversationMachine.ts'
import type { LiveMessage } from '../machines/liveMachine.ts'
import { marksMachine } from '../machines/marksMachine.ts'
import { memberMachine } from '../machines/memberMachine.ts'
import { markDelivered, markRead } from '../services/chats.ts'
import { onLanguageChange } from '../services/language.ts'
import { storedMessages } from '../services/outbox.ts'
import { saveLanguage } from '../services/security.ts'
import { chatList } from './chatList.ts'
import { conversation } from './conversation.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { lazyFlow } from './lazyFlow.ts'
import { live, subscribeTo } from './live.ts'
import { session } from './session.ts'
import { followSharing } from './sharing.ts'

const ownerNow = (): string | null => {
  const { me } = session.getSnapshot().context
  return me && `${me.basic_info.uuid} ${me.account_type}`
}

/** Stores the language for emails and pushes: the one last chosen on any device. */
function storeLanguage(): void {
  const language = chosenLanguage()
  // If the call fails, the next visit retries it.
  if (language && ownerNow() !== null) saveLanguage(language).catch(() => null)
}

/** Reports who is signed in, stores the language that they choose, and records their steps if they share them. */
export const watchOwner: ActorsOf<typeof memberMachine>['watchOwner'] = callbackActor(({ sendBack }) => {
  let owner: string | null = null
  const reportOwner = () => {
    if (ownerNow() === owner) return
    owner = ownerNow()
    if (session.getSnapshot().context.me?.basic_info.language !== chosenLanguage()) storeLanguage()
    sendBack({ type: 'owner.changed', owner })
  }
  reportOwner()
  const seen = session.subscribe(reportOwner)
  const stopWatching = onLanguageChange(storeLanguage)
  const stopRecording = followSharing()
  return () => {
    seen.unsubscribe()
    stopWatching()
    stopRecording()
  }
})

const actors: ActorsOf<typeof memberMachine> = {
  watchOwner,
  findUnsent: fromPromise(async ({ input: { owner } }) => {
    const messages = await storedMessages(owner)
    return [...new Set(messages.map(({ chatId }) => chatId))].map(writingOf)
  }),
  live,
  chatList,
  conversation,
  readMarks: defineEffects(marksMachine, {
    actions: {
      sendMarks: ({ self }, marks) => {
        for (const mark of marks) markRead(mark.chatId, mark.seq).catch(() => self.send({ type: 'mark.lost', ...mark }))
      },
    },
  }),
  deliveryMarks: defineEffects(marksMachine, {
    actions: {
      sendMarks: (_, marks) => {
        markDelivered(marks.map(({ chatId, seq }) => ({ chat_id: chatId, seq }))).catch(() => null)
      },
    },
  }),
}

const writingOf = (chatId: string) => ({ chatId, lastId: crypto.randomUUID() })

export const member = lazyFlow('member', defineEffects(memberMachine, { actors }))

/**
 * Subscribes to live events. If the connection is down, the new subscriber is notified. Returns the unsubscribe
 * function.
 */
export function subscribeToLive(listener: (event: LiveMessage) => void): () => void {
  member().send({ type: 'updates.requested' })
  return subscribeTo(member(), listener)
}

/** The acting profile's list of conversations; it outlives its screens. */
export function openChatList(): ChatListActor | null {
  member().send({ type: 'chats.opened' })
  return member().getSnapshot().context.list
}

/** A conversation's composer, started on first use. */
export function openConversation(chatId: string): ConversationActor | null {
  member().send({ type: 'conversation.opened', ...writingOf(chatId) })
  return member().getSnapshot().context.conversations[chatId] ?? null
}

/** Reports that a conversation was read, or delivered to this device, up to a position. */
export const reportPosition = (kind: 'readMarks' | 'deliveryMarks', chatId: string, seq: number): void =>
  member().getSnapshot().children[kind]?.send({ type: 'position.reached', chatId, seq })
