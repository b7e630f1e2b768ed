import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { displayPhone } from '../../../src/domain/validation/displayPhone.ts'
import { serverPaths } from '../../../src/routes.ts'
import { usesMailbox } from '../../kernel/config.ts'
import { mailboxMessages } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'

/** The development mailbox: every e-mail and SMS that the product sent, newest first. */
export const mailboxRoutes = new Hono<Env>()
  .use(async (c, next) => {
    if (!usesMailbox(c.var.deps.config)) return refuse('NOT_FOUND')
    await next()
  })
  .get('/messages.json', async (c) => {
    const to = c.req.query('to')
    const rows = await c.var.deps.db
      .select()
      .from(mailboxMessages)
      .where(to ? eq(mailboxMessages.recipient, to) : undefined)
      .orderBy(desc(mailboxMessages.id))
      .limit(100)
    return c.json({ list: rows })
  })
  .get('/', async (c) => {
    const rows = await c.var.deps.db.select().from(mailboxMessages).orderBy(desc(mailboxMessages.id)).limit(100)
    return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="3" />
    <title>Development mailbox</title>
    <link rel="stylesheet" href="${serverPaths.style.mount}" />
  </head>
  <body>
    <main>
      <h1>Development mailbox</h1>
      <p>Every e-mail and SMS that this server sent, newest first. Nothing left this machine.</p>
      ${rows.length === 0 ? html`<p>No message yet.</p>` : ''}
      ${rows.map(
        (row) => html`<article>
          <header><strong>${displayPhone(row.recipient)}</strong> <span>${row.channel === 'sms' ? 'SMS' : 'E-mail'}</span> <time>${row.createdAt.toISOString()}</time></header>
          <h2>${row.subject}</h2>
          <p>${row.body}</p>
        </article>`,
      )}
    </main>
  </body>
</html>`)
  })
