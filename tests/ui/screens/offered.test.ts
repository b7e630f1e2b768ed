import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { offered, withoutPerson } from '../../../flowlab/flows/offered.ts'
import { flows } from '../../../flowlab/registry.ts'
import { tables } from './tables/all.ts'

/**
 * No script contains a step that nobody can take: the events that a flow's scripts expect of its screen are the events
 * that each control and field sends in each state, according to the approved looks.
 */

const looks = join(import.meta.dirname, 'looks/sent')
type Offers = Readonly<Record<string, readonly string[]>>
const table: Readonly<Record<string, Offers>> = offered

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
const screens = sources('src/ui')

/** The events that a flow receives from its own screen, by state. */
function sentTo(machine: string): Map<string, Set<string>> {
  const shown = tables.find((one) => one.machine.id === machine)
  const found = new Map<string, Set<string>>()
  if (!shown) return found
  const also = new Map(Object.entries(shown.also).map(([look, { state }]) => [`${state}, ${look}`, state]))
  const stateOf = (look: string) => also.get(look) ?? look
  let state = ''
  for (const line of readFileSync(join(looks, `${shown.flow}.txt`), 'utf8').split('\n')) {
    const [, look] = /^## (.*)$/.exec(line) ?? []
    if (look !== undefined) state = stateOf(look)
    const [, receiver, type] = /^ {2}(.+?) ← (\S+)/.exec(line) ?? []
    if (receiver === machine && type) found.set(state, (found.get(state) ?? new Set()).add(type))
  }
  return found
}

/**
 * Events that are offered but not sent in the looks of their state, with the control that sends them. The browser opens
 * a popover, a link leaves the page, keys and files are not presses, and some controls are on the screen of another
 * flow.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'session: logout.requested': 'Logout in the profile menu',
  'waiting: cancel.requested': 'Cancel in the toast',
  'documentUpload: files.chosen': 'a file that is chosen or dropped',
  'documentUploads: files.added': 'files that are chosen or dropped',
  'draftAutosave: answers.changed': 'typing in a step',
  'comparedChoice: listing.ticked': 'Compare on a card of the list',
  'savedSearches: panel.opened': 'Saved searches over the list',
  'savedSearches: subscription.chosen': 'See plans where none may be saved',
  'conversation: files.chosen': 'a file that is chosen, dropped or pasted',
  'conversation: reply.started': 'Reply beside a message',
  'conversation: reply.cancelled': 'Escape, or the cross beside what is replied to',
  'conversation: message.discarded': 'Delete beside a message that has not gone out',
  'conversation: message.retried': 'Try again beside a message that was refused',
  'chatMenu: report.changed': 'the reason and the note of a report',
  'chatMenu: deletion.changed': 'the tick of a deletion for both',
  'conversation: file.removed': 'the button beside a file that is attached',
  'messageEdit: edit.started': 'Edit beside a message',
  'messageSearch: search.opened': 'Search over the conversation',
  'messageSearch: words.changed': 'the field over the list',
  'notifications: bell.opened': 'the bell',
  'notifications: notification.opened': 'a notification',
  'notificationPreferences: settings.opened': 'Settings behind the bell',
}

describe('the list of a person’s events', () => {
  it('is declared for every flow except those without a screen', () => {
    const without = flows.filter(({ model }) => !model.reach).map(({ name }) => name)
    expect(without.sort()).toEqual(Object.keys(withoutPerson).sort())
  })

  it('determines the reach of every flow in the table', () => {
    const named = flows.filter(({ model }) => model.reach?.['its screen']).map(({ name }) => name)
    expect(named.sort()).toEqual(Object.keys(offered).sort())
  })

  it.each(Object.entries(table))(
    'for %s has the events that the screen’s controls send in each state',
    (name, offers) => {
      const machine = flows.find((flow) => flow.name === name)?.model.machine.id ?? ''
      const sent = sentTo(machine)
      const extra = (type: string) => elsewhere[`${name}: ${type}`]
      for (const [state, types] of sent)
        expect([state, [...types].filter((type) => !offers[state]?.includes(type))]).toEqual([state, []])
      for (const [state, types] of Object.entries(offers))
        expect([state, types.filter((type) => !sent.get(state)?.has(type) && !extra(type))]).toEqual([state, []])
    },
  )

  it.each(Object.entries(elsewhere))('%s: %s', (key, _) => {
    const [name = '', type = ''] = key.split(': ')
    expect(Object.values(table[name] ?? {}).flat()).toContain(type)
    const source = name === 'waiting' ? sources('src/effects') : screens
    expect(source.includes(`'${type}'`) || name === 'draftAutosave').toBe(true)
  })
})
