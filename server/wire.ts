import { join } from 'node:path'
import type { Logger } from 'pino'
import { serverPaths } from '../src/routes.ts'
import { assemble } from './app.ts'
import { jobHandlers } from './jobHandlers.ts'
import { jobQueueOf } from './jobs/queue.ts'
import { type Config, firebaseOf, s3Of, usesSandbox } from './kernel/config.ts'
import type { Connection } from './kernel/db/connect.ts'
import type { Deps } from './kernel/ports/deps.ts'
import { diskRoom } from './kernel/ports/disk.ts'
import { diskFiles, type FileStore, memoryFiles } from './kernel/ports/files.ts'
import { localHub } from './kernel/ports/hub.ts'
import { mailerFor } from './kernel/ports/mail.ts'
import { type PaymentProvider, stripeProvider } from './kernel/ports/payments.ts'
import type { PushSender } from './kernel/ports/push.ts'
import { sharedHub } from './kernel/ports/sharedHub.ts'
import { smsFor } from './kernel/ports/sms.ts'
import { ownSandboxKeys, type SandboxKeys, sandboxApp, sandboxKeys } from './sandbox/app.ts'
import { appSecret } from './secret.ts'

/** Chooses each adapter by the configuration and assembles the server. */
export async function wire(config: Config, connection: Connection, log: Logger, now: () => Date = () => new Date()) {
  const { db } = connection
  const secret = await appSecret(config, db)
  const keys = config.NODE_ENV === 'production' ? ownSandboxKeys(secret) : sandboxKeys
  const sandbox = usesSandbox(config) ? sandboxApp({ db, keys, now, deliver: deliverTo(() => app) }) : null
  const notifications = connection.notifications(log)
  const live = config.DATABASE_URL ? sharedHub(notifications, log) : localHub()
  const [files, push] = [await filesFor(config), await pushFor(config)]
  // No await from here to `deps`: a notification needs them as soon as the queue listens.
  const jobs = jobQueueOf(() => deps, jobHandlers, notifications)
  const deps: Deps = {
    db,
    config,
    secret,
    now,
    mail: mailerFor(config, db),
    sms: smsFor(config, db),
    jobs,
    files,
    payments: paymentsFor(config, sandbox, keys),
    live,
    push,
    load: connection.load,
    dump: connection.dump,
    hasRoom: roomFor(config),
    log,
  }
  const app = assemble(deps, sandbox)
  return { deps, app }
}

/** Loads the object store's client only if one is configured. */
async function filesFor(config: Config): Promise<FileStore> {
  const s3 = s3Of(config)
  if (s3) return (await import('./kernel/ports/s3.ts')).s3Files(s3)
  return config.DATA_DIR === 'memory://' ? memoryFiles() : diskFiles(join(config.DATA_DIR, 'files'))
}

/** Checks the folder of the embedded database or the files; if neither is used, nothing can fill up. */
function roomFor(config: Config): () => Promise<boolean> {
  const storesData = !config.DATABASE_URL || !s3Of(config)
  return storesData && config.DATA_DIR !== 'memory://' ? diskRoom(config.DATA_DIR) : async () => true
}

/** Loads Google's library only if a project is configured. */
async function pushFor(config: Config): Promise<PushSender | null> {
  const firebase = firebaseOf(config)
  if (!firebase) return null
  const { firebasePush } = await import('./kernel/ports/firebase.ts')
  return firebasePush(firebase.serviceAccount, { standIn: config.FCM_ENDPOINT ?? null })
}

type App = ReturnType<typeof assemble>

const deliverTo = (app: () => App) => async (body: string, signature: string) => {
  const answer = await app().request(serverPaths.webhooks.payments, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  })
  return answer.ok
}

function paymentsFor(
  config: Config,
  sandbox: ReturnType<typeof sandboxApp> | null,
  keys: SandboxKeys,
): PaymentProvider {
  if (sandbox) {
    const intoSandbox: typeof fetch = async (input, init) => sandbox.fetch(new Request(input, init))
    return stripeProvider({ ...keys, fetch: intoSandbox })
  }
  return stripeProvider({
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
  })
}
