import type { NotificationPage, NotificationPreferences } from '../domain/contract/notifications.ts'
import { call } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export const loadNotifications = (cursor: string | null, signal: AbortSignal): Promise<NotificationPage> =>
  call('GET /notifications', { query: cursor ? { cursor } : {}, signal })

/** Marks one notification by its id, or all; returns the number of unread ones. */
export const markNotificationRead = async (id: string | null, signal: AbortSignal): Promise<number> =>
  (await call('POST /notifications/read', { body: { id }, signal })).unread

const preferencesIn = ({ preferences }: { preferences: NotificationPreferences }) => preferences

export const loadPreferences = (signal: AbortSignal): Promise<NotificationPreferences> =>
  call('GET /notification-preferences', { signal }).then(preferencesIn)

export const savePreferences = (
  preferences: NotificationPreferences,
  signal: AbortSignal,
): Promise<Outcome<NotificationPreferences>> =>
  outcomeOf(call('PUT /notification-preferences', { body: preferences, signal }).then(preferencesIn))
