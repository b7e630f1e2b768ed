import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser, type Visitor } from '../../support/browser.ts'
import { call, type LoggedIn, openDemoChat, signInDemo, writeText } from '../../support/demo.ts'
import { newDataDirectory, type Product, startProduct } from '../../support/product.ts'
import { startPushService } from '../../support/pushService.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { longestWait, until } from '../../support/until.ts'

const config = { apiKey: 'k', projectId: 'p', appId: '1:2:web:3', messagingSenderId: '2' }
const vapidKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

let service: Awaited<ReturnType<typeof startPushService>>
let product: Product
let browser: Browser
let founder: LoggedIn
let investor: LoggedIn
let reader: Visitor
let chatId: string
let workers: CDPSession

beforeAll(async () => {
  service = await startPushService()
  product = await startProduct(newDataDirectory(), {
    FIREBASE_CONFIG: JSON.stringify(config),
    FIREBASE_VAPID_KEY: vapidKey,
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(service.serviceAccount),
    FCM_ENDPOINT: service.endpoint,
  })
  browser = await openBrowser()
  founder = await signInDemo(product.origin, 'founder@demo.in', 'entrepreneur')
  investor = await signInDemo(product.origin, 'investor@demo.in', 'investor')
  chatId = await openDemoChat(product.origin, founder, investor)
  await call(product.origin, investor, 'PUT', 'notification-preferences', {
    off: { push: [], email: [] },
    quiet: false,
    quiet_from: '22:00',
    quiet_until: '08:00',
    time_zone: 'Asia/Kolkata',
  })
  reader = await openLoggedIn(browser, product.origin, investor)
  await standInForGoogle(reader)
})

afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
  await service?.close()
})

/**
 * This machine has no access to a push service, so the test simulates the browser's subscription and Google's two
 * calls.
 */
async function standInForGoogle({ context }: Visitor): Promise<void> {
  await context.grantPermissions([], { origin: product.origin })
  await context.addInitScript(() => {
    // Chromium's headless shell prompts and grants like the browser, but its `permission` does not change.
    const [known, ask] = [Notification.permission, Notification.requestPermission.bind(Notification)]
    let asked: NotificationPermission = known
    Notification.requestPermission = async () => {
      asked = await ask()
      return asked
    }
    Object.defineProperty(Notification, 'permission', { get: () => asked })
    const subscription = {
      endpoint: 'https://push.example/1',
      expirationTime: null,
      options: {},
      getKey: () => new Uint8Array([1, 2, 3]).buffer,
      unsubscribe: async () => true,
    }
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => null
  })
  const answer = (pattern: string, body: object) =>
    context.route(pattern, (route) =>
      route.fulfill({
        json: body,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    )
  await answer('https://firebaseinstallations.googleapis.com/**', {
    fid: 'cAAAAAAAAAAAAAAAAAAAAA',
    refreshToken: 'r',
    authToken: { token: 'a', expiresIn: '604800s' },
  })
  await answer('https://fcmregistrations.googleapis.com/**', { token: 'fine-browser' })
}

const bell = () => reader.page.getByRole('button', { name: /^Notifications/ })
const stored = () => reader.page.evaluate(() => localStorage.getItem('FCMDeviceToken'))

/** Delivers a push to the service worker, like the browser's push service. */
async function deliver(data: Record<string, string>): Promise<void> {
  const registrations = new Promise<string>((resolve) => {
    workers.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) => {
      const [first] = known
      if (first) resolve(first.registrationId)
    })
  })
  await workers.send('ServiceWorker.enable')
  await workers.send('ServiceWorker.deliverPushMessage', {
    origin: product.origin,
    registrationId: await registrations,
    data: JSON.stringify({ from: '2', fcmMessageId: data.message_id, data }),
  })
  await workers.send('ServiceWorker.disable')
}

