import type { FieldLabel, FieldSpec } from '../../../src/domain/registration/fields.ts'
import en from '../../../src/i18n/en/registration/index.ts'
import hi from '../../../src/i18n/hi/registration/index.ts'
import type { Language } from '../../kernel/ports/deps.ts'

const words = { en, hi }

/** The label of an answer, as the registration form words it. */
export const fieldLabel = ({ name, label }: Pick<FieldSpec, 'name' | 'label'>, language: Language): string =>
  words[language].fields[label ?? (name as FieldLabel)]

export const documentLabel = (kind: keyof typeof en.documents, language: Language): string =>
  words[language].documents[kind]
