import { pageMachine } from '../machines/pageMachine.ts'
import { defineEffects, defineFlow } from './flow.ts'

export const flow = defineFlow(defineEffects(pageMachine, {}), () => undefined)
