import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { mailboxMessages } from '../db/schema.ts'
import { Undeliverable } from './undeliverable.ts'

interface Sms {
  /** E.164. */
  to: string
  text: string
  /** The same for each attempt. */
  id: string
}

export interface SmsSender {
  /** Throws `Undeliverable` if a retry cannot help. */
  send(sms: Sms): Promise<void>
}

const retryable = (status: number) => status >= 500 || [401, 403, 408, 409, 425, 429].includes(status)

/**
 * A gateway that accepts `POST {to, text}` as JSON and sends once per `Idempotency-Key`; any response but a 2xx is an
 * error.
 */
export function httpSms(url: string, token: string | undefined, patience = 10_000): SmsSender {
  return {
    send: async ({ to, text, id }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const message = `the SMS gateway answered ${answer.status}`
      throw retryable(answer.status) ? new Error(message) : new Undeliverable(message)
    },
  }
}

function mailboxSms(db: Db): SmsSender {
  return {
    send: async ({ to, text, id }) => {
      await db
        .insert(mailboxMessages)
        .values({ channel: 'sms', recipient: to, subject: '', body: text, jobId: id })
        .onConflictDoNothing()
    },
  }
}

export const smsFor = (config: Config, db: Db): SmsSender =>
  config.SMS_URL ? httpSms(config.SMS_URL, config.SMS_TOKEN) : mailboxSms(db)
