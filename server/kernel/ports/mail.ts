import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { mailboxMessages } from '../db/schema.ts'
import { Undeliverable } from './undeliverable.ts'

interface Mail {
  to: string
  subject: string
  text: string
  /** The same for each attempt: receivers drop duplicates. */
  id: string
}

export interface Mailer {
  /** Throws `Undeliverable` if a retry cannot help. */
  send(mail: Mail): Promise<void>
}

interface Patience {
  connect: number
  silence: number
}
const usual: Patience = { connect: 10_000, silence: 20_000 }

/** A mail server by SMTP. Timeouts in milliseconds, so that a hanging server does not block an attempt for long. */
export function smtpMailer(url: string, from: string, { connect, silence } = usual): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: silence,
  })
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return {
    send: async ({ to, subject, text, id }) => {
      // Mail programs would interpret these characters as a list, a group or a second line.
      if (/[\s,:;<>()"]/.test(to)) throw new Undeliverable('not a single address')
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((error: Error & { responseCode?: number }) => {
          const { responseCode = 0 } = error
          throw responseCode >= 500 && responseCode !== 535 ? new Undeliverable(error.message) : error
        })
    },
  }
}

/** Stores every email in the development mailbox, once. */
function mailboxMailer(db: Db): Mailer {
  return {
    send: async ({ to, subject, text, id }) => {
      await db
        .insert(mailboxMessages)
        .values({ channel: 'email', recipient: to, subject, body: text, jobId: id })
        .onConflictDoNothing()
    },
  }
}

export const mailerFor = (config: Config, db: Db): Mailer =>
  config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : mailboxMailer(db)
