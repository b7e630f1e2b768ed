import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import { transitionId } from '../model/transitions.ts'
import { type Child, childrenOf } from './children.ts'

/** An effect that the machine requests. */
export interface RequestedEffect {
  type: string
  params?: unknown
  /** What an action is called with. */
  info?: { context: unknown }
}

/** The maximum number of microsteps per event; more mean an endless loop. */
export const maxMicrosteps = 500

export type Recorder = ReturnType<typeof createRecorder>

const recorders = new WeakMap<AnyStateMachine, Recorder>()

export function recorderOf(machine: AnyStateMachine): Recorder {
  const known = recorders.get(machine) ?? createRecorder(machine)
  recorders.set(machine, known)
  return known
}

interface OpenSystem {
  _set: (systemId: string, ref: AnyActorRef) => void
  get: (systemId: string) => AnyActorRef | undefined
}

/** The scope in which a machine computes its next snapshot. It executes nothing and records every effect. */
function createRecorder(machine: AnyStateMachine) {
  let effects: RequestedEffect[] = []
  let rows: { nodes: AnyMachineSnapshot['_nodes']; taken: string[] }[] = []
  let mail: AnyEventObject[] = []
  let sent: (AnyEventObject | Child)[] = []
  let started = new Set<Child>()
  const named = new Map<string, AnyActorRef>()
  const self = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      if ((inspected.actorRef as AnyActorRef).sessionId !== inspected.rootId) return
      const { _nodes } = inspected.snapshot as AnyMachineSnapshot
      if (rows.push({ nodes: _nodes, taken: inspected._transitions.map(transitionId) }) > maxMicrosteps)
        throw new Error('the flow does not terminate')
    },
  }) as AnyActorRef
  const system = self.system as typeof self.system & OpenSystem
  // Several snapshots may exist: the latest actor owns the name.
  system._set = (systemId, ref) => named.set(systemId, ref)
  system.get = ((systemId: string) => named.get(systemId)) as typeof system.get
  const scope = {
    ...{ self, system, id: '', sessionId: self.sessionId },
    ...{ logger: () => {}, defer: () => {}, stopChild: () => {}, emit: () => {} },
    actionExecutor: (action: RequestedEffect) => {
      effects.push(action)
      const letter = sentAtOnce(action, self)
      if (letter) sent.push(letter)
    },
  } as unknown as AnyActorScope
  return {
    begin(children: Readonly<Record<string, Child | undefined>>) {
      effects = []
      rows = []
      mail = []
      sent = []
      started = new Set(Object.values(children).filter((ref) => ref !== undefined))
      named.clear()
      for (const ref of started) if (ref.systemId) named.set(ref.systemId, ref)
      return this
    },
    /**
     * The events that the machine receives after settling: its own, and the first snapshot of each actor that publishes
     * one.
     */
    mailOf(snapshot: AnyMachineSnapshot) {
      const children = Object.values(childrenOf(snapshot)).filter((ref) => ref !== undefined)
      const newChildren = children.filter((ref) => !started.has(ref))
      for (const ref of newChildren) started.add(ref)
      const letters = [...new Set([...sent, ...newChildren])]
      sent = []
      for (const letter of letters)
        if (!('sessionId' in letter)) mail.push(letter)
        else if (newChildren.includes(letter as Child)) mail.push(...firstShown(letter as Child))
      return mail
    },
    /** Replaces a randomised delay by its middle value. */
    run(ask: (scope: AnyActorScope) => unknown) {
      const chance = Math.random
      Math.random = () => {
        // Reports the random value to its observer.
        chance()
        return 0.5
      }
      try {
        return ask(scope)
      } finally {
        Math.random = chance
      }
    },
    end: () => ({
      effects,
      taken: rows.flatMap(({ taken }) => taken),
      through: rows.slice(0, -1).flatMap(({ nodes }) => nodes.map(({ id }) => id)),
      isSelf: (to: unknown) => to === self,
    }),
  }
}

/** The event that the machine sends to itself without a delay, or the actor that it starts. */
function sentAtOnce({ type, params }: RequestedEffect, self: AnyActorRef): AnyEventObject | Child | null {
  if (type === 'xstate.spawnChild') return (params as { actorRef?: Child }).actorRef ?? null
  if (type !== 'xstate.sendTo') return null
  const { to, event, delay } = params as { to: unknown; event: AnyEventObject; delay?: number }
  return to === self && typeof delay !== 'number' ? event : null
}

/** An actor with a snapshot listener publishes its initial snapshot. */
function firstShown(ref: Child): AnyEventObject[] {
  const snapshot = ref.getSnapshot() as { status: string }
  return ref.options.syncSnapshot && snapshot.status === 'active'
    ? [{ type: `xstate.snapshot.${ref.id}`, snapshot }]
    : []
}
