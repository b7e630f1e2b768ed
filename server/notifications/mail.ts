import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { accounts, notifications } from '../db/schema.ts'
import type { Account, Deps } from '../deps.ts'
import { mailLine, mailWords } from './mailWords.ts'
import type { NotificationRow } from './store.ts'

/** One e-mail for everything that an account has left unread past its time; each notification is mailed at most once. */
export async function mailUnread(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .where(and(isNull(notifications.readAt), lte(notifications.mailAt, deps.now())))
    .limit(200)
  for (const { accountId } of due) await mailAccount(deps, accountId)
}

async function mailAccount(deps: Deps, accountId: string): Promise<void> {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId))
  const claimed = await claim(deps, accountId)
  if (!account || account.disabledAt || claimed.length === 0) return
  try {
    await deps.mail.send(letter(deps, account, claimed))
  } catch (error) {
    deps.log.error({ err: error }, 'a notification e-mail could not be sent')
    await giveBack(deps, claimed)
  }
}

/** Two instances that sweep at once never take the same row. */
const claim = (deps: Deps, accountId: string): Promise<NotificationRow[]> =>
  deps.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.accountId, accountId),
          isNull(notifications.readAt),
          lte(notifications.mailAt, deps.now()),
        ),
      )
      .orderBy(asc(notifications.updatedAt))
      .limit(50)
      .for('update', { skipLocked: true })
    await setMailAt(tx, rows, null)
    return rows
  })

const giveBack = (deps: Deps, rows: readonly NotificationRow[]) =>
  setMailAt(deps.db, rows, new Date(deps.now().getTime() + 5 * 60_000))

async function setMailAt(db: Deps['db'], rows: readonly NotificationRow[], mailAt: Date | null): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.update(notifications).set({ mailAt }).where(inArray(notifications.id, ids))
}

function letter(deps: Deps, account: Account, rows: readonly NotificationRow[]) {
  const words = mailWords[account.language]
  const lines = rows.map((row) => `• ${mailLine(account.language, row.kind, row.words)}`)
  const [first] = rows
  const subject =
    rows.length === 1 && first ? mailLine(account.language, first.kind, first.words) : words.several(rows.length)
  const origin = deps.config.PUBLIC_ORIGIN ?? ''
  return {
    to: account.email,
    subject: subject.slice(0, 150),
    text: [words.hello(account.name), '', ...lines, '', words.open(origin), words.stop].join('\n'),
  }
}
