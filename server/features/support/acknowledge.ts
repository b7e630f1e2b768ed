import { enqueue } from '../../jobs/enqueue.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { SupportRow } from './store.ts'

/** Confirms to the sender that the message was received. */
export const acknowledge = (deps: Deps, tx: Db, row: SupportRow): Promise<void> =>
  enqueue(
    deps,
    tx,
    { channel: 'email', to: row.email, ...words(row.reference)[row.language] },
    { key: `support:${row.id}` },
  )

const words = (reference: string) => ({
  en: {
    subject: `We received your message (${reference})`,
    text: `Thank you for contacting us. Your reference is ${reference}. We’ll reply within two business days.`,
  },
  hi: {
    subject: `आपका संदेश हमें मिल गया है (${reference})`,
    text: `हमसे संपर्क करने के लिए धन्यवाद। आपका संदर्भ ${reference} है। हम दो कार्यदिवसों में उत्तर देंगे।`,
  },
})
