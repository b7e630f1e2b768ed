import { spaced } from '../model/names.ts'
import type { Details } from './details.ts'
import { actorPhrase, during, type ExportedTransition, triggerPhrase } from './phrases.ts'

type Transitions = Readonly<Record<string, ExportedTransition>>

/** Changes in the details that a chart leaves out; new or lost states and transitions are reported elsewhere. */
export function detailChanges(before: Details, now: Details, transitions: Transitions): string[] {
  const at = (id: string) => {
    const edge = transitions[id]
    return edge ? `${during(edge.from)} ${triggerPhrase(edge)}` : id
  }
  return [
    ...changed(
      before.delays,
      now.delays,
      (name, is, was) => `“${spaced(name)}” now lasts ${is}; before it lasted ${was}.`,
    ),
    ...changed(
      before.guards,
      now.guards,
      (name, is, was) => `The condition “${spaced(name)}” is now \`${is}\`; before it was \`${was}\`.`,
    ),
    ...changed(before.inputs, now.inputs, (key, is, was) => {
      const [state = '', actor = ''] = key.split(' ')
      return `${during(state)} ${actorPhrase(state.split('.')[0] ?? state, actor)} is now given \`${is}\`; before it was given \`${was}\`.`
    }),
    ...changed(
      ofShared(before.given, transitions),
      ofShared(now.given, transitions),
      (id, is, was) =>
        `${at(id)}, its conditions and actions are now given \`${is}\`; before they were given \`${was}\`.`,
    ),
    ...Object.keys(transitions).flatMap((id) => {
      const [was, is] = [before.reentering.includes(id), now.reentering.includes(id)]
      return was === is ? [] : [`${at(id)} ${is ? 'now' : 'no longer'} begins the state anew.`]
    }),
  ]
}

const ofShared = (given: Readonly<Record<string, string>>, transitions: Transitions) =>
  Object.fromEntries(Object.entries(given).filter(([id]) => id in transitions))

const nothing = 'nothing'

function changed(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
  say: (name: string, is: string, was: string) => string,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .map((name) => say(name, now[name] ?? nothing, before[name] ?? nothing))
}
