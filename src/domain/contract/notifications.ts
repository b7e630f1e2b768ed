import * as v from 'valibot'
import { notificationKinds } from '../notifications/kinds.ts'
import { isTimeZone } from '../timeZone.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, pageOf } from './envelope.ts'

export const notificationSchema = v.object({
  id: uuid,
  kind: v.picklist(notificationKinds),
  words: v.object({ name: v.string(), excerpt: v.string(), to: v.string() }),
  read: v.boolean(),
  updated_at: instant,
})
export type Notification = v.InferOutput<typeof notificationSchema>

/** GET /notifications?cursor= — newest first. */
export const notificationQuery = v.object(cursorQuery)
export const notificationPageResponse = v.object({ ...pageOf(notificationSchema).entries, unread: v.number() })
export type NotificationPage = v.InferOutput<typeof notificationPageResponse>
/** POST /notifications/read — marks one by its id, or all with null. */
export const readNotificationsRequest = v.object({ id: v.nullable(uuid) })
export const readNotificationsResponse = v.object({ ...done, unread: v.number() })

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const kinds = v.array(v.picklist(notificationKinds))
/** GET and PUT /notification-preferences. */
export const preferencesSchema = v.object({
  off: v.object({ push: kinds, email: kinds }),
  quiet: v.boolean(),
  quiet_from: clock,
  quiet_until: clock,
  /** Kinds that are pushed even during quiet hours. */
  through_quiet: v.optional(kinds, []),
  time_zone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)),
})
export type NotificationPreferences = v.InferOutput<typeof preferencesSchema>
export const preferencesResponse = v.object({ ...done, preferences: preferencesSchema })

export const notificationRoutes = {
  'GET /notifications': {
    tag: 'notifications',
    summary: 'List notifications',
    who: 'member',
    query: notificationQuery,
    answer: notificationPageResponse,
    refusals: [],
  },
  'POST /notifications/read': {
    tag: 'notifications',
    summary: 'Mark one or all as read',
    who: 'member',
    body: readNotificationsRequest,
    example: { id: null },
    answer: readNotificationsResponse,
    refusals: [],
  },
  'GET /notification-preferences': {
    tag: 'notifications',
    summary: 'Notification preferences',
    who: 'member',
    answer: preferencesResponse,
    refusals: [],
  },
  'PUT /notification-preferences': {
    tag: 'notifications',
    summary: 'Change notification preferences',
    who: 'member',
    body: preferencesSchema,
    example: {
      off: { push: [], email: ['proposal_received'] },
      quiet: true,
      quiet_from: '22:00',
      quiet_until: '07:00',
      through_quiet: [],
      time_zone: 'Asia/Kolkata',
    },
    answer: preferencesResponse,
    refusals: [],
  },
} as const satisfies Declarations
