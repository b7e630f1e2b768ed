import type { ProfileKind } from '../offerings.ts'
import type { Control } from '../registration/fieldKinds.ts'
import { type FieldSpec, wizardSteps } from '../registration/fields.ts'

/**
 * Controls whose answers can be compared. Texts are read on the listing itself, and yearly figures and shares have
 * charts there.
 */
const isComparable: Readonly<Record<Control, boolean>> = {
  text: false,
  longText: false,
  keywords: false,
  link: false,
  links: false,
  years: false,
  shares: false,
  place: false,
  select: true,
  multiSelect: true,
  money: true,
  percent: true,
  year: true,
  number: true,
  yesNo: true,
  switch: true,
  country: true,
  countries: true,
  currency: true,
  places: true,
}

/** The fields of a kind whose answers can be shown side by side. */
export function comparableFields(kind: ProfileKind): ReadonlySet<string> {
  const { basic, business } = wizardSteps[kind]
  const all: readonly FieldSpec[] = [...basic, ...business]
  return new Set(all.filter(({ control, listed }) => listed && isComparable[control]).map(({ name }) => name))
}
