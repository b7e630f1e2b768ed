import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { SharesAnswer } from '../../domain/registration/answerSchema.ts'
import { otherWords } from '../../domain/registration/formFields.ts'
import { canBeDivided, isShares, totalOf } from '../../domain/registration/shares.ts'
import { percentEntered } from '../../domain/validation/numbers.ts'
import { useWords } from '../../i18n/useWords.ts'
import { describedBy, FieldMessages, TextField } from '../parts/Field.tsx'
import { useOptionLists } from './useOptionLists.ts'
import type { Shown } from './WizardField.tsx'

const Shares = styled.fieldset`display: grid; gap: .75rem; legend { font-weight: 600; font-size: var(--step--1); padding: 0; margin-bottom: .35rem; }`
const Parts = styled.div`
  display: grid; gap: .75rem 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  &[aria-invalid='true'] { border-left: 3px solid var(--bad); padding-left: .75rem; }
`

/** A percentage for each option chosen in another field, and their sum. */
export function SharesField({ actor, spec, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const id = useId()
  const { lists } = useOptionLists(actor)
  const options = lists[spec.list ?? ''] ?? []
  const answers = useSelector(actor, ({ context }) => context.answers)
  const dividedAnswer = answers[spec.sharesOf ?? '']
  const chosen = canBeDivided(dividedAnswer) ? dividedAnswer : []
  const sharesAnswer: SharesAnswer = isShares(answer) ? answer : { shares: [] }
  const percentOf = (slug: string) => sharesAnswer.shares.find((share) => share.slug === slug)?.percent ?? ''
  const labelOf = (slug: string) =>
    otherWords(spec, slug, answers) ?? options.find((option) => option.slug === slug)?.label ?? slug
  const counter = LL.registration.shares.total({ percent: String(totalOf(sharesAnswer)) })
  return (
    <Shares aria-describedby={describedBy(id, { ...shared, counter })}>
      <legend>{shared.label}</legend>
      <Parts role="group" aria-label={shared.label} aria-invalid={shared.error ? true : undefined}>
        {chosen.map((slug) => (
          <TextField
            key={slug}
            label={`${labelOf(slug)} (%)`}
            name={`${shared.name}-${slug}`}
            inputMode="decimal"
            value={percentOf(slug)}
            onChange={(typed) =>
              keep({
                shares: chosen.map((one) => ({
                  slug: one,
                  percent: one === slug ? percentEntered(typed) : percentOf(one),
                })),
              })
            }
          />
        ))}
      </Parts>
      <FieldMessages id={id} error={shared.error} hint={shared.hint} counter={counter} />
    </Shares>
  )
}
