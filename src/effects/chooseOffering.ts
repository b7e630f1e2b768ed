import { chooseOfferingMachine } from '../machines/chooseOfferingMachine.ts'
import { defineFlow } from './flow.ts'

export const flow = defineFlow(chooseOfferingMachine, ({ me }) => ({ profiles: me?.profiles ?? [] }))
