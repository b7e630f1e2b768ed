import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { mailboxMessages } from '../db/schema.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** @public */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}

/** Keeps every e-mail in the development mailbox. */
function mailboxMailer(db: Db): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await db.insert(mailboxMessages).values({ channel: 'email', recipient: to, subject, body: text })
    },
  }
}

export const mailerFor = (config: Config, db: Db): Mailer =>
  config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : mailboxMailer(db)
