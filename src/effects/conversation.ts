import { fromPromise } from 'xstate'
import { conversationMachine } from '../machines/conversationMachine.ts'
import type { OutgoingMessage } from '../machines/conversationSetup.ts'
import { typingNoticeMachine } from '../machines/typingNoticeMachine.ts'
import { sendFile, sendText, sendTyping } from '../services/chats.ts'
import { drafts } from '../services/drafts.ts'
import { deleteStoredMessage, storedMessages, storeMessage } from '../services/outbox.ts'
import { replyDrafts } from '../services/replyDrafts.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { memberIn, subscribeTo } from './live.ts'

const send = (
  chatId: string,
  { clientId, text, file, replyTo }: OutgoingMessage,
  isRepeat: boolean,
  stop: AbortSignal,
  progress: (share: number) => void,
) =>
  file
    ? sendFile(chatId, { clientId, text, file, replyTo: replyTo?.id ?? null }, stop, progress, isRepeat)
    : sendText(chatId, { clientId, text, replyTo: replyTo?.id ?? null }, stop, isRepeat)

const actors: ActorsOf<typeof conversationMachine> = {
  restoreWriting: fromPromise(async ({ input: { chatId, owner } }) => {
    const messages = (await storedMessages(owner).catch(() => [])).filter((message) => message.chatId === chatId)
    return {
      draft: drafts.read(chatId),
      replyingTo: replyDrafts.read(chatId),
      attached: messages.flatMap(({ clientId, file, isAttached }) => (isAttached && file ? [{ clientId, file }] : [])),
      outgoing: messages
        .filter(({ isAttached }) => !isAttached)
        .map(({ clientId, text, file, replyTo = null, refusal = null }) => ({
          clientId,
          text,
          file,
          replyTo,
          refusal,
        })),
    }
  }),
  sendMessage: callbackActor(({ input: { chatId, message, isRepeat }, sendBack }) => {
    const stop = new AbortController()
    send(chatId, message, isRepeat, stop.signal, (share) => sendBack({ type: 'sending.progressed', share })).then(
      (outcome) => {
        if (!stop.signal.aborted) sendBack({ type: 'sending.settled', outcome })
      },
      () => {
        if (!stop.signal.aborted) sendBack({ type: 'sending.unanswered' })
      },
    )
    return () => stop.abort()
  }),
  subscribeToLive: callbackActor(({ input: { chatId }, sendBack, system }) =>
    subscribeTo(memberIn(system), (event) => {
      if (event.type === 'ready') sendBack({ type: 'connection.opened' })
      if (event.type === 'message' && event.message.mine && event.message.chat_id === chatId)
        sendBack({ type: 'message.confirmed', clientId: event.message.client_id })
    }),
  ),
  typingNotice: defineEffects(typingNoticeMachine, {
    actions: {
      sendNotice: ({ context: { chatId } }) => {
        sendTyping(chatId).catch(() => null)
      },
    },
  }),
}

/**
 * Writes in a conversation. It outlives its screen, so that queued messages are sent on whichever page the member is.
 */
/** Increases even if the clock is set back; within one millisecond, the ids increase. */
const storedAt = () => performance.timeOrigin + performance.now()

export const conversation = defineEffects(conversationMachine, {
  actors,
  actions: {
    storeDraft: ({ context: { chatId, draft, replyingTo } }) => {
      drafts.write(chatId, draft)
      replyDrafts.write(chatId, replyingTo)
    },
    storeAttached: ({ context: { chatId, owner } }, files) => {
      const at = storedAt()
      for (const { clientId, file } of files)
        storeMessage({ clientId, owner, chatId, text: '', file, isAttached: true, at }).catch(() => null)
    },
    storeOutgoing: ({ context: { chatId, owner } }, messages) => {
      const at = storedAt()
      // If the browser cannot store it, the message is still sent while the page is open.
      for (const { clientId, text, file, replyTo, problem } of messages) {
        const refusal = problem?.refusal ?? null
        storeMessage({ clientId, owner, chatId, text, file, replyTo, refusal, at }).catch(() => null)
      }
    },
    deleteOutgoing: (_, clientId) => {
      deleteStoredMessage(clientId).catch(() => null)
    },
    announceSent: ({ system }, outcome) => {
      if (outcome.ok) memberIn(system).send({ type: 'message.sent', message: outcome.value })
    },
  },
})
