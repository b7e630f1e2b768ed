import {
  type AnyEventObject,
  assign,
  type MachineContext,
  type ParameterizedObject,
  type PropertyAssigner,
  type ProvidedActor,
} from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import type { FieldErrors } from '../domain/validation/fieldErrors.ts'
import { afterChange } from './afterChange.ts'
import { isFault, type Outcome, type RefusalNote } from './outcome.ts'

/**
 * What every form does: it says what is wrong once it was submitted, takes back what a change mends, and
 * remembers a refusal and whether an answer was lost at the server. Bodies for `assign`; a machine names those that it uses.
 */

export interface FormState<Errors extends object = FieldErrors> {
  /** Shown once the form was submitted. */
  errors: Errors
  refusal: RefusalNote | null
  /** How often errors were revealed: each time the first wrong field takes the focus. */
  attempts: number
  /** The last answer was lost at the server, not on the way. */
  wasFault: boolean
}

export const untouched = { errors: {}, refusal: null, attempts: 0, wasFault: false }
export const withoutErrors = { errors: {}, refusal: null }

export const isValid = (errors: object): boolean => Object.keys(errors).length === 0

/** A refusal of the whole form, or of what has no fields. */
export const refusalIn = (outcome: Outcome<unknown>): RefusalNote | null => (outcome.ok ? null : outcome.refusal)

/** `attempts`, after one that was not sent. */
export const oneMore = ({ context: { attempts } }: { context: { attempts: number } }): number => attempts + 1

/** An action that several machines share: its fields are assigned in every context that has them. */
const shared =
  <Fields extends object, Params extends ParameterizedObject['params'] | undefined = undefined>(
    fields: {
      [Field in keyof Fields]: (_: unknown, params: Params) => Fields[Field]
    },
  ) =>
  <Context extends MachineContext & Fields, Event extends AnyEventObject, Actor extends ProvidedActor>() =>
    assign<Context, Event, Params, Event, Actor>(
      fields as object as PropertyAssigner<Context, Event, Params, Event, Actor>,
    )

interface Refusable {
  refusal: RefusalNote | null
}
export const rememberRefusal = shared<Refusable, Outcome<unknown>>({ refusal: (_, outcome) => refusalIn(outcome) })
export const forgetRefusal = shared<Refusable>({ refusal: () => null })
/** Whether an answer that never came was lost at the server. */
export const rememberFault = shared<Pick<FormState, 'wasFault'>, { error: unknown }>({
  wasFault: (_, { error }) => isFault(error),
})

/** A refusal that may name fields, which it marks. */
export const rememberRefusedFields = <
  Context extends MachineContext & Pick<FormState, 'refusal' | 'errors' | 'attempts'>,
  Event extends AnyEventObject,
  Actor extends ProvidedActor,
>() =>
  assign<Context, Event, Outcome<unknown> | null, Event, Actor>(({ context }, outcome) =>
    !outcome || outcome.ok ? {} : (marked(context, outcome.refusal) as Partial<Context>),
  )

const marked = ({ attempts }: Pick<FormState, 'attempts'>, refusal: RefusalNote): Partial<FormState> => ({
  refusal,
  errors: refusal.code === 'PAYMENT_NOT_SUCCEEDED' ? {} : refusal.fields,
  attempts: attempts + 1,
})

/** Counts a try that was not sent, with what was wrong. */
export const revealed = <Errors extends object>({ attempts }: { attempts: number }, errors: Errors) => ({
  errors,
  attempts: attempts + 1,
})

/** A changed draft; what the change mends is marked no longer. */
export const changed = <Draft extends object, Errors extends object>(
  { draft, errors, refusal }: { draft: Draft; errors: Errors; refusal: RefusalNote | null },
  change: Partial<Draft>,
  mended: readonly string[],
) => ({ draft: { ...draft, ...change }, ...afterChange({ errors, refusal }, mended) })

/** With the likely country, which comes first in the list, unless a number was entered already. */
export function likelyCountry<Phone extends { country: string; dialCode: string; mobile: string }>(
  phone: Phone,
  [likely]: readonly Country[],
): Phone {
  return likely && phone.mobile === '' ? { ...phone, country: likely.code, dialCode: likely.dial_code } : phone
}
