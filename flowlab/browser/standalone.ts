import type { FlowModel } from 'flowlab/model/flow.ts'
import type { ActorOutcome } from 'flowlab/model/step.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import type { Page } from 'playwright-core'
import { answerFor, type Binding, browserPaths, modelOf } from './binding.ts'
import { momentsOf } from './moments.ts'
import { lossOf, responseFor } from './networkStub.ts'
import { recorder, source } from './recorder.ts'
import { longestDelay, movesClock } from './replay.ts'
import { expectedAt } from './screen.ts'

/**
 * A test file for @playwright/test that depends on nothing in this repository: BASE_URL is the address of a running
 * product, and the test stubs the server's responses in the browser.
 */
export async function standalone(name: string, bindings: readonly Binding[]): Promise<string> {
  const tests: string[] = []
  for (const binding of bindings)
    for (const path of browserPaths(binding)) tests.push(await testOf(binding, modelOf(binding), path))
  return `${heading(name)}\n${tests.join('\n')}`
}

async function testOf(binding: Binding, model: FlowModel, path: FlowPath): Promise<string> {
  const { page, lines, take } = recorder()
  const moments = momentsOf(model, path)
  if (movesClock(path)) lines.push('await page.clock.install()')
  for (const [call, { method, url }] of Object.entries(binding.calls))
    lines.push(`await calls.hold(${source(call)}, ${source(method)}, ${String(url)})`)
  await binding.open(page, path.start)
  const opened = expectationLines(binding, moments[0])
  // If the first screen has no element of the flow, an idle network means that the flow's code has loaded.
  if (opened.length === 0) lines.push("await page.waitForLoadState('networkidle')")
  const steps = [block(`given: ${path.start}`, [...take(), ...opened])]
  for (const [index, moment] of moments.entries()) {
    const { step, name } = moment
    const before = moments[index - 1]
    if (!step || !before) continue
    const isDone = step.kind === 'event' || (step.kind === 'outcome' && !(step.source in binding.calls))
    if (step.kind === 'event') await binding.does[step.event.type]?.(page as Page, step.event as never)
    else if (step.kind === 'delay') lines.push(`await page.clock.fastForward(${longestDelay})`)
    else if (step.source in binding.calls) lines.push(...answer(binding, step.source, step.outcome, before.context))
    else await binding.settles?.[step.source]?.(page, step.outcome as never)
    const done = take()
    // Automatic responses are not a person's actions.
    const title = isDone && done.length > 0 ? name : `given: ${name}`
    steps.push(block(title, [...done, ...expectationLines(binding, moment)]))
  }
  return [
    `test(${source(`${path.id}: ${path.edges.length} steps`)}, async ({ page }) => {`,
    '  const calls = callsOf(page)',
    ...steps,
    '})',
    '',
  ].join('\n')
}

const block = (title: string, lines: readonly string[]) =>
  [`  await test.step(${source(title)}, async () => {`, ...lines.map((line) => `    ${line}`), '  })'].join('\n')

function answer({ calls }: Binding, name: string, reported: ActorOutcome, context: unknown): string[] {
  const call = calls[name]
  if (!call) return []
  const outcome = answerFor(call, reported)
  const body = call.sends ? source(call.sends(context as never)) : 'undefined'
  if ('error' in outcome)
    return [`await calls.lose(${source(name)}, ${source(lossOf(outcome.error, call, 0))}, ${body})`]
  const { status = 200, json } = responseFor(call, 'output' in outcome ? outcome.output : null)
  return [`await calls.answer(${source(name)}, ${source({ status, json })}, ${body})`]
}

function expectationLines({ screen }: Binding, moment: ReturnType<typeof momentsOf>[number] | undefined): string[] {
  if (!moment) return []
  const toast = screen.announces?.[moment.name]
  const expected = expectedAt(screen, moment)
  return [
    ...(toast ? [`await expect(page.getByText(${source(toast)}, { exact: true }).first()).toBeVisible()`] : []),
    ...(expected && 'arrives' in expected ? [`await page.waitForURL(${source(`**${expected.arrives}`)})`] : []),
    ...(expected && 'controls' in expected ? [`await expectScreen(page, ${source(expected)})`] : []),
  ]
}

const heading = (
  name: string,
) => `// Walks the flow "${name}" of a running product: BASE_URL=http://localhost:3000 npx playwright test
import { expect, test } from '@playwright/test'

if (!process.env.BASE_URL) throw new Error('BASE_URL is not set: it is the address of the running product')
test.use({
  baseURL: process.env.BASE_URL,
  locale: 'en-IN',
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Calls to the server wait here until the path says how each is answered; \`sends\` is the body that each must have. */
function callsOf(page) {
  const held = new Map()
  async function next(name, sends) {
    await expect.poll(() => (held.get(name) ?? []).length, { message: name + ' is called', timeout: 15_000 }).toBeGreaterThan(0)
    const route = held.get(name).at(-1)
    held.delete(name)
    if (sends !== undefined) expect(route.request().postDataJSON()).toEqual(sends)
    return route
  }
  return {
    hold: (name, method, url) =>
      page.route(url, (route) => {
        if (![method].flat().includes(route.request().method())) return route.fallback()
        held.set(name, [...(held.get(name) ?? []), route])
      }),
    answer: async (name, answer, sends) => (await next(name, sends)).fulfill(answer),
    lose: async (name, how, sends) => {
      const route = await next(name, sends)
      if (how === 'offline') await route.abort('internetdisconnected')
      else if (how === 'timed out') await route.abort('timedout')
      else await route.fulfill({ status: 500, json: { ErrorDetails: { message: 'The server is not well.' } } })
    },
  }
}

/** Exactly these controls are usable, and the texts are visible and announced. */
async function expectScreen(page, { controls, announced, reads, within }) {
  await expect(async () => {
    const dialog = page.locator('dialog[open]').last()
    const part = (await dialog.count()) > 0 ? dialog : page.locator(within ?? 'main')
    const lines = (await part.ariaSnapshot()).split('\\n')
    const used = lines.flatMap((line) => {
      const [, role, name = '', flags = ''] = /^\\s*- '?(button|link|tab|switch) "((?:[^"\\\\]|\\\\.)*)"([^:]*)/.exec(line) ?? []
      return role && !flags.includes('[disabled]') ? [role + ' ' + name.replaceAll('\\\\"', '"')] : []
    })
    const said = lines.flatMap((line) => {
      const [, role, words] = /^\\s*- '?(alert|status): "?(.*?)"?'?$/.exec(line) ?? []
      return role && words ? [role + ': ' + words.replaceAll('\\\\"', '"')] : []
    })
    expect(used.sort()).toEqual(controls)
    expect(said).toEqual(announced)
    const text = (await part.innerText()).replace(/\\s+/g, ' ')
    for (const words of reads) expect(text).toContain(words)
  }).toPass({ timeout: 10_000 })
}
`
