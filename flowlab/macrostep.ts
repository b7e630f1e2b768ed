import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  getInitialMicrosteps,
} from 'xstate'
import { type Child, childrenOf } from './children.ts'
import { transitionId } from './transitions.ts'

/** An effect as the machine asks for it. */
export interface Asked {
  type: string
  params?: unknown
}

/** What an event leads to, with all that happens on the way. */
export interface Macrostep {
  snapshot: AnyMachineSnapshot
  effects: readonly Asked[]
  /** The transitions of all microsteps, in order: by the event, the immediate ones, by raised events. */
  taken: readonly string[]
  /** The states that the machine was in before it came to rest. */
  through: readonly string[]
  /** Whether an effect is meant for the machine itself. */
  isSelf: (to: unknown) => boolean
}

/** More microsteps than this by one event are a circle. */
export const mostMicrosteps = 500

/** How the machine begins. */
export function firstMacrostep(machine: AnyStateMachine, input: unknown): Macrostep {
  const record = recorderOf(machine).begin({})
  const snapshot = record.run((scope) => machine.getInitialSnapshot(scope, input)) as AnyMachineSnapshot
  if (snapshot.status === 'error') return record.end(snapshot)
  const [first] = getInitialMicrosteps(machine, input as never)[0] ?? []
  return followed(
    machine,
    record,
    snapshot,
    (first as AnyMachineSnapshot | undefined)?._nodes.map(({ id }) => id),
  )
}

/** What an event leads to; events that the machine sends itself are taken up before anything else happens. */
export function macrostep(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Macrostep {
  const record = recorderOf(machine).begin(childrenOf(from))
  const snapshot = record.run((scope) => machine.transition(from, event, scope)) as AnyMachineSnapshot
  return followed(machine, record, snapshot)
}

type Recorder = ReturnType<typeof recorderMade>

function followed(machine: AnyStateMachine, record: Recorder, first: AnyMachineSnapshot, passed: string[] = []) {
  let snapshot = first
  for (const event of record.mailOf(snapshot))
    if (snapshot.status === 'active') {
      const from = snapshot
      snapshot = record.run((scope) => machine.transition(from, event, scope)) as AnyMachineSnapshot
      record.mailOf(snapshot)
    }
  const { through, ...rest } = record.end(snapshot)
  return { ...rest, through: [...new Set([...passed, ...through])] }
}

const recorders = new WeakMap<AnyStateMachine, Recorder>()

function recorderOf(machine: AnyStateMachine): Recorder {
  const known = recorders.get(machine) ?? recorderMade(machine)
  recorders.set(machine, known)
  return known
}

interface OpenSystem {
  _set: (systemId: string, ref: AnyActorRef) => void
  get: (systemId: string) => AnyActorRef | undefined
}

/** The scope in which a machine is asked for its next snapshot: nothing is carried out, everything is written down. */
function recorderMade(machine: AnyStateMachine) {
  let effects: Asked[] = []
  let rows: { nodes: AnyMachineSnapshot['_nodes']; taken: string[] }[] = []
  let mail: AnyEventObject[] = []
  let sent: (AnyEventObject | Child)[] = []
  let started = new Set<Child>()
  const named = new Map<string, AnyActorRef>()
  const self = createActor(machine) as AnyActorRef
  const system = self.system as typeof self.system & OpenSystem
  // A row of snapshots is no row of lives: whoever comes last has the name.
  system._set = (systemId, ref) => named.set(systemId, ref)
  system.get = ((systemId: string) => named.get(systemId)) as typeof system.get
  system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return
    const { _nodes } = inspected.snapshot as AnyMachineSnapshot
    if (rows.push({ nodes: _nodes, taken: inspected._transitions.map(transitionId) }) > mostMicrosteps)
      throw new Error('the flow goes round without end')
  })
  const scope = {
    ...{ self, system, id: '', sessionId: self.sessionId },
    ...{ logger: () => {}, defer: () => {}, stopChild: () => {}, emit: () => {} },
    actionExecutor: (action: Asked) => {
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
    /** What the machine hears once it has come to rest: its own events, and the first snapshot of an actor that shows them. */
    mailOf(snapshot: AnyMachineSnapshot) {
      const children = Object.values(childrenOf(snapshot)).filter((ref) => ref !== undefined)
      const begun = children.filter((ref) => !started.has(ref))
      for (const ref of begun) started.add(ref)
      const letters = [...new Set([...sent, ...begun])]
      sent = []
      for (const letter of letters)
        if (!('sessionId' in letter)) mail.push(letter)
        else if (begun.includes(letter as Child)) mail.push(...firstShown(letter as Child))
      return mail
    },
    /** A delay that is spread by chance has its middle value. */
    run(ask: (scope: AnyActorScope) => unknown) {
      const chance = Math.random
      Math.random = () => 0.5
      try {
        return ask(scope)
      } finally {
        Math.random = chance
      }
    },
    end: (snapshot: AnyMachineSnapshot): Macrostep => ({
      snapshot,
      effects,
      taken: rows.flatMap(({ taken }) => taken),
      through: rows.slice(0, -1).flatMap(({ nodes }) => nodes.map(({ id }) => id)),
      isSelf: (to) => to === self,
    }),
  }
}

/** What the machine sends itself without a delay, or the actor that it starts. */
function sentAtOnce({ type, params }: Asked, self: AnyActorRef): AnyEventObject | Child | null {
  if (type === 'xstate.spawnChild') return (params as { actorRef?: Child }).actorRef ?? null
  if (type !== 'xstate.sendTo') return null
  const { to, event, delay } = params as { to: unknown; event: AnyEventObject; delay?: number }
  return to === self && typeof delay !== 'number' ? event : null
}

/** An actor whose snapshots are listened to shows the one that it begins with. */
function firstShown(ref: Child): AnyEventObject[] {
  const snapshot = ref.getSnapshot() as { status: string }
  return ref.options.syncSnapshot && snapshot.status === 'active'
    ? [{ type: `xstate.snapshot.${ref.id}`, snapshot }]
    : []
}
