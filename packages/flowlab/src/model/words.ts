import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'

/** The description of a part of a flow for its readers: a clause in English and in Hindi, without a full stop. */
export type Words = readonly [en: string, hi: string]

type Named<Names extends string> = Readonly<Record<Names, Words>>

/** The descriptions of one machine, for use in reports. */
export interface MachineWords {
  machine: string
  /** By path, `loggedIn.fresh`; an outer state has its own description. */
  states: Named<string>
  events: Named<string>
  guards: Named<string>
  actors: Named<string>
  delays: Named<string>
}

/** `{ loggedIn: 'fresh' }` as `loggedIn` and `loggedIn.fresh`. */
export type PathsOf<Value> = Value extends string
  ? Value
  : { [Outer in keyof Value & string]: Outer | `${Outer}.${PathsOf<NonNullable<Value[Outer]>>}` }[keyof Value & string]

type Implementations<M extends AnyStateMachine> = Parameters<M['provide']>[0]
/** A machine set up without any names has `string` as its name type, which names nothing. */
type NamesIn<Some> = keyof NonNullable<Some> & string extends infer Name extends string
  ? string extends Name
    ? never
    : Name
  : never
type EventsOf<M extends AnyStateMachine> = EventFromLogic<M>['type'] extends infer Name extends string
  ? string extends Name
    ? never
    : Name
  : never

/** Required if the machine has names of this kind, forbidden otherwise. */
type Section<Name extends string, Names extends string> = [Names] extends [never]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: Named<Names> }

/** Descriptions of all names in a machine. A missing one, or one for an unknown name, does not compile. */
export type WordsFor<M extends AnyStateMachine> = Section<'states', PathsOf<StateValueFrom<M>>> &
  Section<'events', EventsOf<M>> &
  Section<'guards', NamesIn<Implementations<M>['guards']>> &
  Section<'actors', NamesIn<Implementations<M>['actors']>> &
  Section<'delays', NamesIn<Implementations<M>['delays']>>

/**
 * Declares the descriptions of a machine, in `<flow>Machine.words.ts` beside it, so that no page of the product loads
 * them.
 */
export const describe = <M extends AnyStateMachine>(machine: M, words: NoInfer<WordsFor<M>>): MachineWords => ({
  machine: machine.id,
  states: {},
  events: {},
  guards: {},
  actors: {},
  delays: {},
  ...(words as Partial<MachineWords>),
})
