import type { PushData } from '../domain/contract/liveEvents.ts'

/** What the service worker makes of a push: the notification of the system, and whether open tabs receive it too. */
export const shownPush = (pushed: PushData) => ({
  title: pushed.title ?? 'message recieved!',
  options: { body: pushed.message, tag: pushed.action_id, icon: '/favicon.svg', data: pushed },
  // Open tabs receive other notifications through the live connection.
  isForTabs: !pushed.title,
})

/** Where a click on it leads: only an address of our own, whatever the push contains. */
export const addressIn = ({ to }: PushData): string => (to.startsWith('/') && !to.startsWith('//') ? to : '/')
