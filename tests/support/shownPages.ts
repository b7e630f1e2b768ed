import type { BrowserContext, Page } from 'playwright-core'

/** What the windows of a failed test show and were answered: its message alone seldom says what a slow machine did. */

const mostLines = 60
const mostAnswers = 15
const contexts = new Map<BrowserContext, string[]>()

const short = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '').slice(0, 120)

/** From now on, until the function that it answers with is called, the windows of this context are described when a test fails. */
export function describeOnFailure(context: BrowserContext): () => void {
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
  context.on('close', () => contexts.delete(context))
  return () => contexts.delete(context)
}

/** Without what stands on every page. */
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

/** Each open window as a screen reader would go through it, with the last answers that were refused or changed something. */
export async function describeOpenPages(): Promise<string> {
  const described = [...contexts].map(async ([context, answers]) =>
    [...(await Promise.all(context.pages().map(describePage))), 'last answers', ...answers].join('\n'),
  )
  return (await Promise.all(described)).join('\n\n')
}
