import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import type { ListingPart } from '../../domain/market/listingParts.ts'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { listingTitle } from '../../domain/market/listingTitle.ts'
import { modeFor } from '../../domain/memberships/modeFor.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { listingMachine } from '../../machines/listingMachine.ts'
import { addresses, type Base } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { JumpLinks } from '../parts/JumpLinks.tsx'
import { EmptyState, ErrorNote, Row, Spinner, Stack } from '../parts/Layout.tsx'
import { PageTitle } from '../parts/PageTitle.ts'
import { PartInAddress } from '../parts/PartInAddress.tsx'
import { ShareBar } from '../parts/ShareBar.tsx'
import { byState } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { ListingActions } from './ListingActions.tsx'
import { ListingContact, ReportListing } from './ListingContact.tsx'
import { ListingDialogs } from './ListingDialogs.tsx'
import { ListingDocuments } from './ListingDocuments.tsx'
import { ListingFacts, partsWithFacts } from './ListingFacts.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingQuestions } from './ListingQuestions.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { OwnListing } from './OwnListing.tsx'
import { SeeAs } from './SeeAs.tsx'
import { SimilarListings } from './SimilarListings.tsx'
import { PriceMultiples, YearFigures } from './YearFigures.tsx'

export type ListingActor = ActorRefFrom<typeof listingMachine>

const Sheet = styled.div`
  width: var(--page); margin: 0 auto; padding: clamp(1rem, 2.5vw, 1.75rem) 0 clamp(1.5rem, 4vw, 3.5rem);
  display: grid; gap: 1.75rem 2rem; grid-template-columns: minmax(0, 1fr) auto; align-items: center;
  > :not(header):not(.actions) { grid-column: 1 / -1; } > nav + header { margin-top: -.75rem; } > header:not(:has(+ .actions)) { grid-column: 1 / -1; }
  h2 { font-size: var(--step-1); margin-bottom: 1rem; } ${Stack} > h2, ${Row} > h2 { margin-bottom: 0; }
  @media (max-width: 47.99rem) {
    gap: 1.25rem; grid-template-columns: minmax(0, 1fr); padding-bottom: 0; > * { grid-column: 1 / -1; }
    :is(a, button, input, summary) { scroll-margin-bottom: 6rem; } > .body { padding-bottom: 1.5rem; }
  }
  /* In print: only the listing, in black, without controls, and without page breaks inside parts that fit. */
  @media print {
    #app:has(&) > :not(#main), nav, .actions, .report, .see-as, button:not([aria-describedby]), section[aria-labelledby='similar-title'] { display: none; }
    --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --shadow: none; --page: 100%; --brand: #14505c; color-scheme: light; color: #000; font-size: 10pt; background: #fff;
    .body { display: block; } section, .fit { box-shadow: none; border-width: 1px 0 0; border-radius: 0; padding: 4mm 0 0; margin: 0 0 4mm; } li, dl > div { break-inside: avoid; }
    h2, h3 { break-after: avoid; } dl { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2mm 6mm; } svg { print-color-adjust: exact; }
  }
`
const Body = styled.div`
  display: grid; gap: 1.5rem 1.75rem; grid-template-columns: minmax(0, 1fr) minmax(0, 21.5rem); align-items: start;
  [id] { scroll-margin-top: 8.75rem; } .report { text-align: center; }
  @media (max-width: 63.99rem) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 47.99rem) { [id] { scroll-margin-top: 5.5rem; } }
  /* In one column, the match reasons come before the facts and the rest of the sidebar after them. */
  @media (max-width: 63.99rem) { > aside { display: contents; } .fit { order: -1; } > :first-child { order: 0; } aside > :not(.fit) { order: 1; } }
`

type Props = { actor: ListingActor }

/** The page stays below its dialogs. */
const belowDialog = {
  offeringSubscription: Shown,
  writing: Shown,
  reporting: Shown,
  asking: Shown,
  reportingQuestion: Shown,
}

