import type { AnyStateMachine, InputFrom } from 'xstate'
import type { Me } from '../domain/contract/accounts.ts'

// Each flow that checks an address comes through here.
import '../services/emailEndings.ts'

/** Where a screen is shown: the parameters of its address, the query and the account. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  me: Me | null
}

export interface Flow<M extends AnyStateMachine> {
  logic: M
  input: (place: Place) => InputFrom<M>
}

/** A machine with its effects, and how its input follows from the address. */
export const defineFlow = <M extends AnyStateMachine>(logic: M, input: (place: Place) => InputFrom<M>): Flow<M> => ({
  logic,
  input,
})

/** All actors that a machine names; one missing does not compile. */
export type ActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>
