import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { type AccountType, accountTypes, profileKindOf } from '../../domain/offerings.ts'
import { wizardStepNames } from '../../domain/registration/fieldKinds.ts'
import { profileStatusTable } from '../../domain/registration/statuses.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { Choice, chooseOfferingMachine } from '../../machines/chooseOfferingMachine.ts'
import { addresses, joinOf, registrationOf, reviewOf } from '../../routes.ts'
import { Page } from '../parts/Layout.tsx'
import { tones } from '../parts/tones.ts'
import { priceOf } from './monthlyPrice.ts'

const Choices = styled.div`
  display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  a { display: grid; gap: .5rem; grid-row: span 5; grid-template-rows: subgrid; background: var(--card); border: 1px solid var(--line); border-top: 6px solid var(--tone); border-radius: 1.1rem; padding: 1.5rem; color: var(--ink); text-decoration: none; box-shadow: var(--shadow); transition: transform 150ms; }
  a:hover { transform: translateY(-3px); border-color: var(--tone); }
  h2 { color: var(--tone); font-size: var(--step-1); } p, small { color: var(--soft); } strong { display: flex; gap: .4rem; align-items: center; align-self: end; margin-top: .5rem; color: var(--tone); }
  svg { width: 2.5rem; height: 2.5rem; fill: none; stroke: var(--tone); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; } strong svg { flex: none; width: 1.15em; height: 1.15em; stroke-width: 2.25; }
  [data-tone='investment'] { --tone: var(--bridge); } [data-tone='want-to-sell'] { --tone: var(--exchange); } [data-tone='want-to-grow'] { --tone: var(--connect); } [data-tone='investor'] { --tone: var(--invest); }
`

const signs = {
  investment: 'bridge',
  'want-to-sell': 'exchange',
  'want-to-grow': 'connect',
  investor: 'invest',
} as const
const signOf = (accountType: AccountType) => tones.find(({ tone }) => tone === signs[accountType])?.icon

/** The target of a tile, depending on the status of its profile. */
function next(LL: TranslationFunctions, accountType: AccountType, { profiles, isMember }: Choice) {
  const words = LL.registration.type
  const steps = LL.registration.wizard
  const kind = profileKindOf(accountType)
  const profile = profiles.find((one) => one.kind === kind)
  if (!profile) return { href: (isMember ? registrationOf : joinOf)(accountType), label: words.begin() }
  const step = wizardStepNames[profile.steps_done]
  const names = { basic: steps.basic(), business: steps.business[kind](), documents: steps.documents() }
  if (step) return { href: registrationOf(accountType), label: words.goOn({ step: names[step] }) }
  if (profileStatusTable[profile.status].isDraft) return { href: reviewOf(accountType), label: words.submit() }
  return { href: addresses.myProfile(accountType), label: words.open() }
}

export default function ChooseOffering({ actor }: { actor: ActorRefFrom<typeof chooseOfferingMachine> }) {
  const { LL, locale } = useWords()
  const words = LL.registration.type
  const choice = useSelector(actor, ({ context }) => context)
  return (
    <Page title={words.title()} lead={words.lead()}>
      <Choices>
        {accountTypes.map((accountType) => {
          const { href, label } = next(LL, accountType, choice)
          return (
            <Link key={accountType} href={href} data-tone={accountType}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={signOf(accountType)} />
              </svg>
              <h2>{words[accountType].title()}</h2>
              <p>{words[accountType].text()}</p>
              <small>{words.price({ price: priceOf(accountType, locale) })}</small>
              <strong>
                {label}
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 12h16m-6-6 6 6-6 6" />
                </svg>
              </strong>
            </Link>
          )
        })}
      </Choices>
    </Page>
  )
}
