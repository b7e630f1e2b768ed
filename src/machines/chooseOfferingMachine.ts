import { setup } from 'xstate'
import type { Me } from '../domain/members/meSchema.ts'

/** Offers the next profile to register, with the status of each existing one. */
export const chooseOfferingMachine = setup({
  types: { context: {} as { profiles: Me['profiles'] }, input: {} as { profiles: Me['profiles'] } },
}).createMachine({
  id: 'chooseOffering',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: {} },
})
