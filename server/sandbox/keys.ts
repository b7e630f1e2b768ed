import type { Context } from 'hono'
import { invalidRequest, unauthorized } from './errors.ts'
import { type FormFields, textOf } from './formBody.ts'
import type { SandboxIntent } from './store.ts'

export const sandboxKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox_0123456789abcdef',
}

export type SandboxEnv = { Variables: { form: FormFields } }

const keyOf = (c: Context) => (c.req.header('authorization') ?? '').replace(/^Bearer /i, '')

export const secretOnly = async (c: Context<SandboxEnv>, next: () => Promise<void>) => {
  if (keyOf(c) !== sandboxKeys.secretKey) throw unauthorized()
  await next()
}

/** With the secret key any intent; with the publishable key only by its client secret. */
export function visible(c: Context<SandboxEnv>, intent: SandboxIntent): SandboxIntent {
  if (keyOf(c) === sandboxKeys.secretKey) return intent
  if (keyOf(c) !== sandboxKeys.publishableKey) throw unauthorized()
  const given = c.req.method === 'GET' ? c.req.query('client_secret') : textOf(c.var.form.client_secret)
  if (given === intent.client_secret) return intent
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    'client_secret',
  )
}
