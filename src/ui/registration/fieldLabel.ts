import type { ProfileKind } from '../../domain/offerings.ts'
import { wizardStepNames } from '../../domain/registration/fieldKinds.ts'
import { type FieldSpec, wizardSteps } from '../../domain/registration/fields.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

/** The label of a wizard field; the free text of "Other" is named after its field. */
export function fieldLabel(LL: TranslationFunctions, { name, label, otherOf }: FieldSpec): string {
  const words = LL.registration.fields
  if (otherOf) return LL.registration.wizard.otherPlease({ field: words[otherOf]() })
  return words[label ?? (name as keyof typeof words)]()
}

/** A field's hint; undefined without one. */
export function fieldHint(LL: TranslationFunctions, { name, label }: FieldSpec): string | undefined {
  const words = LL.registration.hints
  const key = label ?? name
  return key in words ? words[key as keyof typeof words]() : undefined
}

/** The label of a field or document by its name. */
export function partLabel(LL: TranslationFunctions, kind: ProfileKind, name: string): string {
  const { documents } = LL.registration
  if (name in documents) return documents[name as keyof typeof documents]()
  const spec = wizardStepNames.flatMap((step) => wizardSteps[kind][step]).find((one) => one.name === name)
  return spec ? fieldLabel(LL, spec) : name
}
