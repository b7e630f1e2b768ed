import { flow } from 'flowlab'
import { setup } from 'xstate'

/** A form of several pages. Help returns to the page that opened it; the last page submits the form. */
const machine = setup({
  types: {
    events: {} as { type: 'page.filled' | 'page.left' | 'help.opened' | 'help.closed' | 'form.discarded' },
  },
}).createMachine({
  id: 'application',
  initial: 'pages',
  states: {
    pages: {
      initial: 'name',
      on: { 'help.opened': 'help', 'form.discarded': 'discarded' },
      onDone: 'sent',
      states: {
        name: { on: { 'page.filled': 'address' } },
        address: {
          initial: 'street',
          on: { 'page.left': 'name' },
          onDone: 'review',
          states: {
            street: { on: { 'page.filled': 'town' } },
            town: { on: { 'page.filled': 'known' } },
            known: { type: 'final' },
          },
        },
        review: { on: { 'page.left': 'address', 'page.filled': 'complete' } },
        complete: { type: 'final' },
        opened: { type: 'history' },
        signature: { on: { 'page.filled': 'complete' } },
      },
    },
    help: { on: { 'help.closed': 'pages.opened' } },
    sent: { type: 'final' },
    discarded: { type: 'final' },
  },
})

export const application = flow('application', machine, {
  events: [
    { type: 'page.filled' },
    { type: 'page.left' },
    { type: 'help.opened' },
    { type: 'help.closed' },
    { type: 'form.discarded' },
  ],
  outcomes: {},
})
