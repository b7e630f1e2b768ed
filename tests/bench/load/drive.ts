/** Makes one call; returns its status. */
export type Asker = (reader: number) => Promise<number>

export interface Figures {
  asked: number
  /** 4xx: limits, and data that has changed meanwhile. */
  refused: number
  /** 5xx, and calls without a response. */
  faults: number
  perSecond: number
  p50: number
  p99: number
  slowest: number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Runs this many readers, each of whom sends the next call as soon as the last one is answered. */
export async function drive(readers: number, seconds: number, ask: Asker): Promise<Figures> {
  const times: number[] = []
  let [refused, faults] = [0, 0]
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      while (performance.now() < until) {
        const before = performance.now()
        const status = await ask(reader).catch(() => 0)
        times.push(performance.now() - before)
        if (status === 0 || status >= 500) faults++
        else if (status >= 400) refused++
      }
    }),
  )
  times.sort((one, other) => one - other)
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  const took = (performance.now() - started) / 1000
  return {
    asked: times.length,
    refused,
    faults,
    perSecond: Math.round(times.length / took),
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
  }
}
