import type { ProfileKind } from '../../domain/offerings.ts'
import { wizardStepNames } from '../../domain/registration/fieldKinds.ts'
import { type FieldSpec, wizardSteps } from '../../domain/registration/fields.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

/** What a field of the wizard is called; the free text of "Other" after the field it belongs to. */
export function fieldLabel(LL: TranslationFunctions, { name, label, otherOf }: FieldSpec): string {
  const words = LL.registration.fields
  if (otherOf) return LL.registration.wizard.otherPlease({ field: words[otherOf]() })
  return words[label ?? (name as keyof typeof words)]()
}

/** A line of help, where a field has one. */
export function fieldHint(LL: TranslationFunctions, { name, label }: FieldSpec): string | undefined {
  const words = LL.registration.hints
  const key = label ?? name
  return key in words ? words[key as keyof typeof words]() : undefined
}

/** What a field or document is called, by its name alone. */
export function partLabel(LL: TranslationFunctions, kind: ProfileKind, name: string): string {
  const { documents } = LL.registration
  if (name in documents) return documents[name as keyof typeof documents]()
  const spec = wizardStepNames.flatMap((step) => wizardSteps[kind][step]).find((one) => one.name === name)
  return spec ? fieldLabel(LL, spec) : name
}
