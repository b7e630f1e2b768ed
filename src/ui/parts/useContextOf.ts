import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

interface Flow<Context> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { context: Context }
}

/** Selects fields of a flow's context and renders again only when one of them changes. */
export function useContextOf<Context, Name extends keyof Context>(
  actor: Flow<Context>,
  ...names: readonly Name[]
): Pick<Context, Name> {
  return useSelector(
    actor,
    ({ context }) => Object.fromEntries(names.map((name) => [name, context[name]])) as Pick<Context, Name>,
    (before, now) => names.every((name) => Object.is(before[name], now[name])),
  )
}
