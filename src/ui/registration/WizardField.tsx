import { useSelector } from '@xstate/react'
import { type ComponentType, memo } from 'react'
import type { Answer } from '../../domain/registration/answerSchema.ts'
import type { Control } from '../../domain/registration/fieldKinds.ts'
import type { FieldSpec } from '../../domain/registration/fields.ts'
import { isRequired } from '../../domain/registration/formFields.ts'
import { isMoney } from '../../domain/registration/years.ts'
import { countCharacters, countWords } from '../../domain/validation/words.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Checkbox, YesNo } from '../parts/Choices.tsx'
import { TextArea, TextField } from '../parts/Field.tsx'
import { KeywordField } from '../parts/KeywordField.tsx'
import { MoneyField } from '../parts/MoneyField.tsx'
import { errorWords } from './errorWords.ts'
import { fieldHint, fieldLabel } from './fieldLabel.ts'
import { ManyOptions, OneOption } from './OptionFields.tsx'
import { City, ManyPlaces, OnePlace } from './PlaceFields.tsx'
import { SharesField } from './SharesField.tsx'
import { useOptionLists } from './useOptionLists.ts'
import { YearsField } from './YearsField.tsx'

interface Props {
  actor: WizardActor
  spec: FieldSpec
}
export interface Shown extends Props {
  answer: Answer
  shared: { label: string; name: string; required: boolean; error: string | undefined; hint: string | undefined }
  keep: (value: Answer) => void
}

const text = (answer: Answer): string => (typeof answer === 'string' ? answer : '')
const list = (answer: Answer): string[] => (Array.isArray(answer) ? answer : [])

const controls: Record<Control, ComponentType<Shown>> = {
  text: Words,
  link: Words,
  percent: Words,
  year: Words,
  number: Words,
  longText: LongWords,
  select: OneOption,
  country: OneOption,
  currency: OneOption,
  multiSelect: ManyOptions,
  countries: ManyOptions,
  keywords: Entries,
  links: Entries,
  money: Money,
  years: YearsField,
  shares: SharesField,
  place: OnePlace,
  places: ManyPlaces,
  yesNo: Answered,
  switch: Switched,
}

export const WizardField = memo(function WizardField({ actor, spec }: Props) {
  const { LL } = useWords()
  const answer = useSelector(actor, ({ context }) => context.answers[spec.name] ?? null)
  const error = useSelector(actor, ({ context }) => context.errors[spec.name])
  const required = useSelector(actor, ({ context }) => isRequired(spec, context.answers))
  const Shown = spec.cityOf ? City : controls[spec.control]
  return (
    <Shown
      actor={actor}
      spec={spec}
      answer={answer}
      shared={{
        label: fieldLabel(LL, spec),
        name: spec.name,
        required,
        error: errorWords(LL, spec, error),
        hint: fieldHint(LL, spec),
      }}
      keep={(value) => actor.send({ type: 'field.changed', name: spec.name, value })}
    />
  )
})

const modes = { percent: 'decimal', year: 'numeric', number: 'numeric', link: 'url' } as const

function Words({ spec, answer, shared, keep }: Shown) {
  const mode = spec.control in modes ? modes[spec.control as keyof typeof modes] : 'text'
  return <TextField {...shared} inputMode={mode} value={text(answer)} onChange={keep} />
}

function LongWords({ spec, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const value = text(answer)
  const counter = () => {
    if (spec.minCharacters) return words.characters({ count: countCharacters(value) })
    if (spec.minWords) return words.wordsBetween({ count: countWords(value) })
    return spec.maxWords ? words.words({ count: countWords(value) }) : undefined
  }
  return <TextArea {...shared} counter={counter()} value={value} onChange={keep} />
}

function Entries({ actor, spec, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const draft = useSelector(actor, ({ context }) => context.keywordDrafts[spec.name] ?? '')
  const value = list(answer)
  return (
    <KeywordField
      {...shared}
      hint={spec.control === 'links' ? LL.registration.wizard.linksHint() : LL.registration.wizard.keywordHint()}
      longest={spec.control === 'links' ? 200 : 40}
      value={value}
      draft={draft}
      onDraft={(typed) => actor.send({ type: 'draft.changed', name: spec.name, text: typed })}
      onAdd={(word) => keep(value.includes(word) ? value : [...value, word])}
      onRemove={(word) => keep(value.filter((one) => one !== word))}
      removeLabel={(word) => LL.registration.wizard.remove({ word })}
    />
  )
}

function Money({ actor, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const { currencies } = useOptionLists(actor)
  const preferred = useSelector(actor, ({ context }) => text(context.answers.currency ?? null) || 'INR')
  const money = isMoney(answer) ? answer : { amount: '', currency: preferred }
  return (
    <MoneyField
      {...shared}
      currencyLabel={LL.registration.wizard.currency()}
      currencies={currencies.map(({ code }) => code)}
      amount={money.amount}
      currency={money.currency}
      onChange={keep}
    />
  )
}

function Answered({ answer, shared, keep }: Shown) {
  const { LL } = useWords()
  return (
    <YesNo
      {...shared}
      yes={LL.yes()}
      no={LL.no()}
      value={typeof answer === 'boolean' ? answer : null}
      onChange={keep}
    />
  )
}

function Switched({ answer, shared: { required: _, ...shared }, keep }: Shown) {
  return <Checkbox {...shared} checked={answer === true} onChange={keep} />
}
