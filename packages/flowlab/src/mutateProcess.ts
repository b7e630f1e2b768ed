import type { Project } from './model/project.ts'
import { mutate } from './mutation/mutate.ts'

/** The worker process of `mutateMany`: mutates the flows whose names it receives, one after the other. */

const { default: project } = (await import(process.argv[2] ?? '')) as { default: Project }

process.on('message', async (name: string) => {
  const flow = project.flows.find((each) => each.name === name)
  if (flow) process.send?.(await mutate(flow))
})
process.send?.('ready')
