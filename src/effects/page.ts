import { pageMachine } from '../machines/pageMachine.ts'
import { defineFlow } from './flow.ts'

export const flow = defineFlow(pageMachine, () => undefined)
