import type { Page } from 'playwright-core'
import { minute } from '../../../src/domain/durations.ts'
import type { AttachedFile, OutgoingMessage } from '../../../src/machines/conversationSetup.ts'
import { message } from '../../flows/chatSamples.ts'
import type { Binding } from '../binding.ts'
import { ok, press, submit } from './acts.ts'
import { beside, openConversation } from './chat.ts'

/** Older than a day on any calendar, so that its time is the same. */
const theirs = { ...message, created_at: '2026-11-20T08:00:00.000Z' }

type Settled =
  | { type: 'sending.settled'; outcome: { ok: boolean; refusal?: { code: string } } }
  | { type: 'sending.unanswered' }
const named = ({ refusal, ...outcome }: { ok: boolean; refusal?: { code: string } }) =>
  refusal ? { ...outcome, refusal: { ...refusal, message: refusal.code } } : outcome

interface Writes {
  replyingTo: object | null
  attached: readonly AttachedFile[]
  outgoing: readonly (OutgoingMessage & { problem: object | null })[]
}
const wrongType = 'We don’t accept this type of file. Send a photo, PDF or Office file.'
const parts = ({ replyingTo, attached, outgoing }: Writes) => {
  const [waiting] = outgoing
  const isRefused = waiting?.problem != null && 'refusal' in waiting.problem
  return {
    reads: ['Chats', 'Verma Cold Chain', 'Hello'],
    liveRegions: [
      ...attached.flatMap(({ problem }) => (problem ? [`alert: ${wrongType}`] : [])),
      ...(isRefused ? ['alert: Not sent: BLOCKED'] : []),
    ],
    offers: [
      ...beside,
      ...['button Reply', 'button Delete for me'],
      ...attached.map(({ file }) => `button Remove ${file.name}`),
      ...(replyingTo ? ['button Cancel reply'] : []),
      ...(isRefused ? ['button Try again'] : []),
      ...(waiting?.problem ? ['button Delete'] : []),
    ],
  }
}
/** The buttons of a message are shown under the pointer; a key presses them anywhere. */
const reply = (page: Page) => page.getByRole('button', { name: 'Reply', exact: true }).first().press('Enter')

/** Writing and sending in a conversation. */
export const conversation: Binding = {
  name: 'conversation',
  reach: 'its screen',
  open: async (page) => {
    // The pause before the next attempt, alone of all a random one, lasts longer than a look at the queue.
    await page.addInitScript({
      content: `{
        const timer = setTimeout
        const longer = (ms) => (Number.isInteger(ms) || !(ms > 400) ? ms : ${minute})
        globalThis.setTimeout = (does, ms, ...more) => timer(does, longer(ms), ...more)
      }`,
    })
    await openConversation(page, [theirs])
  },
  does: {
    'draft.changed': (page: Page, { text }: { text: string }) => page.locator('textarea[name=message]').fill(text),
    'message.submitted': submit,
    'files.chosen': (page: Page, { files: [file] }: { files: readonly File[] }) =>
      page
        .locator('form input[type=file]')
        .setInputFiles({ name: file?.name ?? '', mimeType: 'application/pdf', buffer: Buffer.from('x') }),
    'file.removed': (page: Page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    'reply.started': reply,
    'reply.cancelled': press('Cancel reply'),
    'message.discarded': (page: Page) => page.getByRole('button', { name: 'Delete', exact: true }).first().click(),
    'message.retried': press('Try again'),
    'retry.requested': press('Try again'),
  },
  calls: {
    sendMessage: {
      method: 'POST',
      url: /\/api\/chats\/c\/(messages|attachments)$/,
      reports: (event: Settled) =>
        event.type === 'sending.settled' ? { output: named(event.outcome) } : { error: new Error('offline') },
      body: ({ value }: { value: object }) => ok({ message: { ...theirs, ...value, mine: true } }),
    },
  },
  main: null,
  screen: {
    presses: {},
    states: {
      composing: parts,
      sending: (context: Writes) => ({ ...parts(context), reads: ['Chats', 'Sending…'] }),
      queued: (context: Writes) => ({
        reads: ['Chats', 'Queued. It will send when you’re back online.'],
        offers: [...parts(context).offers, 'button Try again', 'button Delete'],
      }),
    },
  },
}
