import { styled } from 'styled-components'
import { Link } from 'wouter'
import { type AccountType, accountTypes } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'

const Choices = styled.nav`
  display: flex; flex-wrap: wrap; gap: .25rem; padding: .25rem; border-radius: .9rem; background: var(--sunk); width: fit-content; max-width: 100%;
  a { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .3rem 1rem; border-radius: .7rem; font-weight: 600; color: var(--soft); text-decoration: none; }
  a:hover { color: var(--ink); }
  a[aria-current] { background: var(--card); color: var(--tone); box-shadow: var(--shadow); }
  @media (max-width: 47.99rem) { display: grid; grid-template-columns: 1fr 1fr; width: auto; a { padding-inline: .5rem; text-align: center; } }
`

/** The products that have plans, each at its own address. */
export function ProductTabs({ shown }: { shown: AccountType }) {
  const { LL } = useWords()
  const words = LL.subscriptions
  return (
    <Choices aria-label={words.products()}>
      {accountTypes.map((accountType) => (
        <Link
          key={accountType}
          href={addresses.plans(addresses.baseOf(accountType))}
          data-tone={accountType}
          aria-current={accountType === shown ? 'page' : undefined}
        >
          {words.offering[accountType]()}
        </Link>
      ))}
    </Choices>
  )
}
