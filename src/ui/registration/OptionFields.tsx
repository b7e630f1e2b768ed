import type { Answer } from '../../domain/registration/answerSchema.ts'
import type { FieldSpec } from '../../domain/registration/fields.ts'
import { withAlways } from '../../domain/registration/formFields.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { OptionLists } from '../../machines/optionListsMachine.ts'
import { CheckList } from '../parts/Choices.tsx'
import { Combobox, MultiCombobox } from '../parts/Combobox.tsx'
import type { SearchableChoice } from '../parts/ComboboxList.tsx'
import { useOptionLists } from './useOptionLists.ts'
import type { Shown } from './WizardField.tsx'

/** The maximum number of options that are all visible; longer lists are searchable. */
const shortList = 5

const text = (answer: Answer): string => (typeof answer === 'string' ? answer : '')

export const comboboxWords = (LL: TranslationFunctions) => {
  const { choose, nothingFound, openList, clear, remove } = LL.registration.wizard
  return {
    placeholder: choose(),
    nothingFound: nothingFound(),
    open: openList(),
    clear: clear(),
    remove: (word: string) => remove({ word }),
  }
}

function optionsOf({ control, list }: FieldSpec, { lists, countries, currencies }: OptionLists) {
  if (control === 'currency')
    return currencies.map(({ code, name }): SearchableChoice => ({ slug: code, label: `${code} · ${name}` }))
  if (control === 'country' || control === 'countries')
    return countries.map(
      ({ code, name, dial_code }): SearchableChoice => ({
        slug: code,
        label: name,
        keywords: `${code} ${dial_code ? `+${dial_code}` : ''}`,
      }),
    )
  return lists[list ?? ''] ?? []
}

export function OneOption({ actor, spec, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const options = optionsOf(spec, useOptionLists(actor))
  return (
    <Combobox
      {...shared}
      words={comboboxWords(LL)}
      options={options}
      value={text(answer)}
      onChange={(slug) => keep(slug === '' ? null : slug)}
    />
  )
}

export function ManyOptions({ actor, spec, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const options = optionsOf(spec, useOptionLists(actor))
  const hint = spec.max === undefined ? shared.hint : LL.registration.wizard.maxHint({ max: spec.max })
  const value = Array.isArray(answer) ? answer : []
  const onChange = (slugs: string[]) => keep(withAlways(spec, slugs))
  const part = { ...shared, hint, options, value, onChange }
  return options.length <= shortList ? <CheckList {...part} /> : <MultiCombobox {...part} words={comboboxWords(LL)} />
}
