import { randomUUID } from 'node:crypto'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { App, Credential } from 'firebase-admin/app'
import type { PushData } from '../../../src/domain/contract/liveEvents.ts'
import type { PushOutcome, PushSender } from './push.ts'
import { type ObservedCall, observeRequest } from './requestObserver.ts'

export interface ServiceAccount {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

interface Options {
  /** The address of a local replacement for Google's hosts; null for Google itself. */
  standIn?: string | null
  /**
   * The longest time for one message with all its attempts, in milliseconds: shorter than the lease of an outbox job.
   */
  patience?: number
  wait?: (milliseconds: number) => Promise<unknown>
}

const host = 'fcm.googleapis.com'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const maxTries = 3

/**
 * Firebase Cloud Messaging by `firebase-admin`, which is loaded only here. The library retries 503 and broken
 * connections; 429 and other 5xx are retried here, after the delay that the response names.
 */
export async function firebasePush(
  account: ServiceAccount,
  {
    standIn = null,
    patience = 40_000,
    wait = (milliseconds) => after(milliseconds, null, { ref: false }),
  }: Options = {},
): Promise<PushSender> {
  const { deleteApp, initializeApp } = await import('firebase-admin/app')
  const { getMessaging } = await import('firebase-admin/messaging')
  const agent = standIn ? agentTo(standIn) : undefined
  const credential = await credentialOf(account, agent)
  const open = () =>
    initializeApp({ projectId: account.project_id, credential, ...(agent ? { httpAgent: agent } : {}) }, randomUUID())
  let app = open()

  async function renewToken(refused: App) {
    if (app !== refused) return
    app = open()
    await deleteApp(refused)
  }
  async function attempt(token: string, data: PushData, until: number) {
    const used = app
    const message = { token, data: named(data), webpush: { headers: { Urgency: 'high', TTL: '86400' } } }
    const result = await observeRequest(host, until - Date.now(), () => getMessaging(used).send(message))
    if (result.status === 401) await renewToken(used)
    return result
  }

  return {
    async send(token, data) {
      const until = Date.now() + patience
      for (let tries = 1; ; tries++) {
        const result = await attempt(token, data, until)
        const outcome = outcomeOf(result)
        const pause = waitBefore(tries, result.retryAfter)
        if (outcome !== 'failed' || !isRetryable(result) || tries === maxTries) return outcome
        if (Date.now() + pause >= until) return 'failed'
        await wait(pause)
      }
    },
  }
}

/** Uses Google's own client in place of the library's `cert`, which ignores the agent and requests every scope. */
async function credentialOf(account: ServiceAccount, agent: Agent | undefined): Promise<Credential> {
  const { JWT } = await import('google-auth-library')
  const { client_email: email, private_key: key } = account
  const options = { email, key, scopes: [scope], ...(agent ? { transporterOptions: { agent } } : {}) }
  return {
    /** Called by the app when its token expires; a client would return its cached token. */
    async getAccessToken() {
      const client = new JWT(options)
      const { access_token, expiry_date } = await client.authorize()
      if (!access_token || !expiry_date) throw new Error('the service account did not receive an access token')
      return { access_token, expires_in: Math.floor((expiry_date - Date.now()) / 1000) }
    },
  }
}

const named = (data: PushData): Record<string, string> =>
  Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Connects both of Google's hosts to one local port, without TLS. */
function agentTo(standIn: string): Agent {
  const { hostname, port } = new URL(standIn)
  return Object.assign(new Agent(), { createConnection: () => connect({ host: hostname, port: Number(port) }) })
}

const waitBefore = (tries: number, requestedDelay: number): number =>
  Math.max(requestedDelay, 500 * 2 ** tries * (0.5 + Math.random() / 2))

const isRetryable = ({ status }: ObservedCall<string>): boolean =>
  status === 401 || status === 429 || (status >= 500 && status !== 503)

/**
 * A dead token is unregistered, belongs to another sender, or never was a token. The library uses the same codes for a
 * missing permission and an oversized message. Only the service's message distinguishes them; in doubt the token is not
 * deleted.
 */
function outcomeOf({ answer, error }: ObservedCall<string>): PushOutcome {
  if (answer !== null) return 'sent'
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'messaging/registration-token-not-registered') return 'dead'
  if (code === 'messaging/mismatched-credential' && /sender ?id/i.test(message)) return 'dead'
  if (code === 'messaging/invalid-argument' && /registration token/i.test(message)) return 'dead'
  return 'failed'
}
