import type { FlowModel } from '../model/flow.ts'
import { statesOf } from '../model/transitions.ts'
import { statesOfPart } from '../properties/walks.ts'
import type { FlowGraph } from '../walk/explore.ts'
import { suiteOf } from '../walk/run.ts'
import type { Race, RaceState, RaceStep } from './race.ts'

const graphOf = (model: FlowModel): FlowGraph => suiteOf(model).graph

export const beginning = ({ actors }: Race): RaceState => ({
  at: Object.fromEntries(
    Object.entries(actors).map(([name, { model }]) => [name, [...graphOf(model).starts.values()][0] ?? '']),
  ),
  inTransit: {},
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

/** The names of all states that the actors have, reached or not. */
export const namesOfStates = ({ actors }: Race): ReadonlySet<string> =>
  new Set(
    Object.entries(actors).flatMap(([name, { model }]) =>
      statesOf(model.machine).flatMap(({ key, path }) => [`${name}.${key}`, `${name}.${path.join('.')}`]),
    ),
  )

/** All possible next steps. */
export const stepsIn = (race: Race, state: RaceState): RaceStep[] => [
  ...Object.keys(race.actors).flatMap((name) => ownSteps(race, state, name)),
  ...Object.entries(state.inTransit).flatMap(([way, messages]) => deliverySteps(race, state, way, messages)),
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

function deliverySteps(race: Race, state: RaceState, way: string, messages: readonly string[]): RaceStep[] {
  const [from = '', to = ''] = way.split(' > ')
  const { lost = 0, duplicated = 0, reordered = false } = race.faults ?? {}
  const places = reordered ? messages.keys() : messages.slice(0, 1).keys()
  const known = new Set<string>()
  return [...places].flatMap((place): RaceStep[] => {
    const says = messages[place] ?? ''
    if (known.has(says)) return []
    known.add(says)
    const without = { ...state, inTransit: withMessages(state.inTransit, way, messages.toSpliced(place, 1)) }
    const step = race.actors[to]?.receives?.[says]
    const received = step ? taken(race, without, to, step, from) : 'ignored'
    const messageLabel = `“${says}” from ${from}`
    const both = { touches: [from, to] }
    return [
      ...(received === 'waits'
        ? []
        : [
            {
              name: `${to} receives ${messageLabel}`,
              touches: [to],
              to: received === 'ignored' ? without : received,
            },
          ]),
      ...(state.lost < lost
        ? [
            {
              name: `${messageLabel} to ${to} is lost`,
              ...both,
              to: { ...without, lost: state.lost + 1 },
            },
          ]
        : []),
      ...(state.duplicated < duplicated && messages.length < (race.onTheWay ?? 3)
        ? [
            {
              name: `${messageLabel} to ${to} is doubled`,
              ...both,
              to: {
                ...state,
                inTransit: withMessages(state.inTransit, way, messages.toSpliced(place, 0, says)),
                duplicated: state.duplicated + 1,
              },
            },
          ]
        : []),
    ]
  })
}

/**
 * Takes a step of an actor and sends its messages. Ignored if the step is not possible; waits if too many messages are
 * in transit.
 */
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
  let { inTransit } = state
  for (const message of actor.sends?.({ step, before: before ?? new Set(), after: after ?? new Set() }) ?? []) {
    const way = `${name} > ${message.to === 'sender' ? (sender ?? '') : message.to}`
    const messages = inTransit[way] ?? []
    if (messages.length >= (race.onTheWay ?? 3)) return 'waits'
    inTransit = withMessages(inTransit, way, [...messages, message.says])
  }
  return { ...state, at: { ...state.at, [name]: edge.to }, inTransit }
}

/** Only pairs with messages, sorted, so that equal states have equal keys. */
const withMessages = (
  inTransit: RaceState['inTransit'],
  way: string,
  messages: readonly string[],
): RaceState['inTransit'] =>
  Object.fromEntries(
    Object.entries({ ...inTransit, [way]: messages })
      .filter(([, each]) => each.length > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
