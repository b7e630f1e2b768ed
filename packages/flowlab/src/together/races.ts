import { explore, type FlowGraph } from '../explore.ts'
import type { FlowModel } from '../model.ts'
import { statesOfPart } from '../temporal.ts'

/** A message on its way. `to` is an actor, or `sender`: whoever sent what is answered. */
export interface Letter {
  to: string
  says: string
}

/** What an actor has just done: the name of its step and the states before and after, by every name. */
export interface Done {
  step: string
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

/** A tab, a session, a server: a flow that sends and receives. */
export interface RaceActor {
  model: FlowModel
  /** What goes out with a step. */
  sends?: (done: Done) => readonly Letter[]
  /** The step that a message causes, by what it says. It is lost where that step cannot be; other steps come freely. */
  receives?: Readonly<Record<string, string>>
}

/** How often the network does each, over a whole walk. Every message may be late: the others act meanwhile. */
export interface Faults {
  lost?: number
  duplicated?: number
  /** Messages between the same two overtake each other; otherwise they arrive in order. */
  reordered?: boolean
}

export interface Race {
  name: string
  actors: Readonly<Record<string, RaceActor>>
  faults: Faults
  /** What must never be so, by its sentence; `isIn('server.charged')`. */
  never: Readonly<Record<string, (isIn: (state: string) => boolean) => boolean>>
  /** Messages on their way from one to another at once; a step that would send more waits. 3 by default. */
  onTheWay?: number
}

/** Everything at a moment: each actor's situation, the messages between each two, and the faults so far. */
export interface RaceState {
  at: Readonly<Record<string, string>>
  /** By `from > to`, the oldest first. */
  mail: Readonly<Record<string, readonly string[]>>
  lost: number
  duplicated: number
}

/** A step of the whole. `touches`: the actors whose situation or mail it reads or writes. */
export interface RaceStep {
  name: string
  touches: readonly string[]
  to: RaceState
}

const graphs = new WeakMap<FlowModel, FlowGraph>()
const graphOf = (model: FlowModel): FlowGraph => {
  const graph = graphs.get(model) ?? explore(model)
  graphs.set(model, graph)
  return graph
}

export const beginning = ({ actors }: Race): RaceState => ({
  at: Object.fromEntries(
    Object.entries(actors).map(([name, { model }]) => [name, [...graphOf(model).starts.values()][0] ?? '']),
  ),
  mail: {},
  lost: 0,
  duplicated: 0,
})

/** The states of all actors: `server.charged`. */
export const statesAt = ({ actors }: Race, { at }: RaceState): ReadonlySet<string> =>
  new Set(
    Object.entries(actors).flatMap(([name, { model }]) => [
      ...statesOfPart(name, graphOf(model).situations.get(at[name] ?? '')),
    ]),
  )

/** Everything that may happen next. */
export const stepsIn = (race: Race, state: RaceState): RaceStep[] => [
  ...Object.keys(race.actors).flatMap((name) => ownSteps(race, state, name)),
  ...Object.entries(state.mail).flatMap(([way, letters]) => mailSteps(race, state, way, letters)),
]

function ownSteps(race: Race, state: RaceState, name: string): RaceStep[] {
  const actor = race.actors[name]
  if (!actor) return []
  const caused = new Set(Object.values(actor.receives ?? {}))
  const edges = graphOf(actor.model).edgesFrom.get(state.at[name] ?? '') ?? []
  return edges
    .filter(({ step }) => !caused.has(step.name))
    .flatMap(({ step }) => {
      const to = taken(race, state, name, step.name, null)
      return to instanceof Object ? [{ name: `${name}: ${step.name}`, touches: [name], to }] : []
    })
}

function mailSteps(race: Race, state: RaceState, way: string, letters: readonly string[]): RaceStep[] {
  const [from = '', to = ''] = way.split(' > ')
  const { lost = 0, duplicated = 0, reordered = false } = race.faults
  const places = reordered ? letters.keys() : letters.slice(0, 1).keys()
  const known = new Set<string>()
  return [...places].flatMap((place): RaceStep[] => {
    const says = letters[place] ?? ''
    if (known.has(says)) return []
    known.add(says)
    const without = { ...state, mail: withMail(state.mail, way, letters.toSpliced(place, 1)) }
    const step = race.actors[to]?.receives?.[says]
    const received = step ? taken(race, without, to, step, from) : 'ignored'
    const of = `“${says}” from ${from}`
    const both = { touches: [from, to] }
    return [
      ...(received === 'waits'
        ? []
        : [
            {
              name: `${to} receives ${of}`,
              touches: [to],
              to: received === 'ignored' ? without : received,
            },
          ]),
      ...(state.lost < lost
        ? [
            {
              name: `${of} to ${to} is lost`,
              ...both,
              to: { ...without, lost: state.lost + 1 },
            },
          ]
        : []),
      ...(state.duplicated < duplicated && letters.length < (race.onTheWay ?? 3)
        ? [
            {
              name: `${of} to ${to} is doubled`,
              ...both,
              to: {
                ...state,
                mail: withMail(state.mail, way, letters.toSpliced(place, 0, says)),
                duplicated: state.duplicated + 1,
              },
            },
          ]
        : []),
    ]
  })
}

/** An actor takes a step and its messages go out; not where the step cannot be, or too many are on their way. */
function taken(
  race: Race,
  state: RaceState,
  name: string,
  step: string,
  sender: string | null,
): RaceState | 'ignored' | 'waits' {
  const actor = race.actors[name]
  if (!actor) return 'ignored'
  const { edgesFrom, situations } = graphOf(actor.model)
  const from = state.at[name] ?? ''
  const edge = edgesFrom.get(from)?.find((each) => each.step.name === step)
  if (!edge) return 'ignored'
  const [before, after] = [from, edge.to].map((key) => statesOfPart('', situations.get(key)))
  let { mail } = state
  for (const letter of actor.sends?.({ step, before: before ?? new Set(), after: after ?? new Set() }) ?? []) {
    const way = `${name} > ${letter.to === 'sender' ? (sender ?? '') : letter.to}`
    const letters = mail[way] ?? []
    if (letters.length >= (race.onTheWay ?? 3)) return 'waits'
    mail = withMail(mail, way, [...letters, letter.says])
  }
  return { ...state, at: { ...state.at, [name]: edge.to }, mail }
}

/** Only ways with mail, in one order: equal states are written alike. */
const withMail = (mail: RaceState['mail'], way: string, letters: readonly string[]): RaceState['mail'] =>
  Object.fromEntries(
    Object.entries({ ...mail, [way]: letters })
      .filter(([, each]) => each.length > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
