import { setup } from 'xstate'
import type { Me } from '../domain/members/meSchema.ts'

/** Choosing what to register next, with where each profile of the account stands. */
export const chooseOfferingMachine = setup({
  types: { context: {} as { profiles: Me['profiles'] }, input: {} as { profiles: Me['profiles'] } },
}).createMachine({
  id: 'chooseOffering',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: {} },
})
