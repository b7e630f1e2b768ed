import type { ActorScope, AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'
import type { FlowModel } from '../model/flow.ts'
import type { Step } from '../model/step.ts'
import type { Child } from './children.ts'
import { shownBy } from './steps.ts'

type Scope = ActorScope<Snapshot<unknown>, AnyEventObject>
type OpenScope = Scope & {
  self: Child & { _parent?: AnyActorRef }
  system: { _relay: (from: AnyActorRef, to: AnyActorRef, event: AnyEventObject) => void }
}

const became = 'desk.became'

/** Holds the stand-ins of a running flow until the path gives them an outcome. */
export class StandInRegistry {
  #waiting = new WeakMap<AnyActorRef, OpenScope>()
  /** The stand-ins whose snapshots their parent subscribes to. */
  #shown = new WeakSet<AnyActorRef>()

  /** Applies an outcome to the actor that waits for it. */
  answer(ref: AnyActorRef | undefined, { actorId, outcome, name }: Extract<Step, { kind: 'outcome' }>) {
    const scope = ref && this.#waiting.get(ref)
    if (!scope) throw new Error(`the actor "${actorId}" is not waiting for "${name}"`)
    const { self, system } = scope
    const tell = (event: AnyEventObject) => self._parent && system._relay(self, self._parent, event)
    if ('event' in outcome) tell(outcome.event)
    if (self.getSnapshot().status !== 'active') return
    if ('snapshot' in outcome) {
      self.send({ type: became, change: shownBy(self.getSnapshot(), outcome.snapshot) })
      this.#show(self, tell)
    }
    if ('output' in outcome) self.send({ type: became, change: { status: 'done', output: outcome.output } })
    if ('error' in outcome) self.send({ type: became, change: { status: 'error', error: outcome.error } })
  }

  /** An actor that does nothing and starts like the actor it replaces. */
  standIn(real: AnyActorLogic | undefined): AnyActorLogic {
    return {
      getInitialSnapshot: (scope: OpenScope, input: unknown) => {
        // XState would publish a snapshot after each event sent to the stand-in, although it does nothing.
        if (scope.self._syncSnapshot) this.#shown.add(scope.self)
        scope.self._syncSnapshot = false
        return beginningOf(real, scope, input)
      },
      start: (_: unknown, scope: OpenScope) => {
        this.#waiting.set(scope.self, scope)
        this.#show(
          scope.self,
          (event) => scope.self._parent && scope.system._relay(scope.self, scope.self._parent, event),
        )
      },
      transition: (snapshot: Snapshot<unknown>, event: AnyEventObject) => {
        if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' }
        return event.type === became ? { ...snapshot, ...event.change } : snapshot
      },
      getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
    } as unknown as AnyActorLogic
  }

  #show(self: AnyActorRef, tell: (event: AnyEventObject) => void) {
    if (this.#shown.has(self)) tell({ type: `xstate.snapshot.${self.id}`, snapshot: self.getSnapshot() })
  }
}

/** The initial snapshot of the real actor. */
function beginningOf(real: AnyActorLogic | undefined, scope: OpenScope, input: unknown): object {
  const waiting = { status: 'active', output: undefined, error: undefined, input }
  try {
    const inert = { ...scope, defer: () => {}, actionExecutor: () => {} }
    const snapshot = real?.getInitialSnapshot(inert as never, input) as Snapshot<unknown> | undefined
    return snapshot?.status === 'active' ? snapshot : waiting
  } catch {
    return waiting
  }
}

/** The model with its actors replaced by waiting stand-ins. */
export const withStandIns = (model: FlowModel, registry: StandInRegistry): FlowModel => ({
  ...model,
  machine: model.machine.provide({ actors: standIns(model, registry) } as never) as AnyStateMachine,
})

function standIns({ machine, outcomes }: FlowModel, registry: StandInRegistry): Record<string, AnyActorLogic> {
  const real = machine.implementations.actors as Record<string, AnyActorLogic | undefined>
  return Object.fromEntries(Object.keys(outcomes).map((source) => [source, registry.standIn(real[source])]))
}
