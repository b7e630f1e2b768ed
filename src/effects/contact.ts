import { fromPromise } from 'xstate'
import type { ContactDraft } from '../domain/support/contact.ts'
import { contactMachine } from '../machines/contactMachine.ts'
import { sendMessage } from '../services/support.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

interface StoredDraft {
  requestId: string
  draft: ContactDraft
}

const actors: ActorsOf<typeof contactMachine> = {
  sendMessage: fromPromise(({ input: { requestId, draft }, signal }) =>
    sendMessage({ request_id: requestId, ...draft }, signal),
  ),
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
  ({ me }) => ({
    requestId: crypto.randomUUID(),
    lastId: crypto.randomUUID(),
    draft: {
      name: me?.basic_info.name ?? '',
      email: me?.basic_info.email ?? '',
      topic: 'account' as const,
      message: '',
    },
    ...tabStorage.read<StoredDraft>('contact'),
  }),
)
