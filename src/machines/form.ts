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
import { isFault, type Outcome, type RefusalNote } from './outcome.ts'

/**
 * What every form does: it says what is wrong once it was submitted, takes back what a change mends, and remembers a
 * refusal and whether an answer was lost, on the way or at the server. Bodies for `assign`, and values for what a machine
 * assigns itself; it names those that it uses. No machine writes these fields otherwise (tests/house/forms.test.ts).
 */

/** A flow that can be refused. */
export interface Refusable {
  refusal: RefusalNote | null
}
/** A flow that says where it stands that an answer was lost. */
export interface Losable extends Refusable {
  isLost: boolean
}
/** A form whose fields are marked. */
export interface Marked<Errors extends object = FieldErrors> extends Refusable {
  /** Shown once the form was submitted. */
  errors: Errors
  /** How often errors were revealed: each time the first wrong field takes the focus. */
  attempts: number
}
export interface FormState<Errors extends object = FieldErrors> extends Marked<Errors> {
  /** The last answer was lost at the server, not on the way. */
  wasFault: boolean
}

export const withoutRefusal = { refusal: null }
export const withoutAnswer = { refusal: null, isLost: false }
export const withoutErrors = { errors: {}, refusal: null }
export const unmarked = { errors: {}, refusal: null, attempts: 0 }
export const untouched = { ...unmarked, wasFault: false }

export const isValid = (errors: object): boolean => Object.keys(errors).length === 0

/** A refusal of the whole form, or of what has no fields. */
const refusalIn = (outcome: Outcome<unknown>): RefusalNote | null => (outcome.ok ? null : outcome.refusal)

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

export const rememberRefusal = shared<Refusable, Outcome<unknown>>({ refusal: (_, outcome) => refusalIn(outcome) })
export const forgetRefusal = shared<Refusable>({ refusal: () => null })
/** Whether an answer that never came was lost at the server. */
export const rememberFault = shared<Pick<FormState, 'wasFault'>, { error: unknown }>({
  wasFault: (_, { error }) => isFault(error),
})
export const noteLostAnswer = shared<Pick<Losable, 'isLost'>>({ isLost: () => true })
export const forgetAnswer = shared<Losable>({ refusal: () => null, isLost: () => false })

/** A refusal that may name fields, which it marks; `fieldOf` says how the form calls what the server names. */
export const rememberRefusedFields = <
  Context extends MachineContext & Refusable & { errors: object; attempts: number },
  Event extends AnyEventObject,
  Actor extends ProvidedActor,
>(
  fieldOf = (name: string) => name,
) =>
  assign<Context, Event, Outcome<unknown> | null, Event, Actor>(({ context }, outcome) =>
    !outcome || outcome.ok ? {} : (marked(context, outcome.refusal, fieldOf) as Partial<Context>),
  )

const marked = (
  { attempts }: { attempts: number },
  refusal: RefusalNote,
  fieldOf: (name: string) => string,
): Marked<object> => ({
  refusal,
  errors:
    refusal.code === 'PAYMENT_NOT_SUCCEEDED'
      ? {}
      : Object.fromEntries(Object.entries(refusal.fields).map(([name, error]) => [fieldOf(name), error])),
  attempts: attempts + 1,
})

/** Counts a try that was not sent, with what was wrong; a refusal of the try before says nothing of this one. */
export const revealed = <Errors extends object>({ attempts }: { attempts: number }, errors: Errors) => ({
  errors,
  refusal: null,
  attempts: attempts + 1,
})

/** What a form still says after a change: what was changed is marked no longer, and the note goes with the last mark. */
export function afterChange<Errors extends object>(
  said: { errors: Errors } & Refusable,
  mended: readonly string[],
): { errors: Errors } & Refusable {
  const left = Object.entries(said.errors).filter(([field]) => !mended.includes(field))
  return { errors: Object.fromEntries(left) as Errors, refusal: left.length === 0 ? null : said.refusal }
}

/** A changed draft; what the change mends is marked no longer. */
export const changed = <Draft extends object, Errors extends object>(
  { draft, errors, refusal }: { draft: Draft; errors: Errors } & Refusable,
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
