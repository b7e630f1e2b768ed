import { fromPromise } from 'xstate'
import type { ContactDraft } from '../domain/support/contact.ts'
import { contactMachine } from '../machines/contactMachine.ts'
import { sendMessage } from '../services/support.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { watchers } from './watch.ts'

interface StoredDraft {
  requestId: string
  draft: ContactDraft
}

const actors: ActorsOf<typeof contactMachine> = {
  sendMessage: fromPromise(({ input: { requestId, draft }, signal }) => {
    const { attachesSteps, ...message } = draft
    const steps = attachesSteps ? watchers.lastSteps?.() : undefined
    return sendMessage({ request_id: requestId, ...message, ...(steps ? { steps } : {}) }, signal)
  }),
}

export const flow = defineFlow(
  defineEffects(contactMachine, {
    actors,
    actions: {
      storeDraft: ({ context: { requestId, draft } }) =>
        tabStorage.write('contact', { requestId, draft } satisfies StoredDraft),
      forgetDraft: () => tabStorage.forget('contact'),
    },
  }),
  ({ me }) => {
    const stored = tabStorage.read<StoredDraft>('contact')
    return {
      requestId: stored?.requestId ?? crypto.randomUUID(),
      lastId: crypto.randomUUID(),
      draft: {
        name: me?.basic_info.name ?? '',
        email: me?.basic_info.email ?? '',
        topic: 'account' as const,
        message: '',
        attachesSteps: false,
        ...stored?.draft,
      },
      mayAttach: me?.shares_steps ?? false,
    }
  },
)
