import type { Words } from 'flowlab/model/words.ts'
import { NoTraces, readTraffic, type TraceStep, type Traffic, type Visit } from 'flowlab/traffic/traffic.ts'
import { useState } from 'react'

interface Loaded {
  file: string
  traffic: Traffic
}

/** A file that could not be opened. */
interface Refused {
  file: string
  /** Null if the browser cannot read it. */
  because: Words | null
}

/** The file of traces that the reader has opened, and the step of a visit that the scrubber is at. */
export function useTraffic() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [problem, setProblem] = useState<Refused | null>(null)
  const [place, setPlace] = useState({ visit: 0, position: 0 })
  const visit: Visit | null = loaded?.traffic.visits[place.visit] ?? null
  return {
    file: loaded?.file ?? null,
    traffic: loaded?.traffic ?? null,
    problem,
    visit,
    place,
    step: (visit?.steps[place.position] ?? null) as TraceStep | null,
    open: async (file: File) => {
      try {
        setLoaded({ file: file.name, traffic: readTraffic(await file.text()) })
        setPlace({ visit: 0, position: 0 })
        setProblem(null)
      } catch (error) {
        setProblem({ file: file.name, because: error instanceof NoTraces ? error.says : null })
      }
    },
    choose: (chosen: number) => setPlace({ visit: chosen, position: 0 }),
    /** Moves the scrubber, and the drawing with it. */
    move: (position: number) => {
      setPlace((before) => ({ ...before, position }))
      const flow = visit?.steps[position]?.flow
      // The reader goes back to where they came from, not through every step.
      if (flow) location.replace(`#${flow}/traffic`)
    },
  }
}
export type OpenTraffic = ReturnType<typeof useTraffic>
