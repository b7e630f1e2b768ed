import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { modeFor } from '../../domain/memberships/modeFor.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { listingsMachine } from '../../machines/listingsMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { EmptyState } from '../parts/Layout.tsx'
import { PageTitle } from '../parts/PageTitle.ts'
import { byState } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import { useMedia } from '../parts/useMedia.ts'
import { Chips } from './Chips.tsx'
import { CompareBar } from './CompareBar.tsx'
import { FilterButton, FilterPanel } from './FilterPanel.tsx'
import { ListCount } from './ListCount.tsx'
import { ListTools } from './ListTools.tsx'
import { Results } from './Results.tsx'
import { SavedSearches } from './SavedSearches.tsx'

export type ListingsActor = ActorRefFrom<typeof listingsMachine>

/** Smaller gaps than on other pages, so that the first listing is visible without scrolling. */
const Sheet = styled.div`
  width: var(--page); margin: 0 auto; padding: 1.25rem 0 clamp(1.5rem, 4vw, 3.5rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem;
  > header { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: baseline; } h1 { font-size: var(--step-3); } header p { color: var(--soft); }
`
const Layout = styled.div`
  display: grid; gap: 1.5rem; align-items: start;
  > aside { --surface: var(--paper); } &:has(> aside) { grid-template-columns: 16.5rem minmax(0, 1fr); }
  > section { display: grid; gap: .9rem; min-width: 0; }
  [data-outdated='true'] { opacity: .5; } ul[aria-busy='true'] { opacity: .6; transition: opacity 200ms; }
  ul[data-fresh='true'] > li { contain-intrinsic-size: auto 26rem; animation: first-seen 1.5s step-end; }
  ul[data-view='listView'] { grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 75rem) { ul[data-view='gridView'] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  @media (min-width: 87.5rem) { > aside { position: sticky; top: 5.5rem; max-height: calc(100dvh - 6.5rem); overflow-y: auto; } }
`

type Props = { actor: ListingsActor }

export default byState<ListingsActor>({
  starting: Lists,
  loading: Lists,
  typing: Lists,
  shown: Lists,
  marking: Lists,
  markUnanswered: Lists,
  refused: Refused,
  unanswered: Lists,
})

function Lists({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const kind = useSelector(actor, ({ context }) => context.kind)
  const hasRoom = useMedia('(min-width: 62rem)')
  return (
    <Sheet>
      <PageTitle title={words.title[kind]()} />
      <header>
        <h1>{words.title[kind]()}</h1>
        <p>{words.lead[kind]()}</p>
      </header>
      <ListTools actor={actor} filters={hasRoom ? null : <FilterButton actor={actor} />} />
      <a className="visually-hidden" href="#results">
        {words.skipFilters()}
      </a>
      <Layout>
        {hasRoom ? (
          <aside aria-label={words.filters()}>
            <FilterPanel actor={actor} />
          </aside>
        ) : null}
        <section id="results" tabIndex={-1} aria-label={words.title[kind]()}>
          <ListCount actor={actor} />
          <Chips actor={actor} />
          <Results actor={actor} />
        </section>
      </Layout>
      <Comparing list={actor} />
      <SavedSearches list={actor} />
    </Sheet>
  )
}

function Comparing({ list }: { list: ListingsActor }) {
  return <CompareBar actor={useSelector(list, ({ context }) => context.comparedChoice)} />
}

/** A notice that this profile may not see the list, or not yet. */
function Refused({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { kind, base, refusal, isDraft } = useContextOf(actor, 'kind', 'base', 'refusal', 'isDraft')
  const isForOthers = refusal?.code === 'FORBIDDEN'
  const wantsProfile = refusal?.code === 'PROFILE_NOT_APPROVED'
  return (
    <EmptyState
      isPage
      title={words.title[kind]()}
      text={
        isForOthers ? words.forOthers() : wantsProfile ? words.wantsProfile() : (refusal?.message ?? words.unanswered())
      }
      action={
        modeFor(refusal?.code) ? (
          <LinkButton href={addresses.plans(base, { mode: 'UPGRADE', origin: 'global-connect' })}>
            {words.seePlans()}
          </LinkButton>
        ) : isForOthers ? (
          <LinkButton href={addresses.market(base)}>
            {addresses.isInvestor(base) ? words.title.INVESTMENT() : words.title.INVESTOR()}
          </LinkButton>
        ) : wantsProfile ? (
          <LinkButton href={addresses.profileReviewAt(base)}>
            {isDraft ? words.finishProfile() : words.toProfile()}
          </LinkButton>
        ) : (
          <Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>
        )
      }
    />
  )
}
