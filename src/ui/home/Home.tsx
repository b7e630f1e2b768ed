import { styled } from 'styled-components'
import { Link } from 'wouter'
import { useWords } from '../../i18n/useWords.ts'
import { chooseOffering, joinOf, loginOf, plansOfEntrepreneurs } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { Row } from '../parts/Layout.tsx'
import { PageTitle } from '../parts/PageTitle.ts'
import { tones } from '../parts/tones.ts'

const Sheet = styled.div`
  section > div { width: var(--page); margin: 0 auto; padding: clamp(2.25rem, 5vw, 4.5rem) 0; display: grid; gap: 1.75rem; }
  h1 { font-size: var(--step-4); max-width: 16ch; } h2 { font-size: var(--step-3); } h3 { font-size: var(--step-1); }
  p, summary + p { color: var(--soft); }
  .lead { font-size: var(--step-1); max-width: 52ch; margin: 1.25rem 0 1.75rem; }
  .note { margin-top: .9rem; font-weight: 600; }
  @media (max-width: 35.99rem) { .lead + div a { width: 100%; } }
  .opening { background: radial-gradient(120% 90% at 85% 0%, color-mix(in oklab, var(--connect) 16%, transparent), transparent 60%), radial-gradient(60% 50% at 0% 55%, color-mix(in oklab, var(--exchange) 12%, transparent), transparent 80%); }
  .opening > div, .band > div { grid-template-columns: minmax(0, 1fr); align-items: center; }
  .sunk { background: var(--sunk); }
  ul, ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr)); }
  .tile { position: relative; display: grid; grid-template-rows: auto auto 1fr auto; gap: .6rem; background: var(--card); border: 1px solid var(--line); border-top: 6px solid var(--tone); border-radius: 1.1rem; padding: 1.4rem; box-shadow: var(--shadow); transition: transform 150ms; }
  .tile:hover { transform: translateY(-3px); }
  .tile h3 { color: var(--tone); font-size: clamp(var(--step-1), 1.9vw, var(--step-2)); }
  .tile svg { width: 2.5rem; height: 2.5rem; fill: none; stroke: var(--tone); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .tile a { color: var(--tone); font-weight: 600; display: flex; align-items: center; min-height: 2.75rem; } .tile a::after { content: ''; position: absolute; inset: 0; border-radius: 1.1rem; }
  ol { counter-reset: step; } ol li { counter-increment: step; display: grid; gap: .4rem; align-content: start; }
  ol li::before { content: counter(step); margin-bottom: .4rem; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--brand); color: var(--brand-ink); font: 600 1.2rem/1 var(--display); }
  .reason { border-left: 3px solid var(--brand); padding-left: 1rem; display: grid; gap: .3rem; align-content: start; }
  .band { background: var(--band); color: #fff; p { color: #d9e6e6; } }
  details { border-bottom: 1px solid var(--line); max-width: 46rem; } details p { padding-bottom: 1rem; }
  summary { min-height: 2.75rem; padding: .7rem 0; font-weight: 600; cursor: pointer; }
  @media (min-width: 62rem) { .opening > div { grid-template-columns: 1.15fr 1fr; gap: 3rem; } .band > div { grid-template-columns: 1fr auto; } }
`

/** The visitor's home page: the purpose of the product, how it works, its prices, joining and the two logins. */
export default function Home() {
  const { LL } = useWords()
  const words = LL.home
  return (
    <Sheet>
      <PageTitle title={words.title()} isHome />
      <section className="opening">
        <div>
          <div>
            <h1>{words.title()}</h1>
            <p className="lead">{words.lead()}</p>
            <Row>
              <LinkButton href={chooseOffering}>{words.join()}</LinkButton>
              <LinkButton href={loginOf('entrepreneur')} variant="secondary">
                {words.asEntrepreneur()}
              </LinkButton>
              <LinkButton href={loginOf('investor')} variant="secondary">
                {words.asInvestor()}
              </LinkButton>
            </Row>
            <p className="note">{words.trial()}</p>
          </div>
          <div className="hero" />
        </div>
      </section>
      <section>
        <div>
          <h2>{words.offers()}</h2>
          <ul>
            {tones.map(({ tone, role, icon }) => (
              <li key={tone} className="tile" data-tone={tone}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icon} />
                </svg>
                <h3>{words.tiles[tone].title()}</h3>
                <p>{words.tiles[tone].text()}</p>
                <Link href={joinOf(role)}>{words.tiles[tone].go()}</Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sunk">
        <div>
          <h2>{words.how()}</h2>
          <ol>
            {(['profile', 'match', 'propose', 'talk'] as const).map((step) => (
              <li key={step}>
                <h3>{words.steps[step].title()}</h3>
                <p>{words.steps[step].text()}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section>
        <div>
          <h2>{words.trust()}</h2>
          <ul>
            {(['papers', 'cards', 'data'] as const).map((reason) => (
              <li key={reason} className="reason">
                <h3>{words.reasons[reason].title()}</h3>
                <p>{words.reasons[reason].text()}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band">
        <div>
          <div>
            <h2>{words.plans()}</h2>
            <p>{words.plansText()}</p>
          </div>
          <LinkButton href={plansOfEntrepreneurs} variant="secondary">
            {words.seePlans()}
          </LinkButton>
        </div>
      </section>
      <section>
        <div>
          <h2>{words.questions()}</h2>
          <div>
            {(['who', 'several', 'end'] as const).map((question) => (
              <details key={question}>
                <summary>{words.faq[question].ask()}</summary>
                <p>{words.faq[question].tell()}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
    </Sheet>
  )
}
