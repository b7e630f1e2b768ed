import { useActorRef } from '@xstate/react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import type { Me } from '../../domain/contract/accounts.ts'
import { observer } from './observer.ts'

interface PlaceOfScreen {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  me: Me | null
}

interface FlowOf<M extends AnyStateMachine> {
  logic: M
  input: (place: PlaceOfScreen) => InputFrom<M>
}

export type LoadedScreen = LazyExoticComponent<ComponentType<{ place: PlaceOfScreen }>> & {
  /** Fetches it before it is shown. */
  fetch: () => void
}

/** A screen with its flow, both loaded when first shown; the flow's actor lives as long as the screen. */
export function screen<M extends AnyStateMachine>(
  loadFlow: () => Promise<{ flow: FlowOf<M> }>,
  loadView: () => Promise<{ default: ComponentType<{ actor: ActorRefFrom<M> }> }>,
  loadItsWords: () => Promise<void>,
): LoadedScreen {
  const fetch = () => Promise.all([loadFlow(), loadView(), loadItsWords()])
  const shown = lazy(async () => {
    const [{ flow }, { default: View }] = await fetch()
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a screen, when its code arrives
    function FlowScreen({ place }: { place: PlaceOfScreen }) {
      // The input is read once, when the actor starts.
      const actor = useActorRef(flow.logic, {
        input: flow.input(place),
        inspect: observer.inspect,
      } as never) as unknown as ActorRefFrom<M>
      return <View actor={actor} />
    }
    return { default: FlowScreen }
  })
  // What does not come now is asked for again when it is shown.
  return Object.assign(shown, { fetch: () => void fetch().catch(() => {}) })
}
