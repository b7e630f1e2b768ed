import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Flow } from '../model/flow.ts'
import { defineProject, projectOf } from '../model/project.ts'
import { changesOf } from './changes.ts'
import { everywhereChanges } from './everywhere.ts'
import {
  approvedEverywhere,
  approvedFile,
  approvedTraces,
  everywhereNow,
  tracesNow,
  walkAll,
  writeApproved,
} from './file.ts'
import type { Trace } from './walk.ts'

/** The folder of the approved paths of a flow without a project. */
export const defaultFolder = 'flowlab-approved'

export interface ApproveOptions {
  /** Only compares. */
  check?: boolean
  /** The folder of a flow without a project, relative to the working directory; `flowlab-approved` by default. */
  approved?: string
}

/** Gives a flow without a project one of its own, with its approved paths in this folder. */
export function requireProject(flow: Flow, folder = defaultFolder): void {
  if (!projectOf(flow.name)) defineProject({ flows: [flow], approved: folder })
}

/**
 * Walks the generated paths of a flow, writes what they show into its approved file, and returns what changed since it
 * was last written, a sentence each; none if nothing did. Throws if the machine cannot be walked to the end of a path.
 */
export async function approve(flow: Flow, { check = false, approved: folder }: ApproveOptions = {}): Promise<string[]> {
  requireProject(flow, folder)
  const [approved, now, steps] = [approvedTraces(flow.name), await tracesNow(flow), everywhereNow(flow)]
  const changes = approved.length > 0 ? await changesSince(approved, now, steps, flow) : [noneBefore(now.length)]
  if (changes.length > 0 && !check) {
    const file = approvedFile(flow.name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, writeApproved(flow.name, now, steps))
  }
  return changes
}

const noneBefore = (count: number) => `${count} path${count === 1 ? '' : 's'}, none approved before.`

async function changesSince(approved: readonly Trace[], now: readonly Trace[], steps: readonly string[], flow: Flow) {
  const changes = [
    ...changesOf(approved, await walkAll(flow.model, approved), now),
    ...everywhereChanges(approvedEverywhere(flow.name), steps),
  ]
  const isReordered = changes.length === 0 && JSON.stringify(approved) !== JSON.stringify(now)
  return isReordered ? ['The paths are in a different order.'] : changes
}
