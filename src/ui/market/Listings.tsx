import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { addresses } from '../../addresses.ts'
import { cardAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { modeFor } from '../../machines/listingMachine.ts'
import type { listingsMachine } from '../../machines/listingsMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { TextField } from '../parts/Field.tsx'
import { EmptyState, Page, Soft } from '../parts/Layout.tsx'
import { type ByState, useByState } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import { useMedia } from '../parts/useMedia.ts'
import { FilterButton, FilterPanel } from './FilterPanel.tsx'
import { ListTools } from './ListTools.tsx'
import { Results } from './Results.tsx'
import { SavedSearches } from './SavedSearches.tsx'

export type ListingsActor = ActorRefFrom<typeof listingsMachine>

const Layout = styled.div`
  display: grid; gap: 1.5rem; align-items: start;
  &:has(> aside) { grid-template-columns: 16.5rem minmax(0, 1fr); }
  > section { display: grid; gap: 1.25rem; min-width: 0; }
  ul[aria-busy='true'] { opacity: .6; transition: opacity 200ms; }
  ul[data-fresh='true'] > li { contain-intrinsic-size: auto 26rem; animation: first-seen 1.5s step-end; }
  ul[data-view='listView'] { grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 75rem) { ul[data-view='gridView'] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`

/** As high before its words are known as with them, so that the list below stands still. */
const Hint = styled(Soft)`min-height: 3lh; @media (min-width: 62rem) { min-height: 1lh; }`

type Props = { actor: ListingsActor }

const screens: ByState<ListingsActor, ComponentType<Props>> = {
  starting: Lists,
  loading: Lists,
  typing: Lists,
  shown: Lists,
  marking: Lists,
  markUnanswered: Lists,
  refused: Refused,
  unanswered: Lists,
}

export default function Listings({ actor }: Props) {
  const Screen = useByState(actor, screens)
  return <Screen actor={actor} />
}

function Lists({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const kind = useSelector(actor, ({ context }) => context.kind)
  const hasRoom = useMedia('(min-width: 62rem)')
  return (
    <Page title={words.title[kind]()} lead={words.lead[kind]()}>
      <Search actor={actor} />
      <Layout>
        {hasRoom ? (
          <aside aria-label={words.filters()}>
            <FilterPanel actor={actor} />
          </aside>
        ) : null}
        <section aria-label={words.title[kind]()}>
          <ListTools actor={actor} filters={hasRoom ? null : <FilterButton actor={actor} />} />
          <MatchHint actor={actor} />
          <Results actor={actor} />
        </section>
      </Layout>
      <SavedSearches list={actor} />
    </Page>
  )
}

/** A list that this profile may not see, or not yet. */
function Refused({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { kind, base, refusal } = useContextOf(actor, 'kind', 'base', 'refusal')
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
          <LinkButton href={addresses.profileReviewAt(base)}>{words.toProfile()}</LinkButton>
        ) : (
          <Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>
        )
      }
    />
  )
}

function Search({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const draft = useSelector(actor, ({ context }) => context.draft)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'search.submitted' })
        }}
      >
        <TextField
          label={words.searchLabel()}
          name="q"
          value={draft}
          onChange={(text) => actor.send({ type: 'text.changed', text })}
          after={<Button type="submit">{words.search()}</Button>}
        />
      </form>
    </search>
  )
}

const isShownIn: ByState<ListingsActor, boolean> = {
  starting: false,
  loading: false,
  typing: false,
  shown: true,
  marking: false,
  markUnanswered: false,
  refused: false,
  unanswered: false,
}

function MatchHint({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market.match
  const matching = useSelector(actor, ({ context }) => context.matching)
  const sort = useSelector(actor, ({ context }) => context.query.sort)
  const isEmpty = useSelector(actor, ({ context }) => context.list.length === 0)
  const isShown = useByState(actor, isShownIn)
  if (sort !== 'best') return null
  if (isShown && isEmpty) return null
  if (!matching || matching.looked_at === 0) return <Hint />
  const { change, strong, looked_at } = matching
  const value = change?.part === 'ticket' ? cardAmount(Number(change.value)) : change?.value
  return (
    <Hint>
      {words.strong({ count: strong, of: looked_at })}{' '}
      {change ? words.change[change.part]({ value: value ?? '', more: change.more }) : null}
    </Hint>
  )
}
