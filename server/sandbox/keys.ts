import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { invalidRequest, unauthorized } from './errors.ts'
import { type FormFields, textOf } from './formBody.ts'
import type { SandboxIntent } from './store.ts'

export interface SandboxKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

/** The public keys for development and tests. */
export const sandboxKeys: SandboxKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox_0123456789abcdef',
}

/** Keys known only to this installation, except the one that browsers receive. */
export function ownSandboxKeys(secret: string): SandboxKeys {
  const made = (name: string) => createHmac('sha256', secret).update(`sandbox ${name}`).digest('hex')
  return { ...sandboxKeys, secretKey: `sk_test_${made('key')}`, webhookSecret: `whsec_${made('webhook')}` }
}

export type SandboxEnv = { Variables: { form: FormFields; keys: SandboxKeys } }

const keyOf = (c: Context) => (c.req.header('authorization') ?? '').replace(/^Bearer /i, '')

export const secretOnly = async (c: Context<SandboxEnv>, next: () => Promise<void>) => {
  if (keyOf(c) !== c.var.keys.secretKey) throw unauthorized()
  await next()
}

/** The secret key gives access to every intent; the publishable key only with the intent's client secret. */
export function visible(c: Context<SandboxEnv>, intent: SandboxIntent): SandboxIntent {
  if (keyOf(c) === c.var.keys.secretKey) return intent
  if (keyOf(c) !== c.var.keys.publishableKey) throw unauthorized()
  const given = c.req.method === 'GET' ? c.req.query('client_secret') : textOf(c.var.form.client_secret)
  if (given === intent.client_secret) return intent
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    'client_secret',
  )
}
