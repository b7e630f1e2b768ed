import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { formatCompared, maxCompared } from '../../domain/market/comparison.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { comparedChoiceMachine } from '../../machines/comparedChoiceMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Chip } from '../parts/Chip.tsx'
import { Row } from '../parts/Layout.tsx'
import { byState, Nothing } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'

export type ComparedChoiceActor = ActorRefFrom<typeof comparedChoiceMachine>

const Bar = styled.div`
  position: sticky; bottom: 0; z-index: 4; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
  margin: 0 calc(-1 * var(--gutter)); padding: .75rem var(--gutter) max(.75rem, env(safe-area-inset-bottom)); background: var(--card); border-top: 1px solid var(--line);
  p { min-width: 0; } ul { flex: 1 1 20rem; min-width: 0; display: flex; gap: .5rem; margin: 0; padding: .15rem; list-style: none; overflow-x: auto; } li { min-width: 0; flex: 0 1 auto; } li button { max-width: 14rem; } li span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } small { color: var(--soft); font-size: var(--step--1); display: block; }
  @media (min-width: 48rem) { margin: 0; padding: .75rem 1.25rem; border: 1px solid var(--line); border-radius: 1.1rem; bottom: 1rem; box-shadow: var(--shadow); }
`

type Props = { actor: ComparedChoiceActor }

/** The listings selected for comparison, shown while there are any. */
export const CompareBar = byState<ComparedChoiceActor>({
  counting: Nothing,
  none: Nothing,
  single: Single,
  several: Several,
  full: Full,
})

function Single({ actor }: Props) {
  const { LL } = useWords()
  return <Chosen actor={actor} hint={LL.market.compare.oneMore()} isReady={false} />
}
function Several({ actor }: Props) {
  return <Chosen actor={actor} hint="" isReady />
}
function Full({ actor }: Props) {
  const { LL } = useWords()
  return <Chosen actor={actor} hint={LL.market.compare.full()} isReady />
}

function Chosen({ actor, hint, isReady }: Props & { hint: string; isReady: boolean }) {
  const { LL } = useWords()
  const words = LL.market.compare
  const { chosen, base, kind } = useContextOf(actor, 'chosen', 'base', 'kind')
  return (
    <Bar role="region" aria-label={words.chosen()}>
      <p role="status">
        <strong>{words.count({ count: chosen.length, most: maxCompared })}</strong>
        {hint ? <small>{hint}</small> : null}
      </p>
      <ul>
        {chosen.map((listing) => (
          <li key={listing.id}>
            <Chip
              type="button"
              aria-label={words.drop({ name: listing.name })}
              onClick={() => actor.send({ type: 'listing.ticked', listing })}
            >
              <span>{listing.name}</span> <span aria-hidden="true">×</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Row>
        <Button variant="quiet" onClick={() => actor.send({ type: 'choice.cleared' })}>
          {words.clear()}
        </Button>
        {isReady ? (
          <LinkButton href={addresses.compare(base, kind, formatCompared(chosen.map(({ id }) => id)))}>
            {words.compare()}
          </LinkButton>
        ) : null}
      </Row>
    </Bar>
  )
}
