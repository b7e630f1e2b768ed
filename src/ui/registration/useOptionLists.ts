import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import type { OptionLists, OptionListsActor } from '../../machines/optionListsMachine.ts'

const nothing: OptionLists = { lists: {}, countries: [], currencies: [] }
interface Owner extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => { children: { optionLists?: OptionListsActor } }
}

/** The option lists loaded by a flow. */
export function useOptionLists(actor: Owner): OptionLists {
  return useSelector(useOptionListsActor(actor), (snapshot) => snapshot?.context ?? nothing)
}

/** A flow's child that loads its option lists and lives as long as the flow. */
export const useOptionListsActor = (actor: Owner): OptionListsActor | undefined =>
  useSelector(actor, ({ children }) => children.optionLists)
