import type { startTestServer } from '../../support/server.ts'

export type Server = Awaited<ReturnType<typeof startTestServer>>

/**
 * One of the hard tests: its subject, its count, and a function that returns the observation or throws if the product
 * failed.
 */
export interface Trial {
  number: number
  title: string
  count: string
  run(server: Server): Promise<string>
}

export function hold(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise)
}

export const times = async (count: number, step: (round: number) => Promise<void>): Promise<void> => {
  for (let round = 0; round < count; round++) await step(round)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
