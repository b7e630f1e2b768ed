import type { Deps } from '../deps.ts'
import type { SupportRow } from './store.ts'

/** Tells the sender that the message has arrived; a carrier that fails is logged, the message is kept. */
export async function acknowledge(deps: Deps, row: SupportRow): Promise<void> {
  try {
    await deps.mail.send({ to: row.email, ...words(row.reference)[row.language] })
  } catch (error) {
    deps.log.error({ err: error, message: row.id }, 'an acknowledgement could not be sent')
  }
}

const words = (reference: string) => ({
  en: {
    subject: `We have your message (${reference})`,
    text: `Thank you for writing to us. Your message has arrived under ${reference}; we answer within two business days.`,
  },
  hi: {
    subject: `आपका संदेश हमें मिल गया है (${reference})`,
    text: `हमें लिखने के लिए धन्यवाद। आपका संदेश ${reference} के अंतर्गत दर्ज है; हम दो कार्यदिवसों में उत्तर देंगे।`,
  },
})
