import type { Config } from './mutants.ts'

/** The replaceable parts of a machine. */
export interface Parts {
  config: Config
  delays: Record<string, unknown>
  guards: Record<string, unknown>
  actions: Record<string, unknown>
  /** The machine's initial context, for mutants that read stale context. */
  first: { context: unknown }
}

export interface Change {
  name: string
  path: readonly string[]
  apply: (parts: Parts) => void
}

export type StaleNotice = (args: { context: unknown }, params?: unknown) => unknown

/** True for a function that reads the context; a combined condition is left alone. */
export const looksBack = (value: unknown) =>
  typeof value === 'function' && !('guards' in value) && String(value).includes('context')

/** The same function, called with the initial context. */
export const stale =
  (notices: StaleNotice, first: Parts['first']): StaleNotice =>
  (args, params) =>
    notices({ ...args, context: first.context }, params)
