import { fromPromise } from 'xstate'
import { folderIn } from '../domain/chats/folders.ts'
import { positionIn } from '../domain/chats/positions.ts'
import { inFolder } from '../machines/chatListMachine.ts'
import { chatMachine } from '../machines/chatMachine.ts'
import { type ChatAction, chatMenuMachine } from '../machines/chatMenuMachine.ts'
import { linkTargetsMachine } from '../machines/linkTargetsMachine.ts'
import { messageEditMachine } from '../machines/messageEditMachine.ts'
import { typingMachine } from '../machines/typingMachine.ts'
import { addresses, homeBase } from '../routes.ts'
import {
  deleteForAll,
  deleteMessage,
  editMessage,
  loadAfter,
  loadBackTo,
  loadChanges,
  loadChat,
  loadLinkTargets,
  loadMessages,
  reportChat,
  saveChatSettings,
} from '../services/chats.ts'
import { go } from '../services/navigation.ts'
import { outcomeOf } from '../services/outcome.ts'
import { toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { member, openChatList, openConversation, reportPosition, subscribeToLive } from './member.ts'
import { messageSearch } from './messageSearch.ts'
import { watchQuery } from './watchQuery.ts'
import { words } from './words.ts'

function runAction(chatId: string, action: ChatAction, signal: AbortSignal) {
  switch (action.kind) {
    case 'mute':
      return saveChatSettings(chatId, { muted: action.muted }, signal)
    case 'archive':
      return saveChatSettings(chatId, { archived: action.archived }, signal)
    case 'block':
      return saveChatSettings(chatId, { blocked: action.blocked }, signal)
    case 'delete':
      return (action.forAll ? deleteForAll : deleteMessage)(chatId, action.messageId, signal)
    case 'report':
      return reportChat(chatId, action.report, signal)
  }
}

const doneKey = (action: ChatAction) => {
  if (action.kind === 'mute') return action.muted ? 'mute' : 'unmute'
  if (action.kind === 'archive') return action.archived ? 'archive' : 'unarchive'
  if (action.kind === 'block') return action.blocked ? 'block' : 'unblock'
  return action.kind
}

const chatMenu = defineEffects(chatMenuMachine, {
  actors: {
    runAction: fromPromise(({ input, signal }) =>
      input.action ? runAction(input.chatId, input.action, signal) : Promise.reject(new Error('nothing to do')),
    ),
  },
  actions: {
    announceDone: ({ context: { chatId, action } }) => {
      if (action) toastSuccess(words().chats.done[doneKey(action)]())
      member().send({ type: 'chat.changed', chatId })
    },
  },
})

const messageEdit = defineEffects(messageEditMachine, {
  actors: { saveEdit: fromPromise(({ input, signal }) => editMessage(input.chatId, input, signal)) },
  actions: {
    announceEdited: (_, outcome) => {
      if (outcome.ok) member().send({ type: 'message.changed', message: outcome.value })
    },
  },
})

const linkTargets = defineEffects(linkTargetsMachine, {
  actors: { loadTargets: fromPromise(({ input, signal }) => loadLinkTargets(input.ids, signal)) },
})

const typing = defineEffects(typingMachine, {
  actors: {
    watchTyping: callbackActor(({ sendBack, input: { chatId } }) =>
      subscribeToLive((event) => {
        if (event.type === 'typing' && event.chat_id === chatId) sendBack({ type: 'typing.seen' })
        if (event.type === 'message' && event.message.chat_id === chatId && !event.message.mine)
          sendBack({ type: 'typing.ended' })
      }),
    ),
  },
})

/** From this width on, the conversation is next to the list; `Chats.tsx` uses the same width. */
const besideList = '(min-width: 48rem)'

const actors: ActorsOf<typeof chatMachine> = {
  watchAddress: callbackActor(({ sendBack }) => {
    let seen = folderIn(new URLSearchParams(location.search))
    return watchQuery((query) => {
      const folder = folderIn(query)
      if (folder === seen) return
      seen = folder
      sendBack({ type: 'address.changed', folder })
    })
  }),
  watchLatest: callbackActor(({ input: { list }, sendBack }) => {
    if (!list) return () => {}
    const wide = matchMedia(besideList)
    const reportLatest = () => {
      const [latest] = inFolder(list.getSnapshot().context, null)
      if (latest && wide.matches) sendBack({ type: 'latest.known', chatId: latest.id })
    }
    const seen = list.subscribe(reportLatest)
    wide.addEventListener('change', reportLatest)
    reportLatest()
    return () => {
      seen.unsubscribe()
      wide.removeEventListener('change', reportLatest)
    }
  }),
  openChat: fromPromise(({ input: { chatId }, signal }) =>
    outcomeOf(
      Promise.all([loadChat(chatId, signal), loadMessages(chatId, undefined, signal)]).then(([chat, page]) => ({
        chat,
        messages: page.list,
        hasEarlier: page.has_more,
        revision: page.revision,
      })),
    ),
  ),
  fetchMissed: fromPromise(async ({ input: { chatId, after, since }, signal }) => {
    const messages = await loadAfter(chatId, after, signal)
    // Loaded after the messages, so that changes made meanwhile are not missed.
    const { changed, revision } = await loadChanges(chatId, since, signal)
    return { chat: await loadChat(chatId, signal), messages, changed, revision }
  }),
  fetchEarlier: fromPromise(async ({ input: { chatId, before, downTo }, signal }) => {
    const page =
      downTo !== null && downTo < before
        ? await loadBackTo(chatId, before, downTo, signal)
        : await loadMessages(chatId, before, signal)
    return { messages: page.list, hasEarlier: page.has_more, revision: page.revision }
  }),
  subscribeToLive: callbackActor(({ sendBack }) => {
    const resume = () => {
      if (!document.hidden) sendBack({ type: 'reading.resumed' })
    }
    document.addEventListener('visibilitychange', resume)
    const ends = [
      member().on('message.sent', ({ message }) => sendBack({ type: 'message.arrived', message })),
      member().on('message.changed', sendBack),
      member().on('chat.changed', sendBack),
    ]
    const stop = subscribeToLive((event) => {
      if (event.type === 'message') sendBack({ type: 'message.arrived', message: event.message })
      else if (event.type === 'changed') sendBack({ type: 'message.changed', message: event.message })
      else if (event.type === 'read' || event.type === 'delivered')
        sendBack({ type: 'mark.moved', chatId: event.chat_id, mark: event.type, seq: event.seq })
      else if (event.type === 'chat') sendBack({ type: 'chat.changed', chatId: event.chat_id })
      else if (event.type === 'ready') sendBack({ type: 'connection.opened' })
      else if (event.type === 'lost') sendBack({ type: 'connection.lost' })
    })
    return () => {
      for (const end of ends) end.unsubscribe()
      stop()
      document.removeEventListener('visibilitychange', resume)
    }
  }),
  chatMenu,
  messageEdit,
  messageSearch,
  linkTargets,
  typing,
}

export const flow = defineFlow(
  defineEffects(chatMachine, {
    actors,
    actions: {
      showFolder: ({ context: { list, folder } }) => list?.send({ type: 'folder.chosen', folder }),
      // Replaces the address without a conversation, so that Back returns to the previous page.
      showLatest: ({ context: { base, folder } }, chatId) =>
        go(addresses.chat(base, chatId, folder), { replace: true }),
      markRead: ({ context: { chat, messages } }) => {
        const last = messages.findLast(({ mine }) => !mine)
        if (chat && last && last.seq > chat.read_seq && !document.hidden) reportPosition('readMarks', chat.id, last.seq)
      },
    },
  }),
  ({ params, query, me }) => ({
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    chatId: params.id ?? null,
    list: openChatList(),
    folder: folderIn(query),
    requested: positionIn(query),
    conversation: params.id ? openConversation(params.id) : null,
    lastId: crypto.randomUUID(),
  }),
)
