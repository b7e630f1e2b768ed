import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { type Counts, seenOf, testedOf } from 'flowlab/report/seen.ts'
import { runPath, suiteOf } from 'flowlab/walk/run.ts'
import { useEffect, useState } from 'react'

export const heatKinds = ['off', 'unit', 'browser', 'real'] as const
export type HeatKind = (typeof heatKinds)[number]

/** The number of times each state and transition of a flow was reached. The generated tests run in this page. */
export function useHeat(flow: Flow, kind: HeatKind, real: Counts): ReadonlyMap<string, number> | null {
  const [unit, setUnit] = useState<{ flow: string; counts: ReadonlyMap<string, number> } | null>(null)
  const [tested, setTested] = useState<Counts>({})
  useEffect(() => {
    if (kind === 'browser') void testedInBrowser().then(setTested)
  }, [kind])
  useEffect(() => {
    if (kind !== 'unit') return
    let isWanted = true
    void testedInUnit(flow).then((counts) => {
      if (isWanted) setUnit({ flow: flow.name, counts })
    })
    return () => {
      isWanted = false
    }
  }, [flow, kind])
  if (kind === 'off') return null
  if (kind === 'unit') return unit?.flow === flow.name ? unit.counts : null
  return kind === 'real' ? seenOf(flow, real) : testedOf(flow, tested)
}

/** The coverage of the last browser tests when the product started; empty if none have run. */
export const testedInBrowser = async (): Promise<Counts> => {
  const answer = await fetch('/flows/coverage.json').catch(() => null)
  return answer?.ok ? ((await answer.json()) as Counts) : {}
}

/** The coverage of a flow by its generated tests, run in this page. */
export async function testedInUnit({ model }: Flow): Promise<ReadonlyMap<string, number>> {
  const coverage = noCoverage()
  for (const path of suiteOf(model).paths) await runPath(model, path, coverage)
  return new Map([...coverage.states, ...coverage.transitions])
}
