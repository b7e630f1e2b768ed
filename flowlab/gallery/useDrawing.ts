import { chartOf } from 'flowlab/draw/chart.ts'
import { type Drawing, layOut } from 'flowlab/draw/layout.ts'
import type { Flow } from 'flowlab/model.ts'
import { useEffect, useMemo, useState } from 'react'

/** The drawing of a flow, laid out again when something is folded. */
export function useDrawing(flow: Flow, folded: ReadonlySet<string>): Drawing | null {
  const chart = useMemo(() => chartOf(flow.name, flow.model.machine), [flow])
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isWanted = true
    layOut(chart, folded).then((done) => {
      if (isWanted) setDrawing(done)
    })
    return () => {
      isWanted = false
    }
  }, [chart, folded])
  return drawing?.name === flow.name ? drawing : null
}
