import { noCoverage, startFlow } from 'flowlab/machine/liveFlow.ts'
import { StandInRegistry, withStandIns } from 'flowlab/machine/standIns.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import type { Step } from 'flowlab/model/step.ts'
import { useEffect, useRef, useState } from 'react'
import type { InspectionEvent } from 'xstate'

/** The status of the connection to Stately's inspector; `off` without `?inspect` in the address. */
export type Inspection = 'off' | 'offered' | 'waiting' | 'connected' | 'blocked' | 'silent'

const stately = 'https://stately.ai/inspect'
const name = 'xstateinspector'
const patience = 10_000

/** `?inspect` means Stately's own inspector, `?inspect=ADDRESS` a self-hosted one. */
const inspectorAsked = () => {
  const requested = new URLSearchParams(location.search).get('inspect')
  return requested === '' ? stately : requested
}

interface LiveWalk {
  flow: string
  start: string
  taken: readonly Step[]
  running: ReturnType<typeof startFlow>
}

/** Mirrors a walk in Stately's inspector, with a live actor that takes the same steps. */
export function useInspector(flow: Flow, start: string, steps: readonly Step[]) {
  const [address] = useState(inspectorAsked)
  const [inspection, setInspection] = useState<Inspection>(address === null ? 'off' : 'offered')
  const [lookOn, setLookOn] = useState<((event: InspectionEvent) => void) | null>(null)
  const live = useRef<Promise<LiveWalk | null>>(Promise.resolve(null))

  useEffect(() => {
    if (!lookOn) return
    live.current = live.current.then((walk) => follow(walk, flow, start, steps, lookOn))
  }, [flow, start, steps, lookOn])

  useEffect(() => {
    const listener = ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === '@statelyai.connected') setInspection('connected')
    }
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    if (inspection !== 'waiting') return
    const timer = setTimeout(() => setInspection('silent'), patience)
    return () => clearTimeout(timer)
  }, [inspection])

  return {
    inspection,
    /** Browsers allow opening a window only in response to a press. */
    open: async () => {
      if (address === null) return
      if (!window.open('', name)) return setInspection('blocked')
      setInspection('waiting')
      const { createBrowserInspector } = await import('@statelyai/inspect')
      const { inspect } = createBrowserInspector({ url: address }) as ReturnType<typeof createBrowserInspector> & {
        inspect: { next: (event: InspectionEvent) => void }
      }
      setLookOn(() => inspect.next)
    },
  }
}

/** Continues a walk with new steps only, and restarts any other. */
async function follow(
  walk: LiveWalk | null,
  flow: Flow,
  start: string,
  steps: readonly Step[],
  lookOn: (event: InspectionEvent) => void,
): Promise<LiveWalk> {
  const isSame = walk?.flow === flow.name && walk.start === start && walk.taken.every((step, at) => step === steps[at])
  if (walk && !isSame) walk.running.stop()
  const { running, taken } = walk && isSame ? walk : { running: startWalk(flow, start, lookOn), taken: [] }
  for (const step of steps.slice(taken.length)) await running.take(step)
  return { flow: flow.name, start, taken: steps, running }
}

function startWalk(flow: Flow, start: string, lookOn: (event: InspectionEvent) => void): LiveWalk['running'] {
  const desk = new StandInRegistry()
  const { machine, inputs } = withStandIns(flow.model, desk)
  return startFlow(machine, inputs[start], desk, noCoverage(), lookOn)
}
