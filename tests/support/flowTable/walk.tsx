import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  StateMachine,
  type StateValue,
} from 'xstate'
import TypesafeI18n from '../../../src/i18n/i18n-react.tsx'
import type { Locales } from '../../../src/i18n/i18n-types.ts'
import { notProvided } from '../../../src/machines/outcome.ts'
import '../inLanguage.tsx'
import type { Answer, FlowTable, FormContext, Row, Screen, Walked } from './table.ts'

interface Asked {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  report: (event: AnyEventObject) => void
}

/** Holds calls and listeners until a row supplies their result. */
class Desk {
  readonly #asked = new Map<string, Asked>()

  /** The machine, including every machine inside it, with stand-ins for its calls and listeners. */
  standIn(machine: AnyStateMachine): AnyStateMachine {
    const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
      ([source, logic]) => [source, logic instanceof StateMachine ? this.standIn(logic) : this.#waiter(source, logic)],
    )
    return machine.provide({ actors: Object.fromEntries(actors) } as never)
  }

  #waiter(source: string, logic: AnyActorLogic): AnyActorLogic {
    const nothing = () => {}
    if ((logic as { config?: unknown }).config !== notProvided)
      return fromCallback(({ sendBack }) => {
        this.#asked.set(source, { resolve: nothing, reject: nothing, report: sendBack })
      })
    return fromPromise(
      () => new Promise((resolve, reject) => this.#asked.set(source, { resolve, reject, report: nothing })),
    )
  }

  answer(source: string, answer: Answer): void {
    const asked = this.#asked.get(source)
    if (!asked) throw new Error(`nobody has asked ${source}`)
    if ('event' in answer) asked.report(answer.event)
    else if ('error' in answer) asked.reject(answer.error)
    else asked.resolve(answer.output)
  }
}

const leafOf = (value: StateValue | undefined): string => {
  if (value === undefined || typeof value === 'string') return value ?? ''
  const [[name, inner] = ['', undefined]] = Object.entries(value)
  return `${name}.${leafOf(inner)}`
}

/** Waits for the promises that a result resolves. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot

/** A table for the screen of a flow; a state fails its test if it has neither a row nor a reason for having none. */
export function flowTable<M extends AnyStateMachine, Root extends AnyStateMachine = M>(
  flow: string,
  { machine, draw, input, path = '/', within, part, rest, rows, also = {}, unseen = {} }: Screen<M, Root>,
): FlowTable {
  async function walk(row: Row<AnyStateMachine>, language: Locales = 'en'): Promise<Walked> {
    cleanup()
    document.body.innerHTML = ''
    const desk = new Desk()
    const clock = new SimulatedClock()
    const given: unknown = row.input ?? input
    const root = createActor(desk.standIn((within ?? machine) as AnyStateMachine), {
      input: typeof given === 'function' ? given() : given,
      clock,
    }) as AnyActorRef
    let last: AnyActorRef | undefined = part ? undefined : root
    const own = () => {
      if (part) last = snapshotOf(root).children[part] ?? last
      return last
    }
    root.start()
    for (const happening of row.after ?? []) {
      if (typeof happening === 'number') clock.increment(happening)
      else if (typeof happening === 'string') own()?.send({ type: happening })
      else if (Array.isArray(happening)) desk.answer(happening[0], happening[1])
      else if ('part' in happening) {
        const other = happening.part === 'root' ? root : snapshotOf(root).children[happening.part]
        if (!other) throw new Error(`there is no ${happening.part}`)
        other.send(happening.event)
      } else own()?.send(happening as AnyEventObject)
      await settled()
      own()
    }
    const { hook, history } = memoryLocation({ path, record: true })
    await act(async () => {
      render(
        <Router hook={hook}>
          <TypesafeI18n locale={language}>{draw(root as unknown as ActorRefFrom<Root>)}</TypesafeI18n>
        </Router>,
        { container: document.body.appendChild(document.createElement('main')) },
      )
    })
    await act(() => vi.dynamicImportSettled())
    const parts = [root, last].flatMap((actor) => (actor ? Object.entries(snapshotOf(actor).children) : []))
    const machines = parts.filter(
      (entry): entry is [string, AnyActorRef] => 'value' in snapshotOf(entry[1] as AnyActorRef),
    )
    const context = () => (own() ? snapshotOf(own() as AnyActorRef).context : {}) as Partial<FormContext>
    return {
      addresses: () => [...history],
      attempts: () => context().attempts ?? null,
      refusal: () => context().refusal?.message ?? '',
      places: () =>
        new Map([
          ['', leafOf(own() && snapshotOf(own() as AnyActorRef).value)],
          ...machines.map(([name, actor]) => [name, leafOf(snapshotOf(actor).value)] as const),
        ]),
    }
  }
  const known = {
    rows: rows as FlowTable['rows'],
    also: also as FlowTable['also'],
    unseen: unseen as FlowTable['unseen'],
  }
  return { flow, machine, ...known, rest: rest ?? null, input, walk }
}
