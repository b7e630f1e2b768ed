import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Logins in fresh browsers, submitted at every moment of a page's start, on three kinds of network. */

export const networks = ['fast', 'slow', 'shuffled'] as const
type Network = (typeof networks)[number]

/**
 * The moment of submitting the form: as soon as it is filled, some time later, or in the n-th task after React has
 * hydrated the page.
 */
export type Moment = { at: 'once' } | { at: 'later'; milliseconds: number } | { at: 'task'; number: number }

export interface Login {
  network: Network
  moment: Moment
  /** The seed of the network's delays. */
  seed: number
}

/** Evenly distributed over 0–1, the same each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Creates this many logins on each network, spread over the whole start of the page. */
export function logins(each: number): Login[] {
  return networks.flatMap((network, place) => {
    const random = randomFrom(place + 1)
    const longest = network === 'fast' ? 600 : 4_000
    return Array.from({ length: each }, (_, index): Login => {
      const seed = Math.floor(random() * 2 ** 31)
      if (index % 4 === 0) return { network, seed, moment: { at: 'once' } }
      if (index % 4 === 1) return { network, seed, moment: { at: 'later', milliseconds: random() * longest } }
      return { network, seed, moment: { at: 'task', number: Math.floor(random() * 40) } }
    })
  })
}

const wait = (milliseconds: number) => new Promise<void>((passed) => setTimeout(passed, milliseconds))

const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** Delays each script by a different time, so that they arrive in any order. */
async function shuffle(context: BrowserContext, seed: number): Promise<void> {
  const random = randomFrom(seed)
  await context.route(/\/static\/js\//, async (route) => {
    await wait(random() * 700)
    // The page may be closed by then.
    await route.continue().catch(() => null)
  })
}

async function emulate(network: Network, context: BrowserContext, page: Page, seed: number): Promise<void> {
  if (network === 'shuffled') await shuffle(context, seed)
  if (network !== 'slow') return
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Runs in the page: fills the form as soon as it exists, as a browser does, and presses in a task after React knows the
 * button.
 */
function fillAndPress({ email, password, number }: { email: string; password: string; number: number }): void {
  const { port1, port2 } = new MessageChannel()
  let left = number
  let isFilled = false
  port1.onmessage = () => {
    const [named, secret] = document.querySelectorAll<HTMLInputElement>('[name=email], [name=password]')
    const button = document.querySelector<HTMLElement>('main form button[type=submit]')
    if (!isFilled && named && secret && button) {
      named.value = email
      secret.value = password
      for (const field of [named, secret]) field.dispatchEvent(new Event('input', { bubbles: true }))
      isFilled = true
    }
    // React marks the elements that it knows.
    if (button && Object.keys(button).some((key) => key.startsWith('__react')) && left-- <= 0) return button.click()
    // Timer tasks run after the page's own work, channel tasks in between.
    if (button) port2.postMessage(null)
    else requestAnimationFrame(() => port2.postMessage(null))
  }
  port2.postMessage(null)
}

async function fillAndSend(page: Page, who: { email: string; password: string }, moment: Moment): Promise<void> {
  if (moment.at === 'task') await page.addInitScript(fillAndPress, { ...who, number: moment.number })
  // Acts as a person does: uses the visible part while the rest is still loading.
  await page.goto('/investor/login', { waitUntil: 'commit' })
  if (moment.at === 'task') return
  await page.locator('input[name=email]').fill(who.email)
  await page.locator('input[name=password]').fill(who.password)
  if (moment.at === 'later') await wait(moment.milliseconds)
  await page.locator('main form button[type=submit]').click({ noWaitAfter: true })
}

/** Null if the login succeeded; else the page's message. */
export async function logIn(
  browser: Browser,
  origin: string,
  who: { email: string; password: string },
  { network, moment, seed }: Login,
): Promise<string | null> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  try {
    await emulate(network, context, page, seed)
    await fillAndSend(page, who, moment)
    const isIn = page.getByRole('button', { name: /Account of/ }).waitFor()
    const refused = page.locator('main [aria-invalid], main .error').first()
    const verdict = await Promise.race([
      isIn.then(() => null).catch(() => 'nothing happened'),
      refused.waitFor().then(
        async () => `refused: ${await refused.evaluate((one) => one.textContent || one.getAttribute('name'))}`,
        () => 'nothing happened',
      ),
    ])
    return verdict ?? (problems.length > 0 ? problems.join('; ') : null)
  } finally {
    await context.close()
  }
}
