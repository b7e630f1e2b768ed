import type { FieldError } from '../../domain/validation/fieldErrors.ts'

/** The words for an error: some say more than what a field takes. */
export const wrongIn = <Field extends string>(field: Field, error: FieldError) =>
  error === 'unchanged' || error === 'notZero' ? error : field
