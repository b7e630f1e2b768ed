import { setup } from 'xstate'
import type { Me } from '../domain/members/meSchema.ts'

export interface Choice {
  profiles: Me['profiles']
  /** False for a visitor, who joins first. */
  isMember: boolean
}

/** Offers the next profile to register, with the status of each existing one. */
export const chooseOfferingMachine = setup({
  types: { context: {} as Choice, input: {} as Choice },
}).createMachine({
  id: 'chooseOffering',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: {} },
})
