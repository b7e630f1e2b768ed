import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { browserPaths } from '../../flowlab/browser/binding.ts'
import { bindings } from '../../flowlab/browser/bindings/index.ts'
import { standalone } from '../../flowlab/browser/standalone.ts'

const named = (name: string) => Object.values(bindings).filter((binding) => binding.name === name)
const names = [...new Set(Object.values(bindings).map(({ name }) => name))]

describe('a test file that runs anywhere', () => {
  it.each(names)(
    '%s: it is a program, imports the test runner alone and walks the paths of the browser tests',
    async (name) => {
      const text = await standalone(name, named(name))
      await transform(text, { loader: 'js' })
      expect(text.match(/\bfrom '[^']+'|\bimport\(|\brequire\(/g)).toEqual(["from '@playwright/test'"])
      expect(text).toContain('baseURL: process.env.BASE_URL')
      expect([...text.matchAll(/^test\("(\S+): /gm)].map(([, id]) => id)).toEqual(
        named(name).flatMap((binding) => browserPaths(binding).map(({ id }) => id)),
      )
    },
  )

  it('returns a prepared response to a call with the expected body, without a tester', async () => {
    const text = await standalone('changePassword', named('changePassword'))
    const answers = [...text.matchAll(/test\.step\("([^"\\]*)", async \(\) => \{\n +await calls\.(answer|lose)\(/g)]
    expect(answers.length).toBeGreaterThan(3)
    expect(answers.filter(([, title]) => !title?.startsWith('given: updatePassword '))).toEqual([])
    expect(text).toContain('{ current_password: "Old#Pass1", password: "New#Pass1", confirm_password: "New#Pass1" })')
  })

  it('performs a person’s steps, and compares the screen after each', async () => {
    const text = await standalone('logout', named('logout'))
    expect(text).toContain(
      [
        '  await test.step("logout.confirmed", async () => {',
        '    await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click()',
        '    await expectScreen(page, { controls: [], announced: [], reads: ["Logout?", "Are you sure you want to logout?"] })',
      ].join('\n'),
    )
  })
})
