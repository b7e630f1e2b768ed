import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { AnyActorRef } from 'xstate'
import { type EventOf, useCan } from './states.ts'

const Undivided = styled.fieldset`
  display: contents;
  &:disabled :is(label, select, textarea, input:not(label > input)) { cursor: not-allowed; opacity: .65; }
`

/** Fields that are enabled only while their flow accepts a change. */
export function Fields<A extends Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>>({
  actor,
  takes,
  children,
}: {
  actor: A
  /** A sample change of any of the fields. */
  takes: EventOf<A>
  children: ReactNode
}) {
  return <Undivided disabled={!useCan(actor, takes)}>{children}</Undivided>
}
