import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorKey } from '../../server/features/operators/key.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const metrics = async () => {
  const headers = { authorization: `Bearer ${operatorKey(server.deps)}` }
  return (await server.app.request('/operator/metrics', { headers })).text()
}
const delayIn = (text: string, quantile: string) =>
  Number(text.match(new RegExp(`^event_loop_delay_seconds\\{quantile="${quantile}"\\} (\\S+)$`, 'm'))?.[1])

it('a blocked thread is reported as event loop delay, once', async () => {
  await metrics()
  // The monitor samples the delay every 20 ms.
  await new Promise((later) => setTimeout(later, 50))
  const end = performance.now() + 400
  while (performance.now() < end);
  // As above, waits for the sample that contains the delay.
  await new Promise((later) => setTimeout(later, 50))
  const published = await metrics()
  expect(delayIn(published, '1')).toBeGreaterThan(0.35)
  expect(delayIn(published, '0.99')).toBeGreaterThan(0)
})

it('every alert queries an existing metric', async () => {
  const rules = readFileSync('deploy/alerts.yml', 'utf8')
  const expressions = [...rules.matchAll(/^\s+expr: (.*)$/gm)].map(([, expression = '']) => expression)
  expect(expressions.some((one) => one.startsWith('event_loop_delay_seconds'))).toBe(true)
  const published = await metrics()
  for (const expression of expressions) {
    const [name = ''] = expression.match(/^[a-z_]+(\{[^}]*\})?/) ?? []
    expect([expression, published.split('\n').some((line) => line.startsWith(`${name} `))]).toEqual([expression, true])
  }
  expect(readFileSync('deploy/prometheus.yml', 'utf8')).toContain('alerts.yml')
})
