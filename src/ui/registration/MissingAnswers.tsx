import { styled } from 'styled-components'
import { type FieldSpec, wizardSteps } from '../../domain/registration/fields.ts'
import { fieldsOf } from '../../domain/registration/formFields.ts'
import type { FieldErrors } from '../../domain/validation/fieldErrors.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { focusField } from '../parts/focusField.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import { fieldLabel, partLabel } from './fieldLabel.ts'

const Note = styled.section`
  display: grid; gap: .35rem; padding: 1rem 1.25rem; border: 1px solid var(--bad); border-radius: .9rem;
  h3 { margin: 0; font: 700 1rem/1.4 var(--font); color: var(--bad); }
  ul { display: flex; flex-wrap: wrap; gap: 0 1.1rem; margin: 0; padding: 0; list-style: none; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink); }
`
/** A single error is marked at its field, which has the focus. */
const fewest = 2

const missing = ['required', 'stateMissing', 'documentMissing', 'photoMissing', 'proofMissing', 'typeMissing']

/** The marked fields of a refused step in the order of the form, each with a link to it. */
export function MissingAnswers({ actor }: { actor: WizardActor }) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { kind, step, answers, errors } = useContextOf(actor, 'kind', 'step', 'answers', 'errors')
  const specs = fieldsOf(kind, step, answers)
  const names = inOrder(errors, [
    ...specs.map(({ name }) => name),
    ...wizardSteps[kind].requiredDocuments,
    ...wizardSteps[kind].optionalDocuments,
  ])
  if (names.length < fewest) return null
  const count = names.length
  const title = names.every((name) => missing.includes(errors[name] ?? ''))
    ? words.missingAnswers({ count })
    : words.wrongAnswers({ count })
  const labelOf = (name: string) => {
    const spec: FieldSpec | undefined = specs.find((one) => one.name === name)
    return spec ? fieldLabel(LL, spec) : partLabel(LL, kind, name)
  }
  return (
    <Note aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(name)
              }}
            >
              {labelOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const inOrder = (errors: FieldErrors, order: readonly string[]): string[] => {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.keys(errors).sort((one, other) => placeOf(one) - placeOf(other))
}
