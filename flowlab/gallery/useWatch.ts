import { statesIn } from 'flowlab/model/transitions.ts'
import type { Counts } from 'flowlab/report/seen.ts'
import { useEffect, useState } from 'react'

/** A report from a watched tab of the product; values are masked. */
interface FlowUpdate {
  tab: string
  at: number
  flow: string
  value: unknown
  status: string
  event: { type: string; data: unknown }
  context: unknown
  transitions: readonly string[]
}

const isWatchRequested = () => localStorage.getItem('flowlab') === 'watch'
const seenKey = 'flowlab-seen'
const savedCounts = (): Counts => JSON.parse(localStorage.getItem(seenKey) ?? '{}') as Counts

/**
 * Watches the product's tabs in this browser once switched on, and counts the states and transitions that they reach.
 */
export function useWatch() {
  const [isOn, setIsOn] = useState(isWatchRequested)
  const [updates, setUpdates] = useState<readonly FlowUpdate[]>([])
  const [counts, setCounts] = useState<Counts>(savedCounts)
  useEffect(() => {
    if (!isOn) return
    const channel = new BroadcastChannel('flowlab')
    channel.onmessage = ({ data }: MessageEvent<FlowUpdate | string>) => {
      if (typeof data === 'string') return
      setUpdates((earlier) => [data, ...earlier].slice(0, 60))
      setCounts((before) => keep(counted(before, data)))
    }
    channel.postMessage('who is there?')
    return () => channel.close()
  }, [isOn])
  return {
    isOn,
    updates,
    counts,
    latestOf: (flow: string) => updates.find((each) => each.flow === flow) ?? null,
    turn: (on: boolean) => {
      if (on) localStorage.setItem('flowlab', 'watch')
      else localStorage.removeItem('flowlab')
      setIsOn(on)
      if (!on) setUpdates([])
    },
    forget: () => setCounts(keep({})),
  }
}
export type Watch = ReturnType<typeof useWatch>

function keep(counts: Counts): Counts {
  localStorage.setItem(seenKey, JSON.stringify(counts))
  return counts
}

function counted(before: Counts, { flow, value, transitions }: FlowUpdate): Counts {
  const own: Record<string, number> = { ...before[flow] }
  for (const id of [flow, ...statesIn(flow, value), ...transitions]) own[id] = (own[id] ?? 0) + 1
  return { ...before, [flow]: own }
}
