import type * as v from 'valibot'
import type { RefusalCode } from './envelope.ts'

/** A route's declaration, shared by the server that mounts it, the published document and the client that calls it. */

type Schema = v.GenericSchema

/** The subjects of routes, in the order of the published contract. */
export const routeTags = {
  codes: 'One-time codes that verify an email address or a mobile number.',
  accounts: 'Registration, login and password reset.',
  session: 'The session of a logged-in account.',
  security: 'Devices, security events, data export and account deletion.',
  catalog: 'Option lists, countries and currencies.',
  profiles: 'A member’s profiles, step by step, up to the review.',
  documents: 'Files of a profile.',
  listings: 'Approved profiles, as others see them.',
  searches: 'Searches saved by name, with alerts.',
  proposals: 'Proposals and each step of their lifecycle.',
  chats: 'Conversations, their marks and live events.',
  memberships: 'Plans, purchases, payments and refunds.',
  notifications: 'Notifications of an account, and its preferences.',
  devices: 'Browsers that receive pushes.',
  support: 'Messages to support.',
  traces: 'The steps of members who share how they use the site.',
  reviews: 'A reviewer’s pending items and decisions.',
} as const

export interface Declaration {
  tag: keyof typeof routeTags
  summary: string
  /** Who may call the route: anyone, a member with a bearer token, or a holder of the reviewer's key. */
  who: 'anyone' | 'member' | 'reviewer'
  /** Path parameters that are not plain text, by name. */
  params?: Readonly<Record<string, Schema>>
  query?: Schema
  /** The body, as JSON or form-encoded. */
  body?: Schema
  /** The fields sent with a file as multipart. */
  form?: Schema
  /** An example of the body or the form. */
  example?: unknown
  answer: Schema
  /** The status of a refusal that has the shape of the response. */
  saysNoAt?: 400
  /** The media type of a response that is not JSON. */
  media?: string
  /** The refusals besides `usualRefusals`. */
  refusals: readonly RefusalCode[]
}

/** The refusals that the path, the caller or the input can cause before the route itself runs. */
export function usualRefusals(name: string, { who, query, body, form }: Declaration): RefusalCode[] {
  return [
    'BAD_REQUEST',
    ...(who === 'member' ? (['UNAUTHORIZED'] as const) : []),
    ...(name.startsWith('GET ') ? [] : (['CROSS_ORIGIN'] as const)),
    // Without the key, a reviewer's route responds with NOT_FOUND.
    ...(name.includes('/:') || who === 'reviewer' ? (['NOT_FOUND'] as const) : []),
    ...(query || body || form ? (['VALIDATION_FAILED'] as const) : []),
  ]
}

export type Declarations = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Declaration>>
