/** What the server serves beside the pages and the calls of the contract: where each is mounted, and what leads to it. */

const served = <const M extends string, B extends object>(mount: M, build: (at: (rest: string) => string) => B) => ({
  mount,
  ...build((rest) => `${mount}/${rest}`),
})

export const serverPaths = {
  /** The built client's own files: their names have a hash. */
  static: served('/static', (at) => ({ file: at, font: (file: string) => at(`font/${file}`) })),
  /** Uploaded files; `token` is signed. */
  files: served('/files', (at) => ({ file: (token: string) => at(token) })),
  /** Receipts of purchases; `token` is signed. */
  receipts: served('/receipts', (at) => ({
    page: (token: string) => at(token),
    pdf: (token: string) => at(`${token}/receipt.pdf`),
  })),
  /** Generated pictures of the demo. */
  pictures: served('/pictures', (at) => ({ picture: (seed: string) => at(`${seed}.svg`) })),
  /** What the product would have sent, where it has no mail server. */
  mailbox: served('/mailbox', () => ({})),
  /** For operators with a key. */
  operator: served('/operator', (at) => ({ call: at })),
  /** Stands in for the payment provider. */
  sandbox: served('/sandbox', (at) => ({ script: at('v3/stripe.js'), api: at('v1') })),
  /** The contract of the calls, to read and as OpenAPI. */
  docs: served('/api/docs', () => ({})),
  contract: served('/api/openapi.json', () => ({})),
  /** The style of the pages that the server writes. */
  style: served('/plain.css', () => ({})),
  /** Whether the process lives, and whether it can serve. */
  alive: served('/healthz', () => ({})),
  ready: served('/readyz', () => ({})),
  /** Of the payment provider. */
  webhooks: served('/api/webhooks', (at) => ({ payments: at('payments') })),
}
