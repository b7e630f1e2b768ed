import type { BrowserContext, Page } from 'playwright-core'

/** The windows and responses of a failed test: its message alone seldom shows what a slow machine did. */

const mostLines = 60
const mostAnswers = 15
const contexts = new Map<BrowserContext, string[]>()
const closed: string[] = []
let hasFailed = () => false

/** Called before each test, with how to find out whether it has failed. */
export function watchTest(failed: () => boolean): void {
  hasFailed = failed
  closed.length = 0
}

const short = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '').slice(0, 120)

/** Describes the windows of this context when a test fails: a test's own hooks close them before anybody else can look. */
export function describeOnFailure(context: BrowserContext): void {
  const answers: string[] = []
  contexts.set(context, answers)
  const note = (line: string) => {
    answers.push(line)
    if (answers.length > mostAnswers) answers.shift()
  }
  context.on('response', (response) => {
    if (response.request().method() !== 'GET' || response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${short(response.url())}`)
  })
  context.on('requestfailed', (request) =>
    note(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${short(request.url())}`),
  )
  const close = context.close.bind(context)
  context.close = async (options) => {
    if (hasFailed() && contexts.has(context)) closed.push(await describeContext(context, answers))
    contexts.delete(context)
    await close(options)
  }
  context.on('close', () => contexts.delete(context))
}

/** Leaves out the parts that every page has. */
const ofThePage = (snapshot: string): string[] =>
  snapshot
    .split(/\n(?=- )/)
    .filter((part) => !/^- (banner|contentinfo|link "Skip)/.test(part))
    .flatMap((part) => part.split('\n'))

async function describePage(page: Page): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .catch((error: unknown) => `(not readable: ${error})`)
  return [`page ${short(page.url())}`, ...ofThePage(shown).slice(0, mostLines)].join('\n')
}

const describeContext = async (context: BrowserContext, answers: readonly string[]): Promise<string> =>
  [...(await Promise.all(context.pages().map(describePage))), 'last answers', ...answers].join('\n')

/**
 * Each window that is open, or was when the failed test closed it, as a screen reader presents it, with the latest
 * responses that refused or changed something.
 */
export async function describeWindows(): Promise<string> {
  const open = [...contexts].map(([context, answers]) => describeContext(context, answers))
  return [...closed, ...(await Promise.all(open))].join('\n\n')
}
