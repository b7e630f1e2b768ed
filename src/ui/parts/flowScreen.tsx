import { useActorRef } from '@xstate/react'
import { type ComponentType, useEffect } from 'react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import type { ScreenAddress } from '../../screenAddress.ts'
import { type Loaded, loaded } from './loaded.tsx'
import { observer } from './observer.ts'
import { reportStage } from './pageStage.ts'
import { pause } from './pause.ts'

interface FlowOf<M extends AnyStateMachine> {
  logic: M
  input: (place: ScreenAddress) => InputFrom<M>
}

export type LoadedScreen = Loaded<{ place: ScreenAddress }>

/** A screen and its flow, both loaded when first shown. The flow's actor lives as long as the screen. */
export function screen<M extends AnyStateMachine>(
  loadFlow: () => Promise<{ flow: FlowOf<M> }>,
  loadView: () => Promise<{ default: ComponentType<{ actor: ActorRefFrom<M> }> }>,
  loadItsWords: () => Promise<void>,
): LoadedScreen {
  return loaded(async () => {
    const [{ flow }] = await Promise.all([loadFlow(), loadItsWords()])
    await pause()
    // The view is loaded together with the flow.
    const { default: View } = await loadView()
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a screen, when its code arrives
    function FlowScreen({ place }: { place: ScreenAddress }) {
      // The input is read once, when the actor starts.
      const actor = useActorRef(flow.logic, {
        input: flow.input(place),
        inspect: observer.inspect,
      } as never) as unknown as ActorRefFrom<M>
      useEffect(() => reportStage('screen'), [])
      return <View actor={actor} />
    }
    return { default: FlowScreen }
  })
}
