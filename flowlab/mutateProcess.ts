import { mutate } from './mutate.ts'
import { flowNamed } from './registry.ts'

/** Mutates the flows whose names it is sent, one after the other: a part of `npm run flows mutate`. */

process.on('message', async (name: string) => {
  const flow = flowNamed(name)
  if (flow) process.send?.(await mutate(flow))
})
process.send?.('ready')
