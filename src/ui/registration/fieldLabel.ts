import type { ProfileKind } from '../../domain/offerings.ts'
import type { FieldSpec } from '../../domain/registration/fields.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

type Known = keyof TranslationFunctions['registration']['fields']

/** What a field of the wizard is called. A person lives in a country, a company is registered in one. */
export function fieldLabel(LL: TranslationFunctions, kind: ProfileKind, spec: Pick<FieldSpec, 'name' | 'otherOf'>) {
  const words = LL.registration.fields
  if (spec.otherOf) return LL.registration.wizard.otherPlease({ field: words[spec.otherOf as Known]() })
  return kind === 'INVESTOR' && spec.name === 'country' ? words.residence() : words[spec.name as Known]()
}

/** What a field or document is called, by its name alone. */
export function partLabel(LL: TranslationFunctions, kind: ProfileKind, name: string): string {
  const { documents, fields } = LL.registration
  if (name in documents) return documents[name as keyof typeof documents]()
  return name in fields ? fieldLabel(LL, kind, { name }) : name
}
