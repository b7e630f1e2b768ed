import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { mailboxMessages } from '../db/schema.ts'

export interface SmsSender {
  /** `to` is E.164. */
  send(sms: { to: string; text: string }): Promise<void>
}

/** A gateway that takes `POST {to, text}` as JSON; anything but a 2xx is an error. @public */
export function httpSms(url: string, token: string | undefined): SmsSender {
  return {
    send: async (sms) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(sms),
        signal: AbortSignal.timeout(10_000),
      })
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}

function mailboxSms(db: Db): SmsSender {
  return {
    send: async ({ to, text }) => {
      await db.insert(mailboxMessages).values({ channel: 'sms', recipient: to, subject: '', body: text })
    },
  }
}

export const smsFor = (config: Config, db: Db): SmsSender =>
  config.SMS_URL ? httpSms(config.SMS_URL, config.SMS_TOKEN) : mailboxSms(db)
