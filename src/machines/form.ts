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
 * Behaviour common to all forms: they show errors after submission, clear those that a change may resolve, and remember
 * a refusal and whether a response was lost, in transit or at the server. Contains bodies for `assign` and values for a
 * machine's own assignments. No machine writes these fields in any other way (tests/house/forms.test.ts).
 */

/** A flow whose request can be refused. */
export interface WithRefusal {
  refusal: RefusalNote | null
}
/** A flow whose state shows that a response was lost. */
export interface WithLostResponse extends WithRefusal {
  isLost: boolean
}
/** A form that marks invalid fields. */
export interface WithFieldErrors<Errors extends object = FieldErrors> extends WithRefusal {
  /** Shown after the form was submitted. */
  errors: Errors
  /** The number of times that errors were revealed. Each time, the first invalid field receives focus. */
  attempts: number
}
export interface FormState<Errors extends object = FieldErrors> extends WithFieldErrors<Errors> {
  /** True if the last response was lost at the server and not in transit. */
  wasFault: boolean
}

export const withoutRefusal = { refusal: null }
export const withoutLostResponse = { refusal: null, isLost: false }
export const withoutErrors = { errors: {}, refusal: null }
export const unmarked = { errors: {}, refusal: null, attempts: 0 }
export const untouched = { ...unmarked, wasFault: false }

export const isValid = (errors: object): boolean => Object.keys(errors).length === 0

/** The refusal of a whole form, or of a request without fields. */
const refusalIn = (outcome: Outcome<unknown>): RefusalNote | null => (outcome.ok ? null : outcome.refusal)

/** An action shared by several machines. It assigns its fields in every context that has them. */
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

export const rememberRefusal = shared<WithRefusal, Outcome<unknown>>({ refusal: (_, outcome) => refusalIn(outcome) })
export const forgetRefusal = shared<WithRefusal>({ refusal: () => null })
/** Remembers whether a missing response was lost at the server. */
export const rememberFault = shared<Pick<FormState, 'wasFault'>, { error: unknown }>({
  wasFault: (_, { error }) => isFault(error),
})
export const rememberLostResponse = shared<Pick<WithLostResponse, 'isLost'>>({ isLost: () => true })
export const forgetLostResponse = shared<WithLostResponse>({ refusal: () => null, isLost: () => false })

/** Remembers a refusal and marks the fields it names; `fieldOf` maps the server's field names to the form's. */
export const rememberRefusedFields = <
  Context extends MachineContext & WithRefusal & { errors: object; attempts: number },
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
): WithFieldErrors<object> => ({
  refusal,
  errors:
    refusal.code === 'PAYMENT_NOT_SUCCEEDED'
      ? {}
      : Object.fromEntries(Object.entries(refusal.fields).map(([name, error]) => [fieldOf(name), error])),
  attempts: attempts + 1,
})

/** Counts an attempt that was not sent and reveals its errors. Clears the refusal of an earlier attempt. */
export const revealed = <Errors extends object>({ attempts }: { attempts: number }, errors: Errors) => ({
  errors,
  refusal: null,
  attempts: attempts + 1,
})

/** Clears the marks that a change may resolve. The refusal is cleared with the last mark. */
export function afterChange<Errors extends object>(
  form: { errors: Errors } & WithRefusal,
  affectedFields: readonly string[],
): { errors: Errors } & WithRefusal {
  const remaining = Object.entries(form.errors).filter(([field]) => !affectedFields.includes(field))
  return { errors: Object.fromEntries(remaining) as Errors, refusal: remaining.length === 0 ? null : form.refusal }
}

/** Applies a change to the draft and clears the marks that it may resolve. */
export const changed = <Draft extends object, Errors extends object>(
  { draft, errors, refusal }: { draft: Draft; errors: Errors } & WithRefusal,
  change: Partial<Draft>,
  affectedFields: readonly string[],
) => ({ draft: { ...draft, ...change }, ...afterChange({ errors, refusal }, affectedFields) })

/** Sets the likely country, the first of the list, unless a number was already entered. */
export function likelyCountry<Phone extends { country: string; dialCode: string; mobile: string }>(
  phone: Phone,
  [likely]: readonly Country[],
): Phone {
  return likely && phone.mobile === '' ? { ...phone, country: likely.code, dialCode: likely.dial_code } : phone
}
