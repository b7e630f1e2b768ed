import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { enqueue } from '../../jobs/enqueue.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { accounts, notifications } from '../../kernel/db/schema.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { mailLine, mailWords } from './mailWords.ts'
import type { NotificationRow } from './store.ts'

/** One email for all notifications that an account has left unread for too long; each notification is mailed once. */
export async function mailUnread(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectDistinct({ id: notifications.accountId })
    .from(notifications)
    .where(and(isNull(notifications.readAt), lte(notifications.mailAt, deps.now())))
    .limit(200)
  await forEachLogged(deps, 'unread e-mails', due, ({ id }) => mailAccount(deps, id))
}

/** The e-mail is enqueued in the write that claims its content, so two sweeping instances never send it twice. */
const mailAccount = (deps: Deps, accountId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const claimed = await claim(tx, accountId, deps.now())
    const [first] = claimed
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
    if (!account || account.disabledAt || !first) return
    const key = `unread:${first.id}:${deps.now().getTime()}`
    await enqueue(deps, tx, { channel: 'email', ...composeEmail(deps, account, claimed) }, { key })
  })

async function claim(tx: Db, accountId: string, now: Date): Promise<NotificationRow[]> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), lte(notifications.mailAt, now)))
    .orderBy(asc(notifications.updatedAt))
    .limit(50)
    .for('update', { skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.update(notifications).set({ mailAt: null }).where(inArray(notifications.id, ids))
  return rows
}

function composeEmail(deps: Deps, account: Account, rows: readonly NotificationRow[]) {
  const words = mailWords[account.language]
  const origin = deps.config.PUBLIC_ORIGIN ?? ''
  const lines = rows.flatMap((row) => [
    `• ${mailLine(account.language, row.kind, row.words)}`,
    // If the site's address is configured, each line has its link.
    ...(origin ? [`  ${origin}${row.words.to}`] : []),
  ])
  const [first] = rows
  const subject =
    rows.length === 1 && first ? mailLine(account.language, first.kind, first.words) : words.several(rows.length)
  return {
    to: account.email,
    subject: subject.slice(0, 150),
    text: [words.hello(account.name), '', ...lines, '', ...(origin ? [] : [words.open]), words.stop].join('\n'),
  }
}
