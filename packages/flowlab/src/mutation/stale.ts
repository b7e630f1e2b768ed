import type { Config } from './mutants.ts'

/** What a changed machine is made of. */
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

/** A function that reads the context; a combined condition is left alone. */
export const looksBack = (value: unknown) =>
  typeof value === 'function' && !('guards' in value) && String(value).includes('context')

/** The same, looking at the context of the start. */
export const stale =
  (notices: StaleNotice, first: Parts['first']): StaleNotice =>
  (args, params) =>
    notices({ ...args, context: first.context }, params)
