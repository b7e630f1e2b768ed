import { flow } from 'flowlab/model/flow.ts'
import { contactMachine } from '../../src/machines/contactMachine.ts'
import { fault, no, offline, yes } from './answers.ts'
import { byScreen } from './offered.ts'
import { contactReach } from './reachOfScreens.ts'
import { id } from './samples.ts'

export const supportFlows = [
  flow('contact', contactMachine, {
    inputs: {
      'a visitor': {
        ...{ requestId: 'r', lastId: id, mayAttach: false },
        draft: { name: '', email: '', topic: 'account', message: '', attachesSteps: false },
      },
      'a member who comes back': {
        ...{ requestId: 'r', lastId: id, mayAttach: true },
        draft: {
          name: 'Asha',
          email: 'asha@bridge.in',
          topic: 'account',
          message: 'My receipt has the wrong address.',
          attachesSteps: true,
        },
      },
    },
    events: [
      {
        type: 'field.changed',
        change: { name: 'Asha', email: 'asha@bridge.in', message: 'My receipt has the wrong address.' },
      },
      { type: 'field.changed', change: { message: 'Hm' } },
      { type: 'field.changed', change: { attachesSteps: true } },
      { type: 'form.submitted' },
    ],
    outcomes: {
      sendMessage: [
        yes({ status: true as const, reference: 'S-1' }),
        no('VALIDATION_FAILED', { email: 'invalidEmail' }),
        offline,
        fault,
      ],
    },
    bound: ({ draft }) => [draft.message, draft.attachesSteps],
    reach: byScreen('contact', contactReach),
  }),
]
