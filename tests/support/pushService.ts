import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Pushed {
  token: string
  data: Record<string, string>
  webpush: unknown
}

interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}

const fault = (status: string, details: object[] = []) => ({ error: { status, details } })
const errorDetail = 'type.googleapis.com/google.firebase.fcm.v1.FcmError'

/** How the service answers a token, by what the token starts with. */
const answersTo: Record<string, Answer> = {
  gone: { status: 404, body: fault('NOT_FOUND', [{ '@type': errorDetail, errorCode: 'UNREGISTERED' }]) },
  malformed: {
    status: 400,
    body: fault('INVALID_ARGUMENT', [
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'message.token' }] },
    ]),
  },
  stranger: {
    status: 403,
    body: fault('PERMISSION_DENIED', [{ '@type': errorDetail, errorCode: 'SENDER_ID_MISMATCH' }]),
  },
  busy: {
    status: 429,
    body: fault('RESOURCE_EXHAUSTED', [{ '@type': errorDetail, errorCode: 'QUOTA_EXCEEDED' }]),
    headers: { 'retry-after': '2' },
  },
  broken: { status: 500, body: fault('INTERNAL') },
}

/**
 * Speaks the HTTP v1 calls of Firebase Cloud Messaging on a loopback port. A token `busy-2-x` is refused twice, then
 * taken; `gone`, `malformed`, `stranger`, `busy` and `broken` tokens never are.
 */
export async function startPushService() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const taken: Pushed[] = []
  const asked = new Map<string, number>()
  const access = { token: 'access-1', granted: 0 }

  function answer(path: string, authorization: string, body: string): Answer {
    if (path === '/token') {
      access.granted++
      return { status: 200, body: { access_token: access.token, expires_in: 3600 } }
    }
    if (authorization !== `Bearer ${access.token}`) return { status: 401, body: fault('UNAUTHENTICATED') }
    const { message } = JSON.parse(body) as { message: Pushed }
    const times = (asked.get(message.token) ?? 0) + 1
    asked.set(message.token, times)
    const [kind = '', limit] = message.token.split('-')
    const refusal = answersTo[kind]
    if (refusal && !(limit && times > Number(limit))) return refusal
    taken.push(message)
    return { status: 200, body: { name: 'projects/p/messages/1' } }
  }

  const server = createServer(async (request, response) => {
    const said = answer(request.url ?? '', request.headers.authorization ?? '', await bodyOf(request))
    response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers })
    response.end(JSON.stringify(said.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    serviceAccount: {
      project_id: 'p',
      client_email: 'push@p.iam.gserviceaccount.com',
      private_key: privateKey,
      token_uri: `${endpoint}/token`,
    },
    taken,
    asked,
    access,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
