import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { accountTypeOf, type ProfileKind } from '../../domain/offerings.ts'
import type { Profile } from '../../domain/registration/profileSchema.ts'
import { profileStatusTable } from '../../domain/registration/statuses.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { OptionListsActor } from '../../machines/optionListsMachine.ts'
import type { profileReviewMachine } from '../../machines/profileReviewMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Badge, EmptyState, ErrorNote, Page, Row, Spinner } from '../parts/Layout.tsx'
import { type ByState, useByState, useCan, useTag } from '../parts/states.ts'
import { TopOfPage } from '../parts/TopOfPage.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { useOptionListsActor } from '../registration/index.ts'
import { CompletenessCard } from './CompletenessCard.tsx'
import { Portrait } from './Portrait.tsx'
import { ReviewNotices } from './ReviewNotices.tsx'
import { StrangersView } from './StrangersView.tsx'
import { DocumentSummary, Summary } from './Summary.tsx'

type Actor = ActorRefFrom<typeof profileReviewMachine>

type Props = { actor: Actor }

const screens: ByState<Actor, ComponentType<Props>> = {
  loading: Waiting,
  reviewing: Review,
  submitting: Review,
  unanswered: Review,
  unavailable: Unavailable,
}
/** The screen that replaces the profile, by the state of the option lists. */
const listsScreens: ByState<OptionListsActor, ComponentType<Props> | null> = {
  loading: Waiting,
  ready: null,
  translating: null,
  unavailable: Unavailable,
}

export default function ProfileReview({ actor }: Props) {
  const own = useByState(actor, screens)
  const instead = useByState(useOptionListsActor(actor), listsScreens)
  const Screen = own === Unavailable ? own : (instead ?? own)
  return <Screen actor={actor} />
}

function Waiting() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  const lists = useOptionListsActor(actor)
  return (
    <EmptyState
      title={LL.registration.review.unavailable()}
      action={
        <Button
          onClick={() => {
            actor.send({ type: 'retry.requested' })
            lists?.send({ type: 'retry.requested' })
          }}
        >
          {LL.tryAgain()}
        </Button>
      }
    />
  )
}

function Review({ actor }: Props) {
  const { profile, kind } = useSelector(actor, ({ context }) => context)
  return profile ? <Looked actor={actor} profile={profile} /> : <Missing kind={kind} />
}

function Missing({ kind }: { kind: ProfileKind }) {
  const { LL } = useWords()
  const words = LL.registration.review
  return (
    <EmptyState
      title={words.missing()}
      action={<LinkButton href={addresses.registration(accountTypeOf(kind))}>{words.start()}</LinkButton>}
    />
  )
}

function Looked({ actor, profile }: { actor: Actor; profile: Profile }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const { documentUploads, preview } = useContextOf(actor, 'documentUploads', 'preview')
  const portrait = documentUploads?.getSnapshot().context.uploads['profile-image']?.[0]
  const { isDraft, isShown } = profileStatusTable[profile.status]
  return (
    <Page
      title={isDraft ? words.title() : words.mine()}
      lead={isDraft ? words.lead() : LL.registration.type[accountTypeOf(profile.kind)].title()}
      actions={<Badge data-tone={isShown ? 'good' : 'brand'}>{words.status[profile.status]()}</Badge>}
    >
      <TopOfPage key={profile.status} />
      <ReviewNotices profile={profile} />
      {isDraft ? null : <Submission actor={actor} profile={profile} />}
      {portrait ? <Portrait profile={profile} upload={portrait} /> : null}
      <CompletenessCard profile={profile} />
      <Summary actor={actor} profile={profile} step="basic" />
      <Summary actor={actor} profile={profile} step="business" />
      <DocumentSummary actor={actor} profile={profile} />
      {preview ? <StrangersView preview={preview} /> : null}
      {isDraft ? <Submission actor={actor} profile={profile} /> : null}
    </Page>
  )
}

function Submission({ actor, profile }: { actor: Actor; profile: Profile }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const isLost = useTag(actor, 'recoverable')
  const maySubmit = useCan(actor, { type: 'profile.submitted' })
  const { refusal, planCall } = useSelector(actor, ({ context }) => context)
  const mayGoOn = profile.steps_done < 3
  const { isDraft, isRejected, isShown } = profileStatusTable[profile.status]
  const accountType = accountTypeOf(profile.kind)
  const base = addresses.baseOfKind(profile.kind)
  return (
    <>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{LL.registration.wizard.unanswered()}</ErrorNote> : null}
      <Row>
        {mayGoOn ? <LinkButton href={addresses.registration(accountType)}>{words.goOn()}</LinkButton> : null}
        {profile.can.submit ? (
          <Button busy={!maySubmit} onClick={() => actor.send({ type: 'profile.submitted' })}>
            {isRejected ? words.appeal() : words.submit()}
          </Button>
        ) : null}
        {profile.can.submit || mayGoOn || planCall === null ? null : (
          <LinkButton href={addresses.plans(base, { mode: planCall === 'renew' ? 'RENEW' : 'NEW' })}>
            {planCall === 'renew' ? words.renew() : words.subscribe()}
          </LinkButton>
        )}
        {isShown ? (
          <LinkButton
            variant={planCall === null ? 'primary' : 'secondary'}
            href={addresses.ownListing(profile.kind, profile.id)}
          >
            {words.listing()}
          </LinkButton>
        ) : null}
        {profile.kind === 'INVESTOR' && !isDraft ? (
          <LinkButton variant="secondary" href={addresses.market(base)}>
            {words.backToMarket()}
          </LinkButton>
        ) : null}
      </Row>
    </>
  )
}
