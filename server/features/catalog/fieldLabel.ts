import type { FieldLabel, FieldSpec } from '../../../src/domain/registration/fields.ts'
import en from '../../../src/i18n/en/registration/index.ts'
import hi from '../../../src/i18n/hi/registration/index.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Language } from '../../kernel/ports/deps.ts'

const words = { en, hi }

/** The label of an answer in the registration form. */
export const fieldLabel = ({ name, label }: Pick<FieldSpec, 'name' | 'label'>, language: Language): string =>
  words[language].fields[label ?? (name as FieldLabel)]

/** A label for readers, where the form's label addresses the owner or explains how to answer. */
const asRead: Partial<Record<FieldLabel, Words>> = {
  profile: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  link: { en: 'Website', hi: 'वेबसाइट' },
  keywords: { en: 'Keywords', hi: 'मुख्य शब्द' },
  geographies: { en: 'Looking for investors in', hi: 'निवेशक किन क्षेत्रों से चाहिए' },
  type_of_business_sold: { en: 'What is for sale', hi: 'क्या बिक रहा है' },
  expected_roi: { en: 'Expected return on investment', hi: 'निवेश पर अपेक्षित रिटर्न' },
  ebitda: { en: 'EBITDA or operating profit margin', hi: 'EBITDA या परिचालन लाभ मार्जिन' },
  // Their values include the currency.
  annual_revenue: { en: 'Annual revenue', hi: 'वार्षिक राजस्व' },
  typical_investment_range: { en: 'Typical investment', hi: 'सामान्य निवेश' },
  stake_offered: { en: 'Stake offered', hi: 'प्रस्तावित हिस्सेदारी' },
}

/** The label of an answer on a page for other members. */
export const readLabel = (spec: Pick<FieldSpec, 'name' | 'label'>, language: Language): string =>
  asRead[spec.label ?? (spec.name as FieldLabel)]?.[language] ?? fieldLabel(spec, language)

export const documentLabel = (kind: keyof typeof en.documents, language: Language): string =>
  words[language].documents[kind]
