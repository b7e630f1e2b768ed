import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { displayPhone } from '../../domain/validation/displayPhone.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Badge } from '../parts/Layout.tsx'

const Facts = styled.dl`
  display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 0; padding: .9rem 1rem; border-radius: .8rem; background: var(--sunk);
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: center; overflow-wrap: anywhere; }
`

/** The account's verified e-mail address and its mobile number, identical in all profiles. */
export function VerifiedContact({ actor }: { actor: WizardActor }) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const contact = useSelector(actor, ({ context }) => context.contact)
  if (!contact) return null
  return (
    <Facts>
      <div>
        <dt>{words.email()}</dt>
        <dd>
          {contact.email} <Badge data-tone="good">{words.verified()}</Badge>
        </dd>
      </div>
      <div>
        <dt>{words.mobile()}</dt>
        <dd>{displayPhone(contact.mobile)}</dd>
      </div>
    </Facts>
  )
}
