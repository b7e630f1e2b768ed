import { spaced } from '../model/names.ts'
import { actorIn, actorWords, delayIn, delayWords, eventWords, guardWords, wordsOf } from '../model/wording.ts'
import type { ExportedFlow } from './exports.ts'

export type ExportedTransition = ExportedFlow['transitions'][string]

/** The verb for a person's action, by the past participle in the event's name; other events have another source. */
const verbs: Readonly<Record<string, string>> = {
  accepted: 'accept',
  added: 'add',
  asked: 'ask for',
  begun: 'begin',
  cancelled: 'cancel',
  changed: 'change',
  chosen: 'choose',
  cleared: 'clear',
  closed: 'close',
  confirmed: 'confirm',
  declined: 'decline',
  discarded: 'discard',
  dropped: 'drop',
  kept: 'keep',
  opened: 'open',
  removed: 'remove',
  reopened: 'reopen',
  submitted: 'submit',
  switched: 'switch',
  toggled: 'switch',
}
/** Events that occur automatically. */
const notByHand = ['device.changed', 'account.changed', 'account.switched']

/** `plan.changed` as the user's action, "change the plan"; null if the event is not a user's. */
export function actionPhrase({ kind, trigger }: ExportedTransition): string | null {
  const [subject = '', fact = ''] = trigger.split('.')
  const verb = verbs[fact]
  if (kind !== 'event' || verb === undefined || notByHand.includes(trigger)) return null
  return `${verb} the ${spaced(subject)}`
}

const machineOf = ({ from }: ExportedTransition) => from.split('.')[0] ?? from

/** The trigger of a transition in words: "“the member tries again”", "a lost answer of “the request for the plans”". */
export function triggerPhrase(edge: ExportedTransition): string {
  const { kind, trigger } = edge
  const machine = machineOf(edge)
  if (kind === 'event') return `“${eventWords(machine, trigger)?.[0] ?? spaced(trigger)}”`
  if (kind === 'delay') return delayPhrase(machine, delayIn(edge))
  if (kind === 'always') return 'the immediate step'
  const actor = actorPhrase(machine, actorIn(edge))
  return kind === 'answered' ? `the result of ${actor}` : `no response to ${actor}`
}

function delayPhrase(machine: string, delay: string): string {
  const words = delayWords(machine, delay)
  return words ? `“${words[0]}”` : `the end of “${spaced(delay)}”`
}

/** An actor by its description if it has one. */
export const actorPhrase = (machine: string, source: string) =>
  `“${actorWords(machine, source)?.[0] ?? spaced(source)}”`
const guardPhrase = (machine: string, guard: string) => `“${guardWords(machine, guard)?.[0] ?? spaced(guard)}”`

export const condition = (edge: ExportedTransition) =>
  edge.guard === null ? 'always' : `only if ${guardPhrase(machineOf(edge), edge.guard)}`
export const provided = (edge: ExportedTransition) =>
  edge.guard === null ? '' : ` (if ${guardPhrase(machineOf(edge), edge.guard)})`

export const isRoot = (id: string) => !id.includes('.')

/** A state by its description, if it has one, and its name. */
export function statePhrase(id: string): string {
  const [words = spaced(id.split('.').at(-1) ?? id)] = wordsOf(id) ?? []
  return isRoot(id) ? 'the whole flow' : `“${words}” (${id})`
}

export const during = (id: string) => (isRoot(id) ? 'At any moment' : `While ${statePhrase(id)},`)
