/**
 * Everything the server serves besides pages and the contract's routes: the mount path and the builders of addresses.
 */

const served = <const M extends string, B extends object>(mount: M, build: (at: (rest: string) => string) => B) => ({
  mount,
  ...build((rest) => `${mount}/${rest}`),
})

export const serverPaths = {
  /** The built client's files, with a hash in their names. */
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
  /** Messages that the product would have sent, if it has no mail server. */
  mailbox: served('/mailbox', () => ({})),
  /** For operators with a key. */
  operator: served('/operator', (at) => ({ call: at })),
  /** The stand-in for the payment provider. */
  sandbox: served('/sandbox', (at) => ({ script: at('v3/stripe.js'), api: at('v1') })),
  /** The contract's documentation, for reading and as OpenAPI. */
  docs: served('/api/docs', () => ({})),
  contract: served('/api/openapi.json', () => ({})),
  /** The style sheet of the pages that the server renders. */
  style: served('/plain.css', () => ({})),
  /** The liveness check and the readiness check. */
  alive: served('/healthz', () => ({})),
  ready: served('/readyz', () => ({})),
  /** The payment provider's webhooks. */
  webhooks: served('/api/webhooks', (at) => ({ payments: at('payments') })),
}
