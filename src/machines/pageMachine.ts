import { setup } from 'xstate'

/** A page that only shows what the session already knows. */
export const pageMachine = setup({}).createMachine({ id: 'page', initial: 'shown', states: { shown: {} } })
