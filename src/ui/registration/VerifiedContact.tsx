import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { Country } from '../../domain/contract/catalog.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Badge } from '../parts/Layout.tsx'
import { useOptionLists } from './useOptionLists.ts'

const Facts = styled.dl`
  display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 0; padding: .9rem 1rem; border-radius: .8rem; background: var(--sunk);
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: center; overflow-wrap: anywhere; }
`

/** As the account page shows it. No dial code begins another, so the first that fits is the number's. */
function dashed(mobile: string, countries: readonly Country[]): string {
  const dial = countries.find(({ dial_code }) => dial_code && mobile.startsWith(`+${dial_code}`))?.dial_code
  return dial ? mobile.replace(dial, `${dial}-`) : mobile
}

/** The account's e-mail, proved by a code, and mobile number: the same for every profile. */
export function VerifiedContact({ actor }: { actor: WizardActor }) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const contact = useSelector(actor, ({ context }) => context.contact)
  const { countries } = useOptionLists(actor)
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
        <dd>{dashed(contact.mobile, countries)}</dd>
      </div>
    </Facts>
  )
}
