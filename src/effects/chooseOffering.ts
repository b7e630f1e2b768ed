import { chooseOfferingMachine } from '../machines/chooseOfferingMachine.ts'
import { defineEffects, defineFlow } from './flow.ts'

export const flow = defineFlow(defineEffects(chooseOfferingMachine, {}), ({ me }) => ({
  profiles: me?.profiles ?? [],
  isMember: me !== null,
}))
