import { html } from 'hono/html'
import { serverPaths } from '../../../src/routes.ts'

/** Metrics as a page without scripts that refreshes itself. */
export const statusPage = (status: Record<string, string | number | undefined>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="10" />
    <title>Status</title>
    <link rel="stylesheet" href="${serverPaths.style.mount}" />
  </head>
  <body>
    <main>
      <h1>Status</h1>
      <dl>
        ${Object.entries(status).map(
          ([name, value]) => html`<dt>${name.replaceAll('_', ' ')}</dt><dd><strong>${value}</strong></dd>`,
        )}
      </dl>
      <p>Dead letters, accounts, purchases and proposals: <code>npm run operate</code>.</p>
    </main>
  </body>
</html>`