export default byState<ListingActor>({
  loading: Shown,
  shown: Shown,
  runningAction: Shown,
  preparingSummary: Shown,
  ...belowDialog,
  refused: Refused,
  unanswered: Unanswered,
})

function Shown({ actor }: Props) {
  const { listing, refusal, isLost, base, reader, readAs } = useContextOf(
    actor,
    'listing',
    'refusal',
    'isLost',
    'base',
    'reader',
    'readAs',
  )
  const { LL } = useWords()
  // A deferred value, so that rendering many facts does not block input.
  const isKnown = useDeferredValue(listing !== null)
  if (!listing || !isKnown) return <Spinner label={LL.loading()} />
  if (reader !== readAs)
    return (
      <Sheet>
        <PageTitle title={listingTitle(listing)} />
        <SeeAs actor={actor} />
        <Spinner label={LL.loading()} />
      </Sheet>
    )
  return (
    <Sheet>
      <PageTitle title={listingTitle(listing)} />
      <SeeAs actor={actor} />
      <ListingHead actor={actor} />
      <ListingActions actor={actor} />
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{LL.market.noResponse()}</ErrorNote> : null}
      <KeyFigures listing={listing} />
      <Jumps listing={listing} />
      <Body className="body">
        <Stack>
          <OwnListing actor={actor} />
          <ListingFacts
            listing={listing}
            figures={{
              figures:
                listing.years || listing.funds ? (
                  <>
                    {listing.years ? <YearFigures years={listing.years} /> : null}
                    {listing.funds ? <ShareBar caption={LL.market.funds()} parts={listing.funds} /> : null}
                  </>
                ) : null,
              deal: listing.multiples ? (
                <PriceMultiples multiples={listing.multiples} comparables={listing.comparables} />
              ) : null,
            }}
          />
        </Stack>
        <Stack as="aside">
          {listing.match ? <MatchReasons match={listing.match} kind={listing.kind} /> : null}
          <ListingDocuments actor={actor} />
          <ListingContact actor={actor} />
          <ListingQuestions actor={actor} />
          <ReportListing actor={actor} />
        </Stack>
      </Body>
      <SimilarListings base={base} id={listing.id} cards={listing.similar} />
      <ListingDialogs actor={actor} />
      <PartInAddress />
    </Sheet>
  )
}

function Refused({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { refusal, base } = useContextOf(actor, 'refusal', 'base')
  const missing = addresses.isInvestor(base) ? words.missing() : words.missingProfile()
  return (
    <EmptyState
      isPage
      title={refusal?.code === 'NOT_FOUND' ? missing : (refusal?.message ?? unansweredIn(words, base))}
      text={refusal?.code === 'NOT_FOUND' ? words.goneText() : undefined}
      action={
        modeFor(refusal?.code) ? (
          <LinkButton href={addresses.plans(base, { mode: 'UPGRADE', origin: 'global-connect' })}>
            {words.seePlans()}
          </LinkButton>
        ) : (
          <LinkButton href={addresses.market(base)}>{words.toList()}</LinkButton>
        )
      }
    />
  )
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  const base = useSelector(actor, ({ context }) => context.base)
  return <TryAgain isPage title={unansweredIn(LL.market, base)} actor={actor} />
}

/** An entrepreneur reads the profiles of investors. */
const unansweredIn = (words: TranslationFunctions['market'], base: Base) =>
  addresses.isInvestor(base) ? words.detailUnanswered() : words.profileUnanswered()

/** Links to the parts of this listing; omitted if there is only one part. */
function Jumps({ listing }: { listing: ListingDetail }) {
  const { LL } = useWords()
  const words = LL.market
  const parts = partsWithFacts(listing)
  if (parts.length < 2) return null
  const counts: Partial<Record<ListingPart, number>> = {
    documents: listing.documents.length,
    questions: listing.questions.list.length,
  }
  return (
    <JumpLinks
      label={words.onThisPage()}
      items={parts.map((id) => ({
        id,
        label: counts[id] ? `${words.parts[id]()} ${counts[id]}` : words.parts[id](),
      }))}
    />
  )
}
