import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { normalEmail } from '../../../src/domain/validation/email.ts'
import {
  accounts,
  memberships,
  outbox,
  profiles,
  proposals,
  type StoredInvoice,
  sessions,
  transactions,
} from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isUuid } from '../../kernel/http/uuidParam.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { mask } from '../../kernel/text/mask.ts'
import { transactionOf } from '../memberships/index.ts'
import { proposalById, stepsOf } from '../proposals/index.ts'

/** An account by id, e-mail or mobile; addresses are masked, and no password, token or message is shown. */
export async function accountFor({ db }: Deps, identifier: string) {
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      isUuid(identifier)
        ? eq(accounts.id, identifier)
        : or(eq(accounts.email, normalEmail(identifier)), eq(accounts.mobile, identifier)),
    )
  if (!row) return refuse('NOT_FOUND')
  const { id, name, email, mobile, language, currency, createdAt, disabledAt, deletionDueAt } = row
  const own = await db.select().from(profiles).where(eq(profiles.accountId, id))
  const ids = own.map((profile) => profile.id)
  return {
    account: {
      id,
      name,
      email: mask({ kind: 'email', email }),
      mobile: mask({ kind: 'mobile', mobile }),
      language,
      currency,
      createdAt,
      disabledAt,
      deletionDueAt,
    },
    profiles: own.map(({ id, kind, status, name, approvedAt }) => ({ id, kind, status, name, approvedAt })),
    memberships: await db.select().from(memberships).where(eq(memberships.accountId, id)),
    transactions: (
      await db.select().from(transactions).where(eq(transactions.accountId, id)).orderBy(desc(transactions.createdAt))
    ).map(({ clientSecret: _, quote: __, ...shown }) => ({ ...shown, invoice: withoutBuyer(shown.invoice) })),
    proposals:
      ids.length === 0
        ? []
        : await db
            .select({ id: proposals.id, status: proposals.status, updatedAt: proposals.updatedAt })
            .from(proposals)
            .where(or(inArray(proposals.senderProfileId, ids), inArray(proposals.receiverProfileId, ids)))
            .limit(100),
    open_sessions: await db.$count(sessions, sql`account_id = ${id} and revoked_at is null and expires_at > now()`),
  }
}

function withoutBuyer(invoice: StoredInvoice | null) {
  if (!invoice) return null
  const { buyer: _, billedTo: __, ...shown } = invoice
  return shown
}

export async function transactionFor(deps: Deps, id: string) {
  const { clientSecret: _, ...transaction } = (await transactionOf(deps.db, id)) ?? refuse('NOT_FOUND')
  const provider = transaction.paymentIntent
    ? await deps.payments.intent(transaction.paymentIntent).then(
        ({ clientSecret: _secret, ...intent }) => intent,
        (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
      )
    : null
  const granted = await deps.db.select().from(memberships).where(eq(memberships.transactionId, id))
  return {
    transaction: { ...transaction, invoice: withoutBuyer(transaction.invoice) },
    provider,
    memberships: granted,
  }
}

export async function proposalFor({ db }: Deps, id: string) {
  const { message: _, ...proposal } = (await proposalById(db, id)) ?? refuse('NOT_FOUND')
  const steps = (await stepsOf(db, [id])).map(({ action, status, byProfileId, createdAt }) => ({
    action,
    status,
    byProfileId,
    createdAt,
  }))
  return { proposal, steps }
}

/** Dead letters first, then retries, then pending jobs. */
export const outboxJobs = ({ db }: Deps) =>
  db
    .select({
      id: outbox.id,
      key: outbox.key,
      channel: outbox.channel,
      recipient: outbox.recipient,
      tries: outbox.tries,
      dueAt: outbox.dueAt,
      deadAt: outbox.deadAt,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(sql`sent_at is null`)
    .orderBy(sql`dead_at desc nulls last, tries desc, id`)
    .limit(100)
