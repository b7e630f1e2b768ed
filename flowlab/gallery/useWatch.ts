import { useEffect, useState } from 'react'
import type { Counts } from '../seen.ts'
import { statesIn } from '../transitions.ts'

/** What a watched tab of the product tells; values come masked. */
interface FlowNews {
  tab: string
  at: number
  flow: string
  value: unknown
  status: string
  event: { type: string; data: unknown }
  context: unknown
  transitions: readonly string[]
}

const asked = () => localStorage.getItem('flowlab') === 'watch'
const seenKey = 'flowlab-seen'
const kept = (): Counts => JSON.parse(localStorage.getItem(seenKey) ?? '{}') as Counts

/** Hears the tabs of the product in this browser, once somebody has switched it on, and counts what they reach. */
export function useWatch() {
  const [isOn, setIsOn] = useState(asked)
  const [news, setNews] = useState<readonly FlowNews[]>([])
  const [counts, setCounts] = useState<Counts>(kept)
  useEffect(() => {
    if (!isOn) return
    const channel = new BroadcastChannel('flowlab')
    channel.onmessage = ({ data }: MessageEvent<FlowNews | string>) => {
      if (typeof data === 'string') return
      setNews((earlier) => [data, ...earlier].slice(0, 60))
      setCounts((before) => keep(counted(before, data)))
    }
    channel.postMessage('who is there?')
    return () => channel.close()
  }, [isOn])
  return {
    isOn,
    news,
    counts,
    latestOf: (flow: string) => news.find((each) => each.flow === flow) ?? null,
    turn: (on: boolean) => {
      if (on) localStorage.setItem('flowlab', 'watch')
      else localStorage.removeItem('flowlab')
      setIsOn(on)
      if (!on) setNews([])
    },
    forget: () => setCounts(keep({})),
  }
}
export type Watch = ReturnType<typeof useWatch>

function keep(counts: Counts): Counts {
  localStorage.setItem(seenKey, JSON.stringify(counts))
  return counts
}

function counted(before: Counts, { flow, value, transitions }: FlowNews): Counts {
  const own: Record<string, number> = { ...before[flow] }
  for (const id of [flow, ...statesIn(flow, value), ...transitions]) own[id] = (own[id] ?? 0) + 1
  return { ...before, [flow]: own }
}
