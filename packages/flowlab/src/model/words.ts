import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'

/** What something of a flow means to those who read flows: a clause in English and in Hindi, without a full stop. */
export type Words = readonly [en: string, hi: string]

type Named<Names extends string> = Readonly<Record<Names, Words>>

/** The words of one machine, as reports read them. */
export interface MachineWords {
  machine: string
  /** By path, `signedIn.fresh`; an outer state has words of its own. */
  states: Named<string>
  events: Named<string>
  guards: Named<string>
  actors: Named<string>
  delays: Named<string>
}

/** `{ signedIn: 'fresh' }` as `signedIn` and `signedIn.fresh`. */
export type PathsOf<Value> = Value extends string
  ? Value
  : { [Outer in keyof Value & string]: Outer | `${Outer}.${PathsOf<NonNullable<Value[Outer]>>}` }[keyof Value & string]

type Implementations<M extends AnyStateMachine> = Parameters<M['provide']>[0]
/** A machine that was set up without any has a name for all of them, which names none. */
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

/** Present where there is anything to name, and nowhere else. */
type Section<Name extends string, Names extends string> = [Names] extends [never]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: Named<Names> }

/** Words for all that a machine names: one missing, or one for something that is not there, does not compile. */
export type WordsFor<M extends AnyStateMachine> = Section<'states', PathsOf<StateValueFrom<M>>> &
  Section<'events', EventsOf<M>> &
  Section<'guards', NamesIn<Implementations<M>['guards']>> &
  Section<'actors', NamesIn<Implementations<M>['actors']>> &
  Section<'delays', NamesIn<Implementations<M>['delays']>>

/** Says what a machine means. Stands beside it in `<flow>Machine.words.ts`, so that no page of the product loads it. */
export const describe = <M extends AnyStateMachine>(machine: M, words: NoInfer<WordsFor<M>>): MachineWords => ({
  machine: machine.id,
  states: {},
  events: {},
  guards: {},
  actors: {},
  delays: {},
  ...(words as Partial<MachineWords>),
})
