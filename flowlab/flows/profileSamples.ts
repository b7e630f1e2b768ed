import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Answer, Answers } from '../../src/domain/registration/answerSchema.ts'
import type { Control } from '../../src/domain/registration/fieldKinds.ts'
import { type FieldSpec, wizardSteps } from '../../src/domain/registration/fields.ts'
import type { Profile, ProfileDocument } from '../../src/domain/registration/profileSchema.ts'
import { serverPaths } from '../../src/routes.ts'
import { at } from './samples.ts'

const text = (least = 0) => 'We build cold storage that runs on rooftop solar. '.repeat(Math.ceil(least / 40) || 1)

const words = ({ minCharacters, minWords }: FieldSpec) => text(minCharacters ?? (minWords ?? 0) * 8)

/** A valid answer for each control. */
const accepted: Readonly<Record<Control, (spec: FieldSpec) => Answer>> = {
  text: words,
  longText: words,
  select: words,
  currency: () => 'INR',
  multiSelect: () => ['one', 'two'],
  keywords: () => ['one'],
  countries: () => ['IN'],
  country: () => 'IN',
  place: () => 'IN:maharashtra',
  places: () => ['IN:maharashtra'],
  links: () => ['https://linkedin.com/in/asha'],
  link: () => 'https://vermacold.in',
  switch: () => false,
  yesNo: () => true,
  money: () => ({ amount: '2500000', currency: 'INR' }),
  years: () => ({ currency: 'INR', years: [{ year: '2024', revenue: '900000', profit: '-40000', plan: false }] }),
  shares: () => ({
    shares: [
      { slug: 'one', percent: '62.5' },
      { slug: 'two', percent: '37.5' },
    ],
  }),
  percent: () => '12.5',
  year: () => '2019',
  number: () => '2019',
}

/** Answers that complete the first two steps of a wizard. */
const completeAnswers = (kind: ProfileKind, step: 'basic' | 'business'): Answers =>
  Object.fromEntries(wizardSteps[kind][step].map((field) => [field.name, accepted[field.control](field)]))

export const completeBasic = completeAnswers('INVESTMENT', 'basic')
export const completeBusiness = completeAnswers('INVESTMENT', 'business')

const document: ProfileDocument = {
  id: 'd',
  kind: 'proof-of-business',
  type: 'trade-license',
  file_name: 'licence.pdf',
  title: 'Licence',
  file_title: 'licence',
  mime: 'application/pdf',
  bytes: 10,
  created_at: at,
  pending: false,
  state: 'stored',
  removable: true,
  url: serverPaths.files.file('x'),
  thumbnail_url: null,
}

export const profile: Profile = {
  id: 'p',
  kind: 'INVESTMENT',
  status: 'draft',
  steps_done: 2,
  basic: completeBasic,
  business: completeBusiness,
  document_answers: {},
  documents: [document, { ...document, id: 'p', kind: 'business-photo' }],
  completeness: 80,
  pending: [],
  review: null,
  image_url: null,
  can: { edit: true, submit: true },
}
