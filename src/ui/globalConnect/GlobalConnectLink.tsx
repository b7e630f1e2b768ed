import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../../i18n/useWords.ts'
import type { AddonPurchaseActor } from '../../machines/addonPurchaseMachine.ts'
import type { GlobalConnectActor } from '../../machines/globalConnectMachine.ts'
import { addresses, isInSection } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { closePanelAround } from '../parts/closePopover.ts'
import { ConfirmDialog, Dialog } from '../parts/Dialog.tsx'
import { ErrorNote, Spinner } from '../parts/Layout.tsx'
import { BodyPortal } from '../parts/OverPage.tsx'
import { type ByState, byState, Nothing, useByState, useTag } from '../parts/states.ts'
import { AddonPayment, AddonProblem } from '../subscriptions/index.ts'

type Props = { actor: GlobalConnectActor }

/** The header's link to Global Connect, with its gate. */
export default function GlobalConnectLink({ actor }: Props) {
  const { LL } = useWords()
  const [here] = useLocation()
  const href = addresses.list(
    useSelector(actor, ({ context }) => context.base),
    'WANT_TO_GROW',
  )
  return (
    <>
      <Link
        href={href}
        aria-current={isInSection(here, href) ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault()
          closePanelAround(event)
          actor.send({ type: 'globalConnect.requested' })
        }}
      >
        {LL.memberHome.nav.globalConnect()}
      </Link>
      <BodyPortal>
        <Gate actor={actor} />
      </BodyPortal>
    </>
  )
}

const Gate = byState<GlobalConnectActor>({
  starting: Nothing,
  idle: Nothing,
  readingAccess: Nothing,
  offeringPlan: Plan,
  offeringRenewal: Renewal,
  addingFeature: Feature,
  offeringLongerPlan: LongerPlan,
})

function Feature({ actor }: Props) {
  const purchase = useSelector(actor, ({ children }) => children.addonPurchase)
  return purchase ? <AddFeature actor={actor} purchase={purchase} /> : null
}

function Plan({ actor }: Props) {
  const { LL } = useWords()
  return <Offer actor={actor} text={LL.subscriptions.gate.none()} />
}

function Renewal({ actor }: Props) {
  const { LL } = useWords()
  return <Offer actor={actor} text={LL.subscriptions.gate.expired()} />
}

function Offer({ actor, text }: Props & { text: string }) {
  const { LL } = useWords()
  return (
    <ConfirmDialog
      title={LL.subscriptions.gate.title()}
      text={text}
      onYes={() => actor.send({ type: 'offer.accepted' })}
      onNo={() => actor.send({ type: 'offer.declined' })}
    />
  )
}

/**
 * Opens the dialog once the add-ons are loaded. Yes starts the purchase of the first, with a loader until it is open.
 */
function AddFeature({ actor, purchase }: Purchased) {
  const Step = useByState(purchase, steps)
  return <Step actor={actor} purchase={purchase} />
}

type Purchased = Props & { purchase: AddonPurchaseActor }
const steps: ByState<AddonPurchaseActor, ComponentType<Purchased>> = {
  starting: Asking,
  resuming: Asking,
  loading: Asking,
  offering: Asking,
  startingPurchase: Asking,
  paying: Paying,
  unavailable: Asking,
  bought: Asking,
  closed: Asking,
}
/** The text of the dialog and its actions, by state. */
const contents: ByState<AddonPurchaseActor, ComponentType<Purchased>> = {
  starting: Question,
  resuming: Question,
  loading: Loading,
  offering: Question,
  startingPurchase: Question,
  paying: Nothing,
  unavailable: Unavailable,
  bought: Question,
  closed: Question,
}
const answers: ByState<AddonPurchaseActor, ComponentType<Purchased>> = {
  starting: YesOrNo,
  resuming: YesOrNo,
  loading: Close,
  offering: YesOrNo,
  startingPurchase: YesOrNo,
  paying: Nothing,
  unavailable: CloseOrRetry,
  bought: YesOrNo,
  closed: YesOrNo,
}

function Paying({ purchase }: Purchased) {
  return <AddonPayment actor={purchase} />
}

/** One dialog from loading the add-ons until the purchase starts. */
function Asking(props: Purchased) {
  const { LL } = useWords()
  const Content = useByState(props.purchase, contents)
  const Answers = useByState(props.purchase, answers)
  return (
    <Dialog
      title={LL.subscriptions.gate.title()}
      onClose={() => props.purchase.send({ type: 'purchase.cancelled' })}
      actions={<Answers {...props} />}
    >
      <Content {...props} />
    </Dialog>
  )
}

function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable() {
  const { LL } = useWords()
  return <ErrorNote>{LL.subscriptions.addons.unavailable()}</ErrorNote>
}

function Question({ purchase }: Purchased) {
  const { LL } = useWords()
  return (
    <>
      <p>{LL.subscriptions.gate.add()}</p>
      <AddonProblem actor={purchase} />
    </>
  )
}

function Close({ purchase }: Purchased) {
  const { LL } = useWords()
  return (
    <Button variant="secondary" onClick={() => purchase.send({ type: 'purchase.cancelled' })}>
      {LL.subscriptions.addons.close()}
    </Button>
  )
}

function CloseOrRetry(props: Purchased) {
  const { LL } = useWords()
  return (
    <>
      <Close {...props} />
      <Button onClick={() => props.purchase.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>
    </>
  )
}

function YesOrNo({ actor, purchase }: Purchased) {
  const { LL } = useWords()
  const isStarting = useTag(purchase, 'busy')
  const first = useSelector(purchase, ({ context }) => context.offer?.available_addons[0])
  return (
    <>
      <Button variant="secondary" onClick={() => purchase.send({ type: 'purchase.cancelled' })}>
        {LL.no()}
      </Button>
      <Button
        busy={isStarting}
        onClick={() =>
          first
            ? purchase.send({ type: 'addon.chosen', addonType: first.type })
            : actor.send({ type: 'offer.accepted' })
        }
      >
        {isStarting ? LL.loading() : LL.yes()}
      </Button>
    </>
  )
}

/** Explains that a trial cannot have add-ons, with a link to longer plans. */
function LongerPlan({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions
  return (
    <Dialog
      title={words.gate.title()}
      onClose={() => actor.send({ type: 'offer.declined' })}
      actions={
        <>
          <Button variant="secondary" onClick={() => actor.send({ type: 'offer.declined' })}>
            {words.addons.close()}
          </Button>
          <Button onClick={() => actor.send({ type: 'offer.accepted' })}>{words.gate.seePlans()}</Button>
        </>
      }
    >
      <p>{words.addons.empty()}</p>
      <p>{words.gate.longer()}</p>
    </Dialog>
  )
}
