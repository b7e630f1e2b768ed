import type { Page } from 'playwright-core'

/** A value as source code. */
export function source(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (typeof value === 'function') return String(value)
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{ ${parts.map(([name, part]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${source(part)}`).join(', ')} }`
}

/** What a stub does with a call that it is given, as source code: what it closes over is written out. */
function stub(handler: (route: never) => unknown): string {
  let does = '() => {}'
  const route = {
    fulfill: (answer: unknown) => {
      does = `(route) => route.fulfill(${source(answer)})`
    },
    continue: () => {
      does = '(route) => route.continue()'
    },
    abort: (reason?: string) => {
      does = `(route) => route.abort(${reason === undefined ? '' : source(reason)})`
    },
  }
  handler(route as never)
  return does
}

/** A page that does nothing but record, as source code, the calls made on it. */
export function recorder() {
  const lines: string[] = []
  const chain = (expression: string): unknown =>
    new Proxy(() => {}, {
      get: (_, name) => {
        if (typeof name === 'symbol') return undefined
        if (name !== 'then') return chain(`${expression}.${name}`)
        return (resolve: (value: undefined) => void) => {
          lines.push(`await ${expression}`)
          // The script takes over a prerendered page.
          if (expression.startsWith('page.goto('))
            lines.push("await expect(page.locator('[data-prerendered]')).toHaveCount(0)")
          resolve(undefined)
        }
      },
      apply: (_, __, given: unknown[]) => {
        const isStub = expression.endsWith('.route')
        const written = given.map((one) => (isStub && typeof one === 'function' ? stub(one as never) : source(one)))
        return chain(`${expression}(${written.join(', ')})`)
      },
    })
  // The page itself is no promise, so that it can be handed to an async function and back.
  const page = new Proxy({} as Page, {
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : chain(`page.${name}`)),
  })
  return { page, lines, take: () => lines.splice(0) }
}
