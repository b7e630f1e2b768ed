import { styled } from 'styled-components'
import { Link } from 'wouter'
import { offerings } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Page } from '../parts/Layout.tsx'

const Choices = styled.div`
  display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  a { display: grid; gap: .5rem; align-content: start; min-height: 11rem; background: var(--card); border: 1px solid var(--line); border-top: 6px solid var(--tone); border-radius: 1.1rem; padding: 1.5rem; color: var(--ink); text-decoration: none; box-shadow: var(--shadow); transition: transform 150ms; }
  a:hover { transform: translateY(-3px); border-color: var(--tone); }
  h2 { color: var(--tone); font-size: var(--step-2); } p { color: var(--soft); }
  [data-tone='investment'] { --tone: var(--bridge); } [data-tone='want-to-sell'] { --tone: var(--exchange); } [data-tone='want-to-grow'] { --tone: var(--connect); }
`

export default function ChooseOffering() {
  const { LL } = useWords()
  return (
    <Page title={LL.registration.type.title()} lead={LL.registration.type.lead()}>
      <Choices>
        {offerings.map((offering) => (
          <Link key={offering} href={`/entrepreneur/${offering}/register`} data-tone={offering}>
            <h2>{LL.registration.type[offering].title()}</h2>
            <p>{LL.registration.type[offering].text()}</p>
          </Link>
        ))}
      </Choices>
    </Page>
  )
}
