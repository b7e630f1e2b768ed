import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { enqueue } from '../../jobs/enqueue.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { accounts, notifications } from '../../kernel/db/schema.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { excerptIn, isDeadline } from './excerpt.ts'
import { mailLine, mailStep, mailWords } from './mailWords.ts'
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

/** One notification is the subject, and the text is what to do about it; several are listed, each with its link. */
function composeEmail(deps: Deps, account: Account, rows: readonly NotificationRow[]) {
  const words = mailWords[account.language]
  const [first] = rows
  const only = rows.length === 1 && first ? first : null
  const deadline = only && isDeadline(only.words.excerpt) ? excerptIn(account.language, only.words.excerpt) : null
  const line = only && mailLine(account.language, only.kind, { ...only.words, ...(deadline ? { excerpt: '' } : {}) })
  // The subject holds a whole line in most cases; a longer one is repeated in full.
  const text = only
    ? [
        ...[line && line.length > maxSubject ? line : null, deadline].flatMap((said) => (said ? [said, ''] : [])),
        toDo(deps, account, only),
      ]
    : listed(deps, account, rows)
  return {
    to: account.email,
    subject: (line ?? words.several(rows.length)).slice(0, maxSubject),
    text: [words.hello(account.name), '', ...text, '', words.stop].join('\n'),
  }
}

const maxSubject = 150

/** Where the site's address is configured, the step has its link. */
function toDo({ config }: Deps, { language }: Account, { kind, words }: NotificationRow): string {
  const step = mailStep(language, kind)
  return config.PUBLIC_ORIGIN ? `${step}: ${config.PUBLIC_ORIGIN}${words.to}` : mailWords[language].onFounders(step)
}

function listed({ config }: Deps, { language }: Account, rows: readonly NotificationRow[]): string[] {
  const origin = config.PUBLIC_ORIGIN
  const lines = rows.flatMap(({ kind, words }) => [
    `• ${mailLine(language, kind, words)}`,
    ...(origin ? [`  ${mailStep(language, kind)}: ${origin}${words.to}`] : []),
  ])
  return origin ? lines : [...lines, '', mailWords[language].openAll]
}
