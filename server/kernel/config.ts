import { resolve } from 'node:path'
import * as v from 'valibot'
import { ownerVariables, sellerFault } from './ownerVariables.ts'

const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a whole number`),
    v.transform(Number),
    v.minValue(min, `${name} must be at least ${min}`),
    v.maxValue(max, `${name} must be at most ${max}`),
  )
const address = (name: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address that starts with ${protocols.join(' or ')}//`,
    ),
  )
const isThisMachine = (hostname: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
/** A social link must have a path, because a site's root is nobody's page. */
const isPageElsewhere = (link: string) =>
  URL.canParse(link) && /^https:\/\/[^/]+\/[^/\s]/.test(link) && !/\s/.test(link)
/** Splits `a, b` at the commas. */
const listed = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
)
const onOff = (name: string) =>
  v.pipe(
    v.picklist(['1', '0', 'true', 'false'], `${name} must be 1 or 0`),
    v.transform((value) => value === '1' || value === 'true'),
  )

const jsonOf = <S extends v.GenericSchema>(name: string, schema: S) =>
  v.pipe(
    v.string(),
    v.parseJson({}, `${name} must be JSON`),
    v.custom<v.InferOutput<S>>((value) => v.is(schema, value), `${name} is not a complete Firebase file`),
  )
const serviceAccount = v.object({
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.string(),
})

