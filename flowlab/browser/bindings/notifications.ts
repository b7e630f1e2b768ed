import type { Page } from 'playwright-core'
import type { Notification, NotificationPreferences } from '../../../src/domain/contract/notifications.ts'
import type { LoadedPreferences } from '../../../src/machines/notificationPreferencesMachine.ts'
import type { NotificationState } from '../../../src/machines/notificationsMachine.ts'
import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import { answering, decide, member, ok, press, saysRefusal, signIn } from './acts.ts'
import type { Refused } from './login.ts'

const opensBell = press('Notifications')

async function openPage(page: Page): Promise<void> {
  await signIn(page, member)
  // No news arrives, and the connection stays open.
  await page.route(/\/api\/events/, () => {})
  await page.goto(addresses.aboutUs)
}

interface Listed {
  list: readonly Notification[]
  nextCursor: string | null
  unread: number
}
/** Always just now, on every clock and in every zone. */
const later = '2040-01-01T08:00:00.000Z'
const justNow = (notification: Notification) => ({ ...notification, updated_at: later })

const says = 'You’ll get message alerts while Founders is open.'
const centre = (context: Listed) => ({
  reads: ['Notifications', ...(context.list.length > 0 ? ['Verma Cold Chain has sent you a message'] : []), says],
  liveRegions: [`status: ${says}`],
  offers: [
    'button Settings',
    ...context.list.map(
      ({ read }) => `link Verma Cold Chain has sent you a message${read ? '' : ' , Unread'} Hello Just Now`,
    ),
  ],
  without: context.unread > 0 ? [] : ['button Mark all as read'],
})

/** The notifications behind the bell. */
export const notifications: Binding = {
  name: 'notifications',
  reach: 'its screen',
  open: async (page) => {
    await openPage(page)
    await opensBell(page)
  },
  does: {
    'bell.opened': async (page: Page) => {
      await page.keyboard.press('Escape')
      await opensBell(page)
    },
    'more.requested': press('Earlier notifications'),
    'all.read': press('Mark all as read'),
    'notification.opened': (page: Page) => page.getByRole('link', { name: 'Verma Cold Chain' }).first().click(),
    'retry.requested': press('Try again'),
  },
  calls: {
    fetchNotifications: {
      method: 'GET',
      url: /\/api\/notifications(\?|$)/,
      losses: [],
      body: ({ list, ...page }: NotificationState) => ok({ ...page, list: list.map(justNow) }),
    },
    markRead: {
      method: 'POST',
      url: /\/api\/notifications\/read$/,
      body: (unread: number) => ok({ unread }),
    },
  },
  main: 'markRead',
  screen: {
    within: '#notifications',
    presses: {
      'button Mark all as read': 'all.read',
      'button Earlier notifications': 'more.requested',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: (context: Listed) => {
        const { offers, without } = centre(context)
        return { liveRegions: ['status: Loading…', `status: ${says}`], offers, without }
      },
      unavailable: (context: Listed) => ({ ...centre(context), reads: ['We couldn’t load your notifications.'] }),
      listed: centre,
      refreshing: centre,
      loadingMore: centre,
      markingRead: centre,
    },
    leads: { 'notification.opened {"id":"n"}': addresses.chat(addresses.base('investor', null), 'c') },
  },
}

const settings = 'Notification settings'
const chosen = (context: Refused) => ({
  reads: [settings, 'Notification', 'Push', 'New message'],
  liveRegions: saysRefusal(context),
})

/** The settings of the notifications, opened from the bell. */
export const notificationPreferences: Binding = {
  name: 'notificationPreferences',
  reach: 'its screen',
  open: async (page) => {
    // The zone of the samples, wherever the walk is taken.
    await page.addInitScript({
      content: `{
        const { DateTimeFormat } = Intl
        DateTimeFormat.prototype.resolvedOptions = () => ({ timeZone: 'Asia/Kolkata' })
      }`,
    })
    await answering(page, /\/api\/notifications(\?|$)/, { list: [], next_cursor: null, unread: 0 })
    await openPage(page)
  },
  does: {
    'settings.opened': async (page: Page) => {
      await opensBell(page)
      await press('Settings')(page)
    },
    'settings.closed': decide('Cancel'),
    'kinds.switched': (page: Page, { on }: { on: boolean }) => page.getByLabel('New message by Email').setChecked(on),
    'urgency.switched': (page: Page, { on }: { on: boolean }) =>
      page.getByLabel('New message during quiet hours too').setChecked(on),
    'quiet.changed': (page: Page) =>
      page.getByLabel('Quiet hours: no push notifications except the types ticked above').setChecked(false),
    'form.submitted': decide('Save'),
    'retry.requested': decide('Try again'),
  },
  calls: {
    loadPreferences: {
      method: 'GET',
      url: /\/api\/notification-preferences$/,
      losses: [],
      body: ({ preferences }: LoadedPreferences) => ok({ preferences }),
    },
    savePreferences: {
      method: 'PUT',
      url: /\/api\/notification-preferences$/,
      sends: ({ preferences }: { preferences: NotificationPreferences }) => preferences,
      body: ({ value }: { value: NotificationPreferences }) => ok({ preferences: value }),
    },
  },
  main: 'savePreferences',
  screen: {
    presses: {
      'button Save': 'form.submitted',
      'button Cancel': 'settings.closed',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: { reads: [settings], liveRegions: ['status: Loading…'] },
      unavailable: { reads: [settings, 'We couldn’t load your settings.'] },
      editing: chosen,
      saving: chosen,
      unanswered: (context: Refused) => ({
        ...chosen(context),
        liveRegions: ['alert: We couldn’t save your settings. It’s safe to try again.'],
      }),
    },
    announces: { 'savePreferences has saved them': 'Settings saved.' },
  },
}
