import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Answer } from '../../domain/contract/profiles.ts'
import type { Control, FieldSpec } from '../../domain/registration/fields.ts'
import { countCharacters, countWords } from '../../domain/validation/words.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import { CheckList, KeywordField, YesNo } from '../parts/Choices.tsx'
import { MoneyField, Select, TextArea, TextField } from '../parts/Field.tsx'
import { errorWords } from './errorWords.ts'
import type { WizardActor } from './Wizard.tsx'

interface Props {
  actor: WizardActor
  spec: FieldSpec
}
interface Shown extends Props {
  answer: Answer
  label: string
  error: string | undefined
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
  keywords: Keywords,
  money: Money,
  yesNo: Answered,
}

export function WizardField({ actor, spec }: Props) {
  const { LL } = useWords()
  const answer = useSelector(actor, ({ context }) => context.answers[spec.name] ?? null)
  const error = useSelector(actor, ({ context }) => context.errors[spec.name])
  const Shown = controls[spec.control]
  const label = LL.registration.fields[spec.name as keyof TranslationFunctions['registration']['fields']]()
  return <Shown actor={actor} spec={spec} answer={answer} label={label} error={errorWords(LL, error)} />
}

const keep = ({ actor, spec }: Props, value: Answer) => actor.send({ type: 'field.changed', name: spec.name, value })
const modes = { percent: 'decimal', year: 'numeric', number: 'numeric', link: 'url' } as const

function Words(props: Shown) {
  const { spec, answer, label, error } = props
  const mode = spec.control in modes ? modes[spec.control as keyof typeof modes] : 'text'
  return (
    <TextField
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      inputMode={mode}
      value={text(answer)}
      onChange={(value) => keep(props, value)}
    />
  )
}

function LongWords(props: Shown) {
  const { LL, locale } = useWords()
  const { spec, answer, label, error } = props
  const words = LL.registration.wizard
  const value = text(answer)
  const counter = spec.minCharacters
    ? words.characters({ count: countCharacters(value) })
    : spec.maxWords
      ? words.words({ count: countWords(value, locale) })
      : undefined
  return (
    <TextArea
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      counter={counter}
      value={value}
      onChange={(typed) => keep(props, typed)}
    />
  )
}

function OneOption(props: Shown) {
  const { LL } = useWords()
  const { actor, spec, answer, label, error } = props
  const { lists, countries, currencies } = useSelector(actor, ({ context }) => context)
  const options =
    spec.control === 'country'
      ? countries.map(({ code, name }) => ({ slug: code, label: name }))
      : spec.control === 'currency'
        ? currencies.map((code) => ({ slug: code, label: code }))
        : (lists[spec.list ?? ''] ?? [])
  return (
    <Select
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      options={options}
      placeholder={LL.registration.wizard.choose()}
      value={text(answer)}
      onChange={(value) => keep(props, value)}
    />
  )
}

function ManyOptions(props: Shown) {
  const { actor, spec, answer, label, error } = props
  const options = useSelector(actor, ({ context }) => context.lists[spec.list ?? ''] ?? [])
  return (
    <CheckList
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      options={options}
      value={list(answer)}
      onChange={(value) => keep(props, value)}
    />
  )
}

function Keywords(props: Shown) {
  const { LL } = useWords()
  const { actor, spec, answer, label, error } = props
  const draft = useSelector(actor, ({ context }) => context.drafts[spec.name] ?? '')
  const value = list(answer)
  return (
    <KeywordField
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      hint={LL.registration.wizard.keywordHint()}
      value={value}
      draft={draft}
      onDraft={(typed) => actor.send({ type: 'draft.changed', name: spec.name, text: typed })}
      onAdd={(word) => keep(props, value.includes(word) ? value : [...value, word])}
      onRemove={(word) =>
        keep(
          props,
          value.filter((one) => one !== word),
        )
      }
      removeLabel={(word) => LL.registration.wizard.remove({ word })}
    />
  )
}

function Money(props: Shown) {
  const { LL } = useWords()
  const { actor, spec, answer, label, error } = props
  const { currencies, answers } = useSelector(actor, ({ context }) => context)
  const money =
    answer && typeof answer === 'object' && !Array.isArray(answer)
      ? answer
      : { amount: '', currency: text(answers.currency ?? null) || 'INR' }
  return (
    <MoneyField
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      currencyLabel={LL.registration.wizard.currency()}
      currencies={currencies}
      amount={money.amount}
      currency={money.currency}
      onChange={(value) => keep(props, value)}
    />
  )
}

function Answered(props: Shown) {
  const { LL } = useWords()
  const { spec, answer, label, error } = props
  return (
    <YesNo
      label={label}
      name={spec.name}
      required={spec.required}
      error={error}
      yes={LL.yes()}
      no={LL.no()}
      value={typeof answer === 'boolean' ? answer : null}
      onChange={(value) => keep(props, value)}
    />
  )
}