/** Every environment variable: its parser, its embedded default and its purpose. */
const variables = {
  NODE_ENV: [
    v.optional(
      v.picklist(['development', 'production', 'test'], 'NODE_ENV must be development, production or test'),
      'development',
    ),
    'development',
    'production refuses the sandbox and the mailbox unless they are allowed',
  ],
  HOST: [v.optional(v.string(), '127.0.0.1'), '127.0.0.1', 'address to listen on'],
  PORT: [v.optional(wholeNumber('PORT', 0, 65_535), '3000'), '3000', 'port; if it is taken, the next free one'],
  PUBLIC_ORIGIN: [
    v.optional(address('PUBLIC_ORIGIN', 'http:', 'https:')),
    'the address listened on',
    'origin that browsers use, behind a proxy',
  ],
  DATA_DIR: [v.optional(v.string(), '.data'), '.data', 'embedded database and files'],
  DATABASE_URL: [
    v.optional(address('DATABASE_URL', 'postgres:', 'postgresql:')),
    'the embedded database',
    'PostgreSQL 15 or newer',
  ],
  DATABASE_DIRECT_URL: [
    v.optional(address('DATABASE_DIRECT_URL', 'postgres:', 'postgresql:')),
    'DATABASE_URL',
    'the same database without a pooler, for migrations and LISTEN',
  ],
  DATABASE_POOL: [v.optional(wholeNumber('DATABASE_POOL', 1, 200), '10'), '10', 'database connections per instance'],
  APP_SECRET: [
    v.optional(v.pipe(v.string(), v.minLength(32, 'APP_SECRET must have at least 32 characters'))),
    'generated once, stored in the database',
    'key of codes and file links',
  ],
  S3_ENDPOINT: [
    v.optional(address('S3_ENDPOINT', 'https:', 'http:')),
    'files in DATA_DIR',
    'URL of the S3-compatible store, without the bucket',
  ],
  S3_BUCKET: [
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET is not a bucket name'))),
    'files in DATA_DIR',
    'bucket, private',
  ],
  S3_ACCESS_KEY_ID: [v.optional(v.string()), 'files in DATA_DIR', 'access key of the store'],
  S3_SECRET_ACCESS_KEY: [v.optional(v.string()), 'files in DATA_DIR', 'secret key of the store'],
  S3_REGION: [v.optional(v.string(), 'us-east-1'), 'us-east-1', 'region of the store'],
  LOG_LEVEL: [
    v.optional(
      v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'LOG_LEVEL must be silent, error, warn, info or debug'),
      'info',
    ),
    'info',
    'minimum log level',
  ],
  SMTP_URL: [v.optional(address('SMTP_URL', 'smtp:', 'smtps:')), 'the development mailbox', 'mail server'],
  MAIL_FROM: [
    v.optional(v.string(), 'Founders <no-reply@localhost>'),
    'Founders <no-reply@localhost>',
    'sender of every e-mail',
  ],
  ...ownerVariables,
  SMS_URL: [
    v.optional(address('SMS_URL', 'http:', 'https:')),
    'the development mailbox',
    'SMS gateway: POST {to, text} as JSON',
  ],
  SMS_TOKEN: [v.optional(v.string()), 'none', 'bearer token of the SMS gateway'],
  STRIPE_SECRET_KEY: [
    v.optional(v.pipe(v.string(), v.startsWith('sk_', 'STRIPE_SECRET_KEY must start with sk_'))),
    'the payment sandbox',
    'Stripe secret key',
  ],
  STRIPE_PUBLISHABLE_KEY: [
    v.optional(v.pipe(v.string(), v.startsWith('pk_', 'STRIPE_PUBLISHABLE_KEY must start with pk_'))),
    'the payment sandbox',
    'Stripe publishable key',
  ],
  STRIPE_WEBHOOK_SECRET: [
    v.optional(v.pipe(v.string(), v.startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must start with whsec_'))),
    'the payment sandbox',
    'signing secret of Stripe webhooks',
  ],
  FIREBASE_CONFIG: [
    v.optional(jsonOf('FIREBASE_CONFIG', v.record(v.string(), v.string()))),
    'live events',
    "Firebase Cloud Messaging: the web app's configuration as JSON",
  ],
  FIREBASE_VAPID_KEY: [v.optional(v.string()), 'live events', 'public key of web push certificates'],
  FIREBASE_SERVICE_ACCOUNT: [
    v.optional(jsonOf('FIREBASE_SERVICE_ACCOUNT', serviceAccount)),
    'live events',
    'service account key as JSON',
  ],
  FCM_ENDPOINT: [
    v.optional(
      v.pipe(
        address('FCM_ENDPOINT', 'http:'),
        v.check((value) => isThisMachine(new URL(value).hostname), 'FCM_ENDPOINT must be on this machine'),
      ),
    ),
    "Google's own hosts",
    'a local stand-in for those hosts, for tests; production refuses it',
  ],
  EMAIL_DOMAINS: [
    v.optional(
      v.pipe(
        listed,
        v.transform((list) => list.map((one) => one.toLowerCase().replace(/^\./, '')).filter(Boolean)),
        v.everyItem(
          (ending) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(ending),
          'EMAIL_DOMAINS must be endings of addresses, like com,co.in',
        ),
      ),
    ),
    'com,in,net,org,co.in',
    'accepted endings of e-mail addresses',
  ],
  SOCIAL_LINKS: [
    v.optional(
      v.pipe(
        listed,
        v.everyItem(isPageElsewhere, 'SOCIAL_LINKS must be https addresses of pages, with commas between'),
      ),
    ),
    'none',
    "the owner's pages on other sites, in the footer",
  ],
  REVIEW: [
    v.optional(v.picklist(['automatic', 'manual'], 'REVIEW must be automatic or manual'), 'automatic'),
    'automatic',
    'who approves a submitted profile',
  ],
  DEMO_DATA: [
    v.optional(onOff('DEMO_DATA'), '1'),
    '1',
    'demo data in a new embedded database; never in production, because its passwords are published',
  ],
  ALLOW_SANDBOX: [v.optional(onOff('ALLOW_SANDBOX'), '0'), '0', 'allows the payment sandbox in production'],
  ALLOW_MAILBOX: [v.optional(onOff('ALLOW_MAILBOX'), '0'), '0', 'allows the development mailbox in production'],
  OPERATOR_TOKEN: [
    v.optional(v.pipe(v.string(), v.minLength(32, 'OPERATOR_TOKEN must have at least 32 characters'))),
    'derived from APP_SECRET, stored in DATA_DIR',
    'key of `/operator`: status, metrics, `npm run operate`',
  ],
  DRAIN_SECONDS: [
    v.optional(wholeNumber('DRAIN_SECONDS', 0, 60), '0'),
    '0',
    'seconds that a stopping instance keeps serving while its proxy drains it',
  ],
  CLIENT_LIMITS: [
    v.optional(onOff('CLIENT_LIMITS'), '1'),
    '1',
    'limits by address and member; off for load tests, never in production',
  ],
  TRACE_SAMPLE: [
    v.optional(wholeNumber('TRACE_SAMPLE', 0, 100), '100'),
    '100',
    'percent of the visits of members who share how they use the site that are recorded; 0 records none',
  ],
  TRUST_PROXY: [v.optional(onOff('TRUST_PROXY'), '0'), '0', 'trust X-Forwarded-For from the proxy in front'],
} as const

const schema = v.object(
  Object.fromEntries(Object.entries(variables).map(([name, [parser]]) => [name, parser])) as {
    [K in keyof typeof variables]: (typeof variables)[K][0]
  },
)
export type Config = Readonly<v.InferOutput<typeof schema>>

/** One row per variable: name, embedded default, purpose. `docs/configuration.md` lists them all. */
export const configTable = Object.entries(variables).map(([name, [, fallback, purpose]]) => ({
  name,
  fallback,
  purpose,
}))

/** The environment is invalid; the message names each variable. */
export class BadConfiguration extends Error {}

/** Reads the environment once. Throws `BadConfiguration`. Empty values count as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) throw new BadConfiguration(parsed.issues.map((issue) => issue.message).join('\n'))
  const config = parsed.output
  requireCompleteProviders(config)
  const fault = sellerFault(config)
  if (fault) throw new BadConfiguration(fault)
  refuseUnnamedStandIns(config)
  return config.DATA_DIR === 'memory://' ? config : { ...config, DATA_DIR: resolve(config.DATA_DIR) }
}

/** Null if Firebase is not configured. */
export const firebaseOf = ({ FIREBASE_CONFIG, FIREBASE_VAPID_KEY, FIREBASE_SERVICE_ACCOUNT }: Config) =>
  FIREBASE_CONFIG && FIREBASE_VAPID_KEY && FIREBASE_SERVICE_ACCOUNT
    ? { config: FIREBASE_CONFIG, vapidKey: FIREBASE_VAPID_KEY, serviceAccount: FIREBASE_SERVICE_ACCOUNT }
    : null

/** Null if files are stored in the data directory. */
export const s3Of = ({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION }: Config) =>
  S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }
    : null

