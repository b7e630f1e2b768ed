import type { InferSelectModel } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db, Load } from '../db/connect.ts'
import type { ProfileRow } from '../db/profileRow.ts'
import type { ReadAhead } from '../db/readAhead.ts'
import type { accounts, memberships, sessions } from '../db/schema.ts'
import type { FileStore } from './files.ts'
import type { LiveHub } from './hub.ts'
import type { JobQueue } from './jobs.ts'
import type { Mailer } from './mail.ts'
import type { PaymentProvider } from './payments.ts'
import type { PushSender } from './push.ts'
import type { SmsSender } from './sms.ts'

export type Account = InferSelectModel<typeof accounts>
export type Session = InferSelectModel<typeof sessions>
export type MembershipRow = InferSelectModel<typeof memberships>
export type Language = 'en' | 'hi'

/** A caller as the process holds it: the statement that acts for the caller has `isUnchanged` among its conditions. */
export interface Unconfirmed {
  tokenHash: string
  version: string
}

/** Everything a feature may use from outside itself. */
export interface Deps {
  db: Db
  config: Config
  /** Key of code hashes, encrypted codes and file links. */
  secret: string
  now(): Date
  /** For job handlers only; a feature enqueues a job, it never sends. */
  mail: Mailer
  sms: SmsSender
  jobs: JobQueue
  files: FileStore
  payments: PaymentProvider
  live: LiveHub
  /** Null where live events are the only way to reach a member. */
  push: PushSender | null
  /** Of the database's connections. */
  load(): Load
  dump(): Promise<Blob> | null
  /** Whether the data disk has room; true if no data is on disk. */
  hasRoom(): Promise<boolean>
  log: Logger
}

export type Env = {
  Variables: {
    deps: Deps
    account: Account
    session: Session
    /** The profile that the session acts as; undefined before the first one is started. */
    profile: ProfileRow | undefined
    /** Every period of that profile's membership, as the request found them. */
    periods: MembershipRow[]
    /** What was read in the same statement as the session. */
    ahead: ReadAhead | undefined
    /** Until a statement has confirmed that the caller is still what this process holds of it. */
    unconfirmed: Unconfirmed | null
    language: Language
    requestId: string
    /** What a prerendered page contains. */
    inline: Inline | undefined
  }
}

export interface Inline {
  styles: readonly string[]
  scripts: readonly string[]
}
