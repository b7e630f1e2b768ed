import { Counter, Histogram, Registry } from 'prom-client'

export const registry = new Registry()

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to the first byte of the response',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

export const faults = new Counter({ name: 'faults_total', help: 'Responses with status 500', registers: [registry] })

export const sweepFailures = new Counter({
  name: 'sweep_failures_total',
  help: 'Failures of sweeps, each of a whole sweep or of one row',
  labelNames: ['sweep'] as const,
  registers: [registry],
})

/** `route` is the pattern, never the address, because the number of addresses is unlimited. */
export const countRequest = (method: string, route: string, status: number, seconds: number): void =>
  requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
