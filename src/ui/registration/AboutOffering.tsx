import { styled } from 'styled-components'
import { Link, useLocation } from 'wouter'
import { addons } from '../../domain/memberships/addons.ts'
import { periods } from '../../domain/memberships/periods.ts'
import { formatMoney } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, addressOf, profileOf } from '../../routes.ts'
import { Card } from '../parts/Layout.tsx'
import { priceOf } from './monthlyPrice.ts'

const Sheet = styled(Card)`
  display: grid; gap: .75rem; border-top: 6px solid var(--tone);
  h2 { font-size: var(--step-1); color: var(--tone); } p { color: var(--soft); }
  ul { margin: 0; padding-left: 1.2rem; display: grid; gap: .35rem; } li::marker { color: var(--tone); }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; width: fit-content; }
`
const gains = ['first', 'second', 'third'] as const

/** What the chosen offering is, what it gives and what it costs, above its registration form. */
export function AboutOffering() {
  const { LL, locale } = useWords()
  const [here] = useLocation()
  const accountType = profileOf(addressOf(here, ''))
  if (!accountType) return null
  const { about, type } = LL.registration
  const addon = formatMoney({ minor: addons.GLOBAL_CONNECT.paise, currency: 'INR' }, locale, 'price')
  return (
    <Sheet data-tone={accountType}>
      <h2>{type[accountType].title()}</h2>
      <p>{type[accountType].text()}</p>
      <ul>
        {gains.map((gain) => (
          <li key={gain}>{about[accountType][gain]()}</li>
        ))}
      </ul>
      <p>
        <strong>{about.price({ days: periods.free_trial.days, price: priceOf(accountType, locale) })}</strong>
        {accountType === 'want-to-grow' ? ` ${about.withPlan({ price: addon })}` : ''}
      </p>
      <Link href={addresses.plans(addresses.baseOf(accountType))}>{about.plans()}</Link>
    </Sheet>
  )
}
