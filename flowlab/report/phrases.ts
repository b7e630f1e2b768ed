import { spaced, wordsOf } from '../words.ts'
import type { ExportedFlow } from './exports.ts'

export type ExportedTransition = ExportedFlow['transitions'][string]

/** What a person does, by the fact that follows; other facts come from elsewhere. */
const doings: Readonly<Record<string, string>> = {
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
/** These change by themselves. */
const notByHand = ['device.changed', 'account.changed', 'account.switched']

/** `plan.changed` as what the user does, "change the plan"; null where it is not the user who does it. */
export function doing({ kind, trigger }: ExportedTransition): string | null {
  const [subject = '', fact = ''] = trigger.split('.')
  const verb = doings[fact]
  if (kind !== 'event' || verb === undefined || notByHand.includes(trigger)) return null
  return `${verb} the ${spaced(subject)}`
}

/** What makes a transition happen: "“retry asked”", "a lost answer of “load plans”". */
export function happening({ kind, trigger }: ExportedTransition): string {
  if (kind === 'event') return `“${spaced(trigger)}”`
  const actor = trigger.replace(/ (answers|gets no answer)$/, '')
  if (kind === 'answered') return `the answer of “${spaced(actor)}”`
  if (kind === 'lost') return `a lost answer of “${spaced(actor)}”`
  return kind === 'delay' ? `the end of “${spaced(trigger.replace(/^after /, ''))}”` : 'the immediate step'
}

export const provided = ({ guard }: ExportedTransition) => (guard === null ? '' : ` (if “${spaced(guard)}”)`)

export const isRoot = (id: string) => !id.includes('.')

/** A state by its words, where it has some, and its name. */
export function place(id: string): string {
  const [words = spaced(id.split('.').at(-1) ?? id)] = wordsOf(id) ?? []
  return isRoot(id) ? 'the whole flow' : `“${words}” (${id})`
}

export const during = (id: string) => (isRoot(id) ? 'At any moment' : `While ${place(id)},`)
