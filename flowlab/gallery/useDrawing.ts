import { type Chart, chartOf, nodesOf } from 'flowlab/draw/chart.ts'
import { type Drawing, layOut, type StatePicture, type View } from 'flowlab/draw/layout.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import type { Language } from 'flowlab/model/wording.ts'
import { useEffect, useMemo, useState } from 'react'

/** The maximum number of states in a chart that opens with its groups expanded. */
const mostAtOnce = 12

/** The states that can be folded, the outermost first. */
export const groupsOf = (chart: Chart): string[] =>
  nodesOf(chart.root)
    .filter(({ depth, children }) => depth > 0 && children.length > 0)
    .map(({ id }) => id)

/** The groups that are collapsed when a flow opens. */
export const closedAtFirst = (chart: Chart): ReadonlySet<string> =>
  new Set(nodesOf(chart.root).length - 1 > mostAtOnce ? groupsOf(chart) : [])

export const useChart = (flow: Flow): Chart => useMemo(() => chartOf(flow.name, flow.model.machine), [flow])

/**
 * The drawing of a chart, or its overview, laid out again when a group, the language, the view or the pictures change.
 */
export function useDrawing(
  chart: Chart,
  folded: ReadonlySet<string>,
  language: Language,
  view: View,
  pictures: ReadonlyMap<string, StatePicture>,
  isOverview = false,
): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isWanted = true
    void layOut(chart, folded, language, view, pictures, isOverview).then((done) => {
      if (isWanted) setDrawing(done)
    })
    return () => {
      isWanted = false
    }
  }, [chart, folded, language, view, pictures, isOverview])
  return drawing?.name === chart.name ? drawing : null
}
