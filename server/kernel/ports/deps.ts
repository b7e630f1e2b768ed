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

/** A cached caller; the statement that acts for the caller includes the condition `isUnchanged`. */
export interface Unconfirmed {
  tokenHash: string
  version: string
}

/** All external dependencies of a feature. */
export interface Deps {
  db: Db
  config: Config
  /** The key for code hashes, encrypted codes and file links. */
  secret: string
  now(): Date
  /** For job handlers only: features enqueue a job and never send directly. */
  mail: Mailer
  sms: SmsSender
  jobs: JobQueue
  files: FileStore
  payments: PaymentProvider
  live: LiveHub
  /** Null if members are reached by live events only. */
  push: PushSender | null
  /** The load of the database's connections. */
  load(): Load
  dump(): Promise<Blob> | null
  /** True if the data disk has room, or if no data is on disk. */
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
    /** Every period of that profile's membership at the time of the request. */
    periods: MembershipRow[]
    /** The data read in the same statement as the session. */
    ahead: ReadAhead | undefined
    /** Set until a statement has confirmed that the cached caller is up to date. */
    unconfirmed: Unconfirmed | null
    language: Language
    requestId: string
    /** The inline styles and scripts of a prerendered page. */
    inline: Inline | undefined
  }
}

export interface Inline {
  styles: readonly string[]
  scripts: readonly string[]
}
