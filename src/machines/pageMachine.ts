import { setup } from 'xstate'

/** A page that shows only data of the session. */
export const pageMachine = setup({}).createMachine({ id: 'page', initial: 'shown', states: { shown: {} } })
