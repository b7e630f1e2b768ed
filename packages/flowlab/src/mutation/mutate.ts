import { requireProject } from '../approved/approve.ts'
import { approvedEverywhere, approvedTraces, everywhereNow, generatedTraces, outlineOf } from '../approved/file.ts'
import { type Trace, walkTrace } from '../approved/walk.ts'
import { noCoverage } from '../machine/liveFlow.ts'
import type { Flow } from '../model/flow.ts'
import { projectOf } from '../model/project.ts'
import { suiteOf } from '../walk/run.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { mutantsInside } from './mutantsInside.ts'

export interface MutationReport {
  flow: string
  mutants: number
  killed: number
  /** The mutants that no test noticed, with the reason if none could notice it. */
  survivors: { name: string; because: string | null }[]
}

/**
 * Runs the approved tests of a flow against every mutant of its machine, one after the other; `mutateMany` uses all
 * processors. Of a flow without a project the approved paths are in the folder `approved`. Throws if there are none.
 */
export async function mutate(flow: Flow, { approved }: { approved?: string } = {}): Promise<MutationReport> {
  requireProject(flow, approved)
  if (approvedTraces(flow.name).length === 0) throw new Error(`nothing of ${flow.name} is approved yet`)
  const isNoticed = judgeOf(flow)
  const { machine } = flow.model
  const equivalents = projectOf(flow.name)?.equivalents?.[flow.name] ?? {}
  const mutants = [...mutantsOf(machine), ...mutantsInside(machine)]
  const survivors: MutationReport['survivors'] = []
  for (const mutant of mutants)
    if (!(await isNoticed(mutant))) survivors.push({ name: mutant.name, because: equivalents[mutant.name] ?? null })
  return { flow: flow.name, mutants: mutants.length, killed: mutants.length - survivors.length, survivors }
}

/**
 * Judges a mutant as `npm test` would: by the approved paths, by the set of generated paths, and by the effect of each
 * step in every situation.
 */
export function judgeOf({ name, model }: Flow): (mutant: Omit<Mutant, 'name'>) => Promise<boolean> {
  const all = approvedTraces(name)
  const outline = JSON.stringify(outlineOf(all))
  const everywhere = JSON.stringify(approvedEverywhere(name))
  const shortestFirst = [...all].sort((one, other) => one.moments.length - other.moments.length)
  return async (mutant) => (await isShown(mutant)) || hasOtherPaths(mutant)

  async function isShown({ machine, state }: Omit<Mutant, 'name'>): Promise<boolean> {
    // Starts with the traces that visit the changed state, since they notice the change first; the order affects only
    // the time.
    const place = state.slice(model.machine.id.length + 1)
    const near = shortestFirst.filter((trace) => visits(trace, place))
    for (const trace of [...near, ...shortestFirst.filter((each) => !near.includes(each))]) {
      let differs = false
      const seen = await walkTrace({ ...model, machine }, trace, noCoverage(), (shows, index) => {
        differs = shows.join('\n') !== trace.moments[index]?.shows.join('\n')
        return differs
      }).catch(() => null)
      if (differs || seen?.moments.length !== trace.moments.length) return true
    }
    return false
  }

  function hasOtherPaths({ machine }: Omit<Mutant, 'name'>): boolean {
    try {
      const changed = { ...model, machine }
      return (
        JSON.stringify(outlineOf(generatedTraces(suiteOf(changed)))) !== outline ||
        JSON.stringify(everywhereNow({ model: changed })) !== everywhere
      )
    } catch {
      return true
    }
  }
}

const visits = ({ moments }: Trace, place: string) =>
  moments.some(({ shows }) => shows[0] !== undefined && / in (\S+)/.exec(shows[0])?.[1]?.startsWith(place))
