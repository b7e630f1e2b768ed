import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Flow } from 'flowlab/model/flow.ts'
import { type CoverageKind, savedCoverage } from 'flowlab/report/coverageStore.ts'
import { readTraffic, type Traffic } from 'flowlab/traffic/traffic.ts'
import { type Tested, trafficOf, trafficTable } from 'flowlab/traffic/use.ts'
import { flows } from '../registry.ts'
import { testOfRun } from '../traffic/recordedRun.ts'
import { type Command, requireFlow, say, UsageError } from './command.ts'

export const traffic: Command = {
  usage: 'traffic FILE [FLOW RUN]',
  says: 'what recorded visits used, beside what tests take',
  help: `Prints how often each transition of each flow was taken in recorded visits, the ways that they went, what tests
take and nobody used, and what was used on most days and no browser test takes. Tests count as they last ran.

  FILE      what npm run operate traces or npm run operate trace has written
  FLOW RUN  prints a test of the path that a run took instead, such as: traffic traces.jsonl contact T-1A2B3C4D/3
  --out     writes that test to a file
  --json    the table as JSON`,
  takes: ['json', 'out'],
  run: async ([file, flowName, run, ...more], { json, out }) => {
    if (more.length > 0 || (flowName && !run)) throw new UsageError('traffic takes FILE, or FILE FLOW RUN')
    const recorded = trafficIn(file)
    if (run) return printTest(requireFlow(flowName), recorded, run, out)
    const reports = flows.map((flow) => trafficOf(flow, recorded, testedOf(flow)))
    say(json ? JSON.stringify(reports, null, 2) : trafficTable(reports))
    return 0
  },
}

function trafficIn(file: string | undefined): Traffic {
  if (!file || !existsSync(file)) throw new UsageError(`there is no file "${file ?? ''}"`)
  try {
    return readTraffic(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function testedOf({ name }: Flow): Tested {
  const taken = (kind: CoverageKind) => new Set(savedCoverage(kind).get(name)?.transitions.keys())
  return { unit: taken('unit'), browser: taken('browser') }
}

async function printTest(flow: Flow, recorded: Traffic, run: string, out: string | undefined): Promise<number> {
  const found = await testOfRun(flow, recorded, run)
  if (found.problem !== null) {
    say(found.problem[0])
    return 1
  }
  if (out) writeFileSync(out, found.test)
  say(out ? `${out}: npx vitest run --project unit ${out}` : found.test)
  if (found.replay) say(`In a browser: ${found.replay}`)
  return 0
}
