import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { chatSchema, foundChatSchema } from '../../../src/domain/chats/chatSchema.ts'
import { linkTargetSchema } from '../../../src/domain/chats/linkTargetSchema.ts'
import * as messages from '../../../src/domain/chats/messageSchema.ts'
import * as accounts from '../../../src/domain/contract/accounts.ts'
import * as analytics from '../../../src/domain/contract/analytics.ts'
import * as catalog from '../../../src/domain/contract/catalog.ts'
import * as chats from '../../../src/domain/contract/chats.ts'
import * as devices from '../../../src/domain/contract/devices.ts'
import { doneSchema, faultSchema, refusalSchema } from '../../../src/domain/contract/envelope.ts'
import * as liveEvents from '../../../src/domain/contract/liveEvents.ts'
import * as market from '../../../src/domain/contract/market.ts'
import * as memberships from '../../../src/domain/contract/memberships.ts'
import * as notifications from '../../../src/domain/contract/notifications.ts'
import * as overview from '../../../src/domain/contract/overview.ts'
import * as profiles from '../../../src/domain/contract/profiles.ts'
import * as proposals from '../../../src/domain/contract/proposals.ts'
import * as reviews from '../../../src/domain/contract/reviews.ts'
import * as savedSearches from '../../../src/domain/contract/savedSearches.ts'
import * as security from '../../../src/domain/contract/security.ts'
import * as support from '../../../src/domain/contract/support.ts'
import { loginTargetSchema } from '../../../src/domain/loginTargetSchema.ts'
import * as listingCards from '../../../src/domain/market/listingCardSchema.ts'
import { listingDetailSchema, previewSchema } from '../../../src/domain/market/listingSchema.ts'
import { savedSearchSchema } from '../../../src/domain/market/savedSearchSchema.ts'
import { addonSchema } from '../../../src/domain/memberships/addonSchema.ts'
import * as plans from '../../../src/domain/memberships/planSchema.ts'
import * as quotes from '../../../src/domain/memberships/quoteSchema.ts'
import * as subscriptions from '../../../src/domain/memberships/subscriptionSchema.ts'
import * as transactions from '../../../src/domain/memberships/transactionSchema.ts'
import * as proposal from '../../../src/domain/proposals/proposalSchema.ts'
import { offerSchema } from '../../../src/domain/proposals/terms.ts'
import * as answers from '../../../src/domain/registration/answerSchema.ts'
import * as profile from '../../../src/domain/registration/profileSchema.ts'

/** The schemas of the contract as JSON Schema, each under its name in its module. */

export type Json = Record<string, unknown>

const modules = [
  { doneSchema, faultSchema, refusalSchema, offerSchema, loginTargetSchema },
  accounts,
  catalog,
  messages,
  { chatSchema, foundChatSchema, linkTargetSchema },
  chats,
  liveEvents,
  devices,
  listingCards,
  { listingDetailSchema, previewSchema, savedSearchSchema },
  market,
  analytics,
  savedSearches,
  plans,
  quotes,
  transactions,
  subscriptions,
  { addonSchema },
  memberships,
  notifications,
  overview,
  answers,
  profile,
  profiles,
  proposal,
  proposals,
  reviews,
  security,
  support,
]

const isSchema = (value: unknown): value is v.GenericSchema =>
  value instanceof Object && 'kind' in value && value.kind === 'schema'

/** `sendCodeRequest` -> `SendCodeRequest`, `chatSchema` -> `Chat`. */
const nameOf = (exported: string): string =>
  exported.charAt(0).toUpperCase() + exported.slice(1).replace(/(Schema|Item)$/, '')

function definitionsOf(): Record<string, v.GenericSchema> {
  const found: Record<string, v.GenericSchema> = {}
  for (const [exported, schema] of modules.flatMap((one) => Object.entries(one))) {
    if (!isSchema(schema) || exported.endsWith('Query')) continue
    const name = nameOf(exported)
    if (found[name] && found[name] !== schema) throw new Error(`two schemas are named ${name}`)
    found[name] = schema
  }
  return found
}

const definitions = definitionsOf()

const config: ConversionConfig = {
  // The input schema; checks that JSON Schema cannot express are omitted.
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
}

/** A reference if the schema has a name, unless it must be inlined. */
export function schemaOf(schema: v.GenericSchema, writtenOut = false): Json {
  const [name] = Object.entries(definitions).find(([, one]) => one === schema) ?? []
  if (name && !writtenOut) return { $ref: `#/components/schemas/${name}` }
  const { $schema: _, $defs: __, ...own } = toJsonSchema(schema, { ...config, definitions }) as Json
  return own
}

export const namedSchemas = (): Json => ({ ...toJsonSchemaDefs(definitions, config) })