export const seedsDemo = ({ NODE_ENV, DATABASE_URL, DEMO_DATA }: Config): boolean =>
  DEMO_DATA && !DATABASE_URL && NODE_ENV !== 'production'
export const usesSandbox = (config: Config) => !config.STRIPE_SECRET_KEY
export const usesMailbox = (config: Config) => !config.SMTP_URL || !config.SMS_URL

const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FIREBASE_CONFIG', 'FIREBASE_VAPID_KEY', 'FIREBASE_SERVICE_ACCOUNT'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

function requireCompleteProviders(config: Config) {
  for (const names of together) {
    const setCount = names.filter((name) => config[name]).length
    const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    if (setCount !== 0 && setCount !== names.length)
      throw new BadConfiguration(`${all} belong together: set all ${names.length === 3 ? 'three' : 'four'} or none`)
  }
}

function refuseUnnamedStandIns(config: Config) {
  if (config.NODE_ENV !== 'production') return
  if (!config.CLIENT_LIMITS) throw new BadConfiguration('In production clients are limited: leave CLIENT_LIMITS out')
  if (config.FCM_ENDPOINT) throw new BadConfiguration('In production pushes go to Google: leave FCM_ENDPOINT out')
  if (usesSandbox(config) && !config.ALLOW_SANDBOX)
    throw new BadConfiguration('In production set the STRIPE_ keys, or allow the payment sandbox with ALLOW_SANDBOX=1')
  if (usesMailbox(config) && !config.ALLOW_MAILBOX)
    throw new BadConfiguration(
      'In production set SMTP_URL and SMS_URL, or allow the development mailbox with ALLOW_MAILBOX=1',
    )
}
