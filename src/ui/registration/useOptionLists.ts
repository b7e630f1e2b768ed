import { useSelector } from '@xstate/react'
import type { Actor, AnyActorRef } from 'xstate'
import type { OptionLists, OptionListsActor, optionListsMachine } from '../../machines/optionListsMachine.ts'

const nothing: OptionLists = { lists: {}, countries: [], currencies: [] }
type Owner = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>

/** The option lists that a flow has loaded. */
export function useOptionLists(actor: Owner): OptionLists {
  const lists = useOptionListsActor(actor)
  return useSelector(lists, (snapshot) => snapshot?.context ?? nothing)
}

/** The child of a flow that loads its option lists; it lives as long as the flow. */
export const useOptionListsActor = (actor: Owner): OptionListsActor =>
  useSelector(
    actor as Actor<typeof optionListsMachine>,
    ({ children }) => (children as Record<string, unknown>).optionLists as OptionListsActor,
  )
