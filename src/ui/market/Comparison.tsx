import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { modeFor } from '../../domain/memberships/modeFor.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { comparisonMachine } from '../../machines/comparisonMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { EmptyState, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { byState, Nothing } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

export type ComparisonActor = ActorRefFrom<typeof comparisonMachine>

type Props = { actor: ComparisonActor }

/** Where the columns do not fit beside each other. */
const Swipe = styled(Soft)`@media (min-width: 62rem) { display: none; }`

export default byState<ComparisonActor>({
  starting: Nothing,
  loading: Loading,
  shown: Shown,
  empty: Empty,
  refused: Refused,
  unanswered: Unanswered,
})

function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.market.compare.unanswered()} actor={actor} />
}

function Empty({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { base, kind } = useContextOf(actor, 'base', 'kind')
  return (
    <EmptyState
      isPage
      title={words.compare.empty()}
      text={words.compare.emptyText()}
      action={<LinkButton href={addresses.list(base, kind)}>{words.toList()}</LinkButton>}
    />
  )
}

/** A notice that this profile may not see the list, or not yet. */
function Refused({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { base, refusal } = useContextOf(actor, 'base', 'refusal')
  const wantsProfile = refusal?.code === 'PROFILE_NOT_APPROVED'
  return (
    <EmptyState
      isPage
      title={words.compare.title()}
      text={wantsProfile ? words.wantsProfile() : refusal?.code === 'FORBIDDEN' ? words.forOthers() : refusal?.message}
      action={
        modeFor(refusal?.code) ? (
          <LinkButton href={addresses.plans(base, { mode: 'UPGRADE', origin: 'global-connect' })}>
            {words.seePlans()}
          </LinkButton>
        ) : wantsProfile ? (
          <LinkButton href={addresses.profileReviewAt(base)}>{words.toProfile()}</LinkButton>
        ) : (
          <LinkButton href={addresses.market(base)}>{words.toList()}</LinkButton>
        )
      }
    />
  )
}

function Shown({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { base, kind, ids, list, ratesOn, onlyDifferences } = useContextOf(
    actor,
    'base',
    'kind',
    'ids',
    'list',
    'ratesOn',
    'onlyDifferences',
  )
  const gone = ids.length - list.length
  const isConverted = list.some(({ facts }) => facts.some(({ converted }) => converted !== null))
  return (
    <Page
      title={words.compare.title()}
      actions={
        <Row>
          {list.length > 1 ? (
            <Button
              variant="secondary"
              aria-pressed={onlyDifferences}
              onClick={() => actor.send({ type: 'differences.toggled' })}
            >
              {words.compare.onlyDifferences()}
            </Button>
          ) : null}
          <LinkButton variant="secondary" href={addresses.list(base, kind)}>
            {words.toList()}
          </LinkButton>
        </Row>
      }
    >
      {gone > 0 ? <Soft role="status">{words.compare.gone({ count: gone })}</Soft> : null}
      {list.length === 1 ? <Soft role="status">{words.compare.oneMore()}</Soft> : null}
      {list.length > 2 ? <Swipe>{words.compare.swipe({ count: list.length })}</Swipe> : null}
      <ComparisonTable actor={actor} />
      {isConverted ? <Soft>{words.compare.rates({ date: formatDate(ratesOn) })}</Soft> : null}
    </Page>
  )
}
