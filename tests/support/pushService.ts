import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf } from './bodies.ts'

interface Pushed {
  token: string
  data: Record<string, string>
  webpush: unknown
}

interface Answer {
  status: number
  body: object | string
  headers?: Record<string, string>
}

const errorDetail = 'type.googleapis.com/google.firebase.fcm.v1.FcmError'
const fault = (status: string, message: string, errorCode?: string) => ({
  error: { status, message, details: errorCode ? [{ '@type': errorDetail, errorCode }] : [] },
})

/** The service's response to a token, by the start of the token. */
const answersTo: Record<string, Answer> = {
  gone: { status: 404, body: fault('NOT_FOUND', 'Requested entity was not found.', 'UNREGISTERED') },
  malformed: {
    status: 400,
    body: fault('INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token', 'INVALID_ARGUMENT'),
  },
  stranger: { status: 403, body: fault('PERMISSION_DENIED', 'SenderId mismatch', 'SENDER_ID_MISMATCH') },
  large: { status: 400, body: fault('INVALID_ARGUMENT', 'Message is too big', 'INVALID_ARGUMENT') },
  forbidden: {
    status: 403,
    body: fault('PERMISSION_DENIED', "Permission 'cloudmessaging.messages.create' denied on resource"),
  },
  busy: {
    status: 429,
    body: fault('RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).', 'QUOTA_EXCEEDED'),
    headers: { 'retry-after': '2' },
  },
  broken: { status: 500, body: fault('INTERNAL', 'Internal error encountered.', 'INTERNAL') },
  unavailable: { status: 503, body: fault('UNAVAILABLE', 'The service is currently unavailable.', 'UNAVAILABLE') },
  garbled: { status: 502, body: '<html>Bad gateway</html>' },
}

/**
 * A stand-in for Google's two hosts on a loopback port: access tokens, and the HTTP v1 calls of Firebase Cloud
 * Messaging. A token `busy-2-x` is refused twice, then accepted; a token with one of the names above and no number is
 * always refused; a `silent` one gets no response.
 */
export async function startPushService() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const taken: Pushed[] = []
  const asked = new Map<string, number>()
  const hosts = new Set<string>()
  const access = { token: 'access-1', granted: 0 }

  /** Null for a response that never comes. */
  function answer(path: string, authorization: string, body: string): Answer | null {
    if (path === '/token') {
      access.granted++
      return { status: 200, body: { access_token: access.token, expires_in: 3600 } }
    }
    if (authorization !== `Bearer ${access.token}`)
      return { status: 401, body: fault('UNAUTHENTICATED', 'Request had invalid authentication credentials.') }
    const { message } = JSON.parse(body) as { message: Pushed }
    const times = (asked.get(message.token) ?? 0) + 1
    asked.set(message.token, times)
    const [kind = '', limit] = message.token.split('-')
    const isRefused = !(limit && times > Number(limit))
    if (kind === 'silent' && isRefused) return null
    if (answersTo[kind] && isRefused) return answersTo[kind]
    taken.push(message)
    return { status: 200, body: { name: 'projects/p/messages/1' } }
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (!body) return
    const reply = answer(request.url ?? '', request.headers.authorization ?? '', body.toString())
    hosts.add(request.headers.host ?? '')
    if (!reply) return
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    serviceAccount: {
      project_id: 'p',
      client_email: 'push@p.iam.gserviceaccount.com',
      private_key: privateKey,
      token_uri: 'https://oauth2.googleapis.com/token',
    },
    taken,
    asked,
    /** The host names in the requests. */
    hosts,
    access,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}
