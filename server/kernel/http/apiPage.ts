import { html } from 'hono/html'
import { serverPaths } from '../../../src/routes.ts'

interface Operation {
  summary?: string
  requestBody?: unknown
  responses?: unknown
}

/** The published contract as a page without scripts. */
export function apiPage(document: { paths: Record<string, Record<string, Operation>>; components: object }) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="stylesheet" href="${serverPaths.style.mount}" />
  </head>
  <body>
    <main>
      <h1>API</h1>
      <p>The whole contract as OpenAPI: <a href="${serverPaths.contract.mount}">${serverPaths.contract.mount}</a></p>
      ${operations.map(
        ({ path, method, operation }) => html`<article>
          <h2>${method} ${path}</h2>
          <p>${operation.summary ?? ''}</p>
          <details><summary>Schemas</summary><pre>${JSON.stringify({ request: operation.requestBody, answers: operation.responses }, null, 2)}</pre></details>
        </article>`,
      )}
      <article>
        <h2>Components</h2>
        <details><summary>Schemas, parameters, refusals</summary><pre>${JSON.stringify(document.components, null, 2)}</pre></details>
      </article>
    </main>
  </body>
</html>`
}
