import type * as v from 'valibot'
import { accountRoutes } from './accounts.ts'
import { analyticsRoutes } from './analytics.ts'
import { catalogRoutes } from './catalog.ts'
import { chatRoutes } from './chats.ts'
import type { Declaration } from './declaration.ts'
import { deviceRoutes } from './devices.ts'
import { marketRoutes } from './market.ts'
import { membershipRoutes } from './memberships.ts'
import { notificationRoutes } from './notifications.ts'
import { overviewRoutes } from './overview.ts'
import { ownDetailsRoutes } from './ownDetails.ts'
import { profileRoutes } from './profiles.ts'
import { proposalRoutes } from './proposals.ts'
import { reviewRoutes } from './reviews.ts'
import { savedSearchRoutes } from './savedSearches.ts'
import { securityRoutes } from './security.ts'
import { supportRoutes } from './support.ts'
import { traceRoutes } from './traces.ts'

/**
 * Every route under `/api`, by method and path. The client imports only the types, so the schemas stay on the server.
 */
export const contract = {
  ...accountRoutes,
  ...securityRoutes,
  ...ownDetailsRoutes,
  ...catalogRoutes,
  ...profileRoutes,
  ...marketRoutes,
  ...analyticsRoutes,
  ...savedSearchRoutes,
  ...proposalRoutes,
  ...overviewRoutes,
  ...chatRoutes,
  ...membershipRoutes,
  ...notificationRoutes,
  ...deviceRoutes,
  ...supportRoutes,
  ...traceRoutes,
  ...reviewRoutes,
} as const

export type Contract = typeof contract
export type RouteName = keyof Contract

export const routeNames = Object.keys(contract) as RouteName[]
export const declarationOf = (name: RouteName): Declaration => contract[name]

type SchemaIn<N extends RouteName, Part extends keyof Declaration> =
  Contract[N] extends Record<Part, infer S> ? (S extends v.GenericSchema ? S : never) : never

/** Routes that accept a file. */
export type UploadName = { [N in RouteName]: Contract[N] extends { form: unknown } ? N : never }[RouteName]

/** The parsed request body on the server. */
export type BodyOf<N extends RouteName> = v.InferOutput<SchemaIn<N, 'body'>>
export type QueryOf<N extends RouteName> = v.InferOutput<SchemaIn<N, 'query'>>
/** The server's response. */
export type ResponseOf<N extends RouteName> = v.InferOutput<Contract[N]['answer']>

/** The request body that a caller sends. */
export type SentBody<N extends RouteName> = v.InferInput<SchemaIn<N, 'body'>>
export type SentFields<N extends RouteName> = Omit<v.InferInput<SchemaIn<N, 'form'>>, 'file'>
export type SentQuery<N extends RouteName> = Written<v.InferInput<SchemaIn<N, 'query'>>>

/** Numbers are allowed in a query; undefined parameters are omitted. */
type Written<Q> = { [Name in keyof Q]: Q[Name] | (string extends Q[Name] ? number : never) | OrNothing<Q, Name> }
type OrNothing<Q, Name extends keyof Q> = object extends Pick<Q, Name> ? undefined : never

export type PathOf<N extends RouteName> = N extends `${string} ${infer Path}` ? Path : never
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
export type ParamsOf<N extends RouteName> = { [Name in NamesIn<PathOf<N>>]: ParamOf<N, Name> }
type ParamOf<N extends RouteName, Name extends string> = Contract[N] extends { params: Record<Name, infer S> }
  ? S extends v.GenericSchema
    ? v.InferInput<S>
    : string
  : string
