import { createSign } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { PushData } from '../../src/domain/contract/chats.ts'

type PushOutcome = 'sent' | 'dead' | 'failed'

/** Carries a message to a device that may not have the product open. */
export interface PushCarrier {
  /** `dead`: the token will never work again. `failed`: not sent after some tries. */
  send(token: string, data: PushData): Promise<PushOutcome>
}

export interface ServiceAccount {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const longestWait = 30_000

/**
 * Firebase Cloud Messaging by its HTTP v1 calls. 429 and 5xx are tried again, as late as the answer asks for; the
 * access token is renewed before it ends. `wait` takes milliseconds.
 */
export function firebasePush(
  account: ServiceAccount,
  endpoint: string,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => after(milliseconds, null, { ref: false }),
): PushCarrier {
  const accessToken = keptToken(account)

  async function attempt(token: string, data: PushData): Promise<Response | null> {
    const message = { token, data, webpush: { headers: { Urgency: 'high', TTL: '86400' } } }
    return fetch(`${endpoint}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
  }

  return {
    async send(token, data) {
      for (let tries = 1; tries <= 3; tries++) {
        const answer = await attempt(token, data)
        if (answer?.ok) return 'sent'
        if (answer && (await saysDead(answer))) return 'dead'
        if (answer?.status === 401) accessToken.forget()
        else if (answer && answer.status !== 429 && answer.status < 500) return 'failed'
        if (tries < 3) await wait(waitBefore(tries, answer))
      }
      return 'failed'
    },
  }
}

const waitBefore = (tries: number, answer: Response | null): number => {
  const asked = Number(answer?.headers.get('retry-after') ?? 0) * 1000
  return Math.min(longestWait, Math.max(asked, 500 * 2 ** tries * (0.5 + Math.random() / 2)))
}

interface Fault {
  error?: { status?: string; details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[] }
}

/** Unregistered, of another sender, or never a token. */
async function saysDead(answer: Response): Promise<boolean> {
  if (![400, 403, 404].includes(answer.status)) return false
  const { error } = (await answer.json().catch(() => ({}))) as Fault
  const details = error?.details ?? []
  const codes = details.map(({ errorCode }) => errorCode)
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return true
  return details.some(({ fieldViolations }) => fieldViolations?.some(({ field }) => field === 'message.token'))
}

function keptToken(account: ServiceAccount) {
  let kept: { token: Promise<string>; until: number } | null = null
  const forget = () => {
    kept = null
  }
  const get = (): Promise<string> => {
    if (kept && Date.now() < kept.until) return kept.token
    const token = askForToken(account)
    kept = { token, until: Date.now() + 50 * 60_000 }
    token.catch(forget)
    return token
  }
  return Object.assign(get, { forget })
}

async function askForToken({ client_email, private_key, token_uri }: ServiceAccount): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: client_email, scope, aud: token_uri, iat: now, exp: now + 3600 }
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  const signature = createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')
  const answer = await fetch(token_uri, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${unsigned}.${signature}`,
    }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the push service refused the service account: ${answer.status}`)
  return ((await answer.json()) as { access_token: string }).access_token
}
