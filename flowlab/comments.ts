import { partAt } from 'flowlab/draw/anchor.ts'
import { chartOf } from 'flowlab/draw/chart.ts'
import type { Flow } from 'flowlab/model/flow.ts'

/**
 * The file of the comments, in `docs/flows`; written by people and by `npm run flows comment`. In a folder of its own,
 * since every JSON file beside the drawings is a machine.
 */
export const commentsFile = 'comments/comments.json'

/** A remark on a flow, a state or a transition. */
export interface Comment {
  flow: string
  /** The id of a state or the anchor of a transition; null for the whole flow. */
  at: string | null
  by: string
  /** The day on which it was written, `2026-11-26`. */
  on: string
  says: string
}

/** The address of a flow or a part of it in the gallery. It has no position, so that it survives changes elsewhere. */
export function addressOf(flow: string, at: string | null): string {
  if (at === null) return `#${flow}`
  return `#${flow}/${at.includes(' on ') ? 'transition' : 'state'}/${encodeURIComponent(at)}`
}

/** The comments that point to nothing, one sentence each. */
export const lostComments = (comments: readonly Comment[], flows: readonly Flow[]): string[] =>
  comments.flatMap(({ flow, at, by, on }) => {
    const found = flows.find(({ name }) => name === flow)
    if (!found) return [`the comment of ${by} on ${on} is about the flow ${flow}, which is not there`]
    if (at === null || partAt(chartOf(flow, found.model.machine), at)) return []
    return [`${flow}: the comment of ${by} on ${on} is about ${at}, which is not there`]
  })
