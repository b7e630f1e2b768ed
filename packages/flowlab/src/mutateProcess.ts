import type { Project } from './model/project.ts'
import { mutate } from './mutation/mutate.ts'

/** Mutates the flows whose names it is sent, one after the other: a part of `mutateMany`. */

const { default: project } = (await import(process.argv[2] ?? '')) as { default: Project }

process.on('message', async (name: string) => {
  const flow = project.flows.find((each) => each.name === name)
  if (flow) process.send?.(await mutate(flow))
})
process.send?.('ready')