describe('Firebase Cloud Messaging in Chromium', () => {
  it('shows no prompt on arrival; a press registers the device and stores its token', async () => {
    await reader.page.goto('/investor/my-proposals')
    await bell().click()
    const turnOn = reader.page.getByRole('button', { name: 'Turn on push notifications' })
    await turnOn.waitFor()
    expect(await stored()).toBe(null)
    await reader.context.grantPermissions(['notifications'], { origin: product.origin })
    await turnOn.click()
    await reader.page.getByText('Push notifications are on for this device.').waitFor()
    expect(await stored()).toBe('fine-browser')
    await reader.page.keyboard.press('Escape')
  })

  it('the worker is registered at the root, activated, under the policy of the page', async () => {
    const worker = await reader.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return { scope: new URL(registration.scope).pathname, state: registration.active?.state }
    })
    expect(worker).toEqual({ scope: '/', state: 'activated' })
  })

  it('a message is pushed to the device; in the foreground it is the toast, once, and the event is broadcast', async () => {
    // Toasts expire by the page's clock.
    await reader.page.clock.install()
    await reader.page.evaluate(() => {
      const received: unknown[] = []
      Object.assign(window, { received })
      window.addEventListener('new-chat-message', (event) => received.push((event as CustomEvent).detail))
    })
    await writeText(product.origin, founder, chatId, 'Pushed to you')
    await vi.waitFor(() => expect(service.taken.at(-1)).toMatchObject({ token: 'fine-browser' }), {
      timeout: longestWait,
    })
    const data = service.taken.at(-1)?.data ?? {}
    expect(data).toMatchObject({ user_id: investor.id, action_id: chatId, message: 'Pushed to you' })
    workers = await reader.context.newCDPSession(reader.page)
    await deliver(data)
    const received = () =>
      reader.page.evaluate(() => (window as unknown as { received: { action_id: string }[] }).received)
    await vi.waitFor(async () => expect((await received()).length).toBeGreaterThanOrEqual(2), { timeout: longestWait })
    expect((await received()).every(({ action_id }) => action_id === chatId)).toBe(true)
    const toast = reader.page.getByRole('status').getByRole('link', { name: 'message recieved!' })
    await toast.first().waitFor()
    expect(await toast.count()).toBe(1)
  })

  it('an event for another account shows nothing', async () => {
    const toast = reader.page.getByRole('link', { name: 'message recieved!' })
    const toastsGo = () =>
      until('the toasts go', async () => {
        await reader.page.clock.runFor(1_000)
        return (await toast.count()) === 0
      })
    await toastsGo()
    const received = () =>
      reader.page.evaluate(() => (window as unknown as { received: { action_id: string }[] }).received)
    const before = (await received()).length
    const [theirs, own] = [crypto.randomUUID(), crypto.randomUUID()]
    const pushed = { ...service.taken.at(-1)?.data, to: '/investor/chats' }
    await deliver({ ...pushed, action_id: theirs, user_id: founder.id, message_id: crypto.randomUUID() })
    // Only pushes after this one count.
    await deliver({ ...pushed, action_id: own, user_id: investor.id, message_id: crypto.randomUUID() })
    await vi.waitFor(
      async () => expect((await received()).slice(before).map(({ action_id }) => action_id)).toEqual([own]),
      {
        timeout: longestWait,
      },
    )
    await toast.waitFor()
    expect(await toast.count()).toBe(1)
    await toastsGo()
  })

  it('with no visible page a message is a system notification, and the tabs in the background receive it', async () => {
    // The worker checks for a visible window before it decides; a headless browser shows no notification.
    const [worker] = reader.context.serviceWorkers()
    await worker?.evaluate(() => {
      const scope = globalThis as unknown as {
        clients: { matchAll: () => Promise<unknown[]> }
        registration: { showNotification: (title: string, options: { body: string; tag: string }) => Promise<void> }
      }
      scope.clients.matchAll = async () => []
      scope.registration.showNotification = async (title, { body, tag }) => {
        Object.assign(scope, { shown: { title, body, tag } })
      }
    })
    await reader.page.evaluate(() => Object.assign(window, { received: [] }))
    const data = { ...service.taken.at(-1)?.data, message_id: crypto.randomUUID() }
    await deliver(data as Record<string, string>)
    await reader.page.getByRole('status').getByRole('link', { name: 'message recieved!' }).waitFor()
    const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown?: object }).shown)
    const reported = { title: 'message recieved!', body: 'Pushed to you', tag: chatId }
    await vi.waitFor(async () => expect(await shown()).toEqual(reported), { timeout: longestWait })
  })

  it('logout first unregisters the device, on the server too', async () => {
    await reader.page.getByRole('button', { name: /Account of/ }).click()
    await reader.page.getByRole('button', { name: 'Logout' }).click()
    const forgotten = reader.page.waitForRequest('**/api/unregister-device')
    await reader.page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    expect((await forgotten).postDataJSON()).toEqual({ token: 'fine-browser', push_type: 'WEB_PUSH' })
    await reader.page.getByRole('link', { name: 'Log in as an investor' }).waitFor()
    expect(await stored()).toBe(null)
    const before = service.taken.length
    const another = await signInDemo(product.origin, 'investor@demo.in', 'investor')
    await call(product.origin, another, 'POST', 'register-device', { token: 'fine-other', push_type: 'WEB_PUSH' })
    await writeText(product.origin, founder, chatId, 'Nobody is there')
    await vi.waitFor(() => expect(service.taken.length).toBeGreaterThan(before), { timeout: longestWait })
    expect(service.taken.slice(before).map(({ token }) => token)).toEqual(['fine-other'])
    expect(reader.problems).toEqual([])
  })
})
