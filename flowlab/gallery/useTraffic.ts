import { readTraffic, type TraceStep, type Traffic, type Visit } from 'flowlab/traffic/traffic.ts'
import { useState } from 'react'

interface Loaded {
  file: string
  traffic: Traffic
}

/** The file of traces that the reader has opened, and the step of a visit that the scrubber is at. */
export function useTraffic() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
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
        setProblem(`${file.name}: ${(error as Error).message}.`)
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
