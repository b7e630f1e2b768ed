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

/** A stub's handler as source code, with the values of its closure inlined. */
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

/** A page that only records its calls, as source code. */
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
      apply: (_, __, args: unknown[]) => {
        const isStub = expression.endsWith('.route')
        const written = args.map((one) => (isStub && typeof one === 'function' ? stub(one as never) : source(one)))
        return chain(`${expression}(${written.join(', ')})`)
      },
    })
  // The page must not be a promise, so that async functions can take and return it.
  const page = new Proxy({} as Page, {
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : chain(`page.${name}`)),
  })
  return { page, lines, take: () => lines.splice(0) }
}
