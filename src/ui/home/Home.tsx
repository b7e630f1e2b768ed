import { styled } from 'styled-components'
import type { Me } from '../../domain/contract/accounts.ts'
import { homeBase } from '../../domain/landing.ts'
import { useWords } from '../../i18n/useWords.ts'
import { LinkButton } from '../parts/Button.tsx'
import { Row } from '../parts/Layout.tsx'

const Opening = styled.section`
  background: radial-gradient(120% 90% at 85% 0%, color-mix(in oklab, var(--connect) 16%, transparent), transparent 60%), radial-gradient(90% 80% at 0% 100%, color-mix(in oklab, var(--exchange) 12%, transparent), transparent 60%);
  > div { width: min(72rem, 100% - 2rem); margin: 0 auto; padding: clamp(2.5rem, 8vw, 6rem) 0; display: grid; gap: 1.5rem; }
  h1 { font-size: var(--step-4); max-width: 18ch; }
  p { font-size: var(--step-1); color: var(--soft); max-width: 56ch; }
`
const Tiles = styled.section`
  width: min(72rem, 100% - 2rem); margin: 0 auto; padding: 2rem 0; display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  article { background: var(--card); border: 1px solid var(--line); border-top: 6px solid var(--tone); border-radius: 1.1rem; padding: 1.5rem; display: grid; gap: .5rem; align-content: start; }
  h2 { font-size: var(--step-2); color: var(--tone); } p { color: var(--soft); }
  [data-tone='bridge'] { --tone: var(--bridge); } [data-tone='exchange'] { --tone: var(--exchange); }
  [data-tone='connect'] { --tone: var(--connect); } [data-tone='invest'] { --tone: var(--invest); }
`

export function Home({ me }: { me: Me | null }) {
  const { LL } = useWords()
  const inside = me
    ? `${homeBase(me.login_type, me.account_type)}/${me.login_type === 'investor' ? 'capital-bridge' : 'investors'}`
    : null
  return (
    <>
      <Opening>
        <div>
          <h1>{LL.home.title()}</h1>
          <p>{LL.home.lead()}</p>
          <Row>
            {inside ? (
              <LinkButton href={inside}>{LL.home.goOn()}</LinkButton>
            ) : (
              <>
                <LinkButton href="/entrepreneur/login">{LL.home.asEntrepreneur()}</LinkButton>
                <LinkButton href="/investor/login" variant="secondary">
                  {LL.home.asInvestor()}
                </LinkButton>
              </>
            )}
          </Row>
        </div>
      </Opening>
      <Tiles>
        {(['bridge', 'exchange', 'connect', 'invest'] as const).map((tone) => (
          <article key={tone} data-tone={tone}>
            <h2>{LL.home.tiles[tone].title()}</h2>
            <p>{LL.home.tiles[tone].text()}</p>
          </article>
        ))}
      </Tiles>
    </>
  )
}
