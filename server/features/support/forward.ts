import { enqueue } from '../../jobs/enqueue.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { SupportRow } from './store.ts'

/** Sends the message to the owner's address, if one is configured, with the address to reply to. */
export async function forward(deps: Deps, tx: Db, row: SupportRow): Promise<void> {
  const to = deps.config.CONTACT_EMAIL
  if (to === '') return
  const { id, reference, topic, name, email, language, message } = row
  const subject = `Message to support ${reference}: ${topic}`
  const text = [
    `From: ${name} (${language})`,
    `Reply to: ${email}`,
    '',
    message,
    '',
    `Once it is answered: npm run operate support ${reference} done`,
  ].join('\n')
  await enqueue(deps, tx, { channel: 'email', to, subject, text }, { key: `support-forward:${id}` })
}
