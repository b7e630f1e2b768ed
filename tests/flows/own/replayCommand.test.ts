import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import { versionOf } from 'flowlab/walk/shrink.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Binding, browserPaths } from '../../../flowlab/browser/binding.ts'
import { changePassword } from '../../../flowlab/browser/bindings/passwords.ts'
import { replay, report, walkAlone } from '../../../flowlab/commands/replay.ts'
import { launchOf, newVisitor, openBrowser } from '../../support/browser.ts'
import { sharedProduct } from '../../support/product.ts'

/** The page's message for a server fault, which this binding hides from screen readers. */
const fault = 'Something went wrong on our side.'
const muted: Binding = {
  ...changePassword,
  open: async (page, start) => {
    await page.addInitScript((words) => {
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('[role=alert]'))
          if (one.textContent?.startsWith(words)) one.removeAttribute('role')
      }).observe(document, { childList: true, subtree: true, characterData: true })
    }, fault)
    await changePassword.open(page, start)
  },
}

const names = ({ edges }: FlowPath) => edges.map(({ step }) => step.name)

function said(run: () => Promise<number>): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  return run()
    .then((code) => ({ code, text: lines.join('') }))
    .finally(() => spy.mockRestore())
}

describe('a replayed path', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  const walkIn = (binding: Binding) => (version: FlowPath) =>
    walkAlone(() => newVisitor(browser, sharedProduct().origin), binding, version)

  it('is shortened if it fails, and the printed command fails in the same way', async () => {
    const path = browserPaths(changePassword).find(({ id }) => id === '1i4xcri')
    if (!path) throw new Error('changePassword has no path 1i4xcri')
    const { code, text } = await said(() => report(muted, path, path, walkIn(muted)))
    expect(code).toBe(1)
    expect(text).toContain(`${path.id} of changePassword fails at step`)
    expect(text).toContain(fault)
    const [, only = ''] = new RegExp(`npm run flows -- replay ${path.id} --only ([\\d,]+)`).exec(text) ?? []
    const shortest = versionOf(path, only.split(',').map(Number))
    // Typing, submitting and a server fault: the shortest path that ends with a fault message.
    expect(names(shortest).map((name) => name.replace(/ \{.*/, ''))).toEqual([
      'field.changed',
      'form.submitted',
      'updatePassword gets no answer (2)',
    ])
    expect((await walkIn(muted)(shortest))?.message).toContain(fault)
    expect(await walkIn(changePassword)(shortest)).toBe(null)
  })

  it('reports success if every screen is as expected', async () => {
    const [path] = browserPaths(changePassword)
    if (!path) throw new Error('no path')
    const first = versionOf(path, [1])
    const { code, text } = await said(() => report(changePassword, path, first, walkIn(changePassword)))
    expect(code).toBe(0)
    expect(text).toContain('1 steps, every screen as expected.')
  })
})

describe('a visible window', () => {
  it('opens in a headed Chromium, as slowly as requested', () => {
    const launch = launchOf({ executable: '/usr/bin/chromium', slowMo: 600 })
    expect(launch).toMatchObject({ executablePath: '/usr/bin/chromium', headless: false, slowMo: 600 })
    expect(launch.args).not.toContain('--headless')
    expect(launchOf().args).toContain('--headless')
  })

  it('is refused with an explanation if there is no display', async () => {
    const [path] = browserPaths(changePassword)
    vi.stubEnv('DISPLAY', '')
    vi.stubEnv('WAYLAND_DISPLAY', '')
    const asked = replay.run([path?.id ?? ''], { headed: true } as never)
    await expect(asked).rejects.toThrow(process.platform === 'linux' ? 'a window needs a display' : /./)
    vi.unstubAllEnvs()
  })

  it.runIf(existsSync('/usr/bin/xvfb-run') && existsSync('/usr/bin/chromium'))('opens on a display', () => {
    const script = `
      import { chromium } from 'playwright-core'
      const browser = await chromium.launch(${JSON.stringify(launchOf({ executable: '/usr/bin/chromium' }))})
      const page = await browser.newPage()
      process.stdout.write(String(await page.evaluate(() => navigator.userAgent)))
      await browser.close()`
    const done = spawnSync('xvfb-run', ['-a', process.execPath, '--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect(done.stdout).toContain('Chrome/')
    expect(done.stdout).not.toContain('Headless')
  })
})
