import type { NotificationPage, NotificationPreferences } from '../domain/contract/notifications.ts'
import { get, post, put } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export const loadNotifications = (cursor: string | null, signal: AbortSignal): Promise<NotificationPage> =>
  get<NotificationPage>('notifications', cursor ? { cursor } : {}, signal)

/** One by its id, or all; what is left unread. */
export const markNotificationRead = async (id: string | null, signal: AbortSignal): Promise<number> =>
  (await post<{ unread: number }>('notifications/read', { id }, signal)).unread

const preferencesIn = ({ preferences }: { preferences: NotificationPreferences }) => preferences

export const loadPreferences = (signal: AbortSignal): Promise<NotificationPreferences> =>
  get<{ preferences: NotificationPreferences }>('notification-preferences', {}, signal).then(preferencesIn)

export const savePreferences = (
  preferences: NotificationPreferences,
  signal: AbortSignal,
): Promise<Outcome<NotificationPreferences>> =>
  outcomeOf(
    put<{ preferences: NotificationPreferences }>('notification-preferences', { ...preferences }, signal).then(
      preferencesIn,
    ),
  )
