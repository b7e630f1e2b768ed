import { useSelector } from '@xstate/react'
import { Link, useLocation } from 'wouter'
import { addresses } from '../../addresses.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { AddonPurchaseActor } from '../../machines/addonPurchaseMachine.ts'
import type { GlobalConnectActor } from '../../machines/globalConnectMachine.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmDialog, Dialog } from '../parts/Dialog.tsx'
import { ErrorNote, Spinner } from '../parts/Layout.tsx'
import { OverPage } from '../parts/OverPage.tsx'
import { AddonPayment, AddonTrouble } from '../subscriptions/AddonDialogs.tsx'

type Props = { actor: GlobalConnectActor }

/** The header's way into Global Connect, with the gate in front of it. */
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
        aria-current={here.startsWith(href) ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault()
          actor.send({ type: 'globalConnect.asked' })
        }}
      >
        {LL.memberHome.nav.globalConnect()}
      </Link>
      <OverPage>
        <Gate actor={actor} />
      </OverPage>
    </>
  )
}

function Gate({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.gate
  const state = useSelector(actor, ({ value }) => value)
  const purchase = useSelector(actor, ({ children }) => children.addonPurchase as AddonPurchaseActor | undefined)
  if (state === 'addingFeature' && purchase) return <AddFeature actor={actor} purchase={purchase} />
  if (state === 'offeringLongerPlan') return <LongerPlan actor={actor} />
  if (state !== 'offeringPlan' && state !== 'offeringRenewal') return null
  return (
    <ConfirmDialog
      title={words.title()}
      text={state === 'offeringPlan' ? words.none() : words.expired()}
      yes={LL.yes()}
      no={LL.no()}
      onYes={() => actor.send({ type: 'offer.accepted' })}
      onNo={() => actor.send({ type: 'offer.declined' })}
    />
  )
}

/** Asks once the add-ons are there; Yes starts the purchase of the first and keeps the loader until it is open. */
function AddFeature({ actor, purchase }: Props & { purchase: AddonPurchaseActor }) {
  const { LL } = useWords()
  const words = LL.subscriptions
  const state = useSelector(purchase, ({ value }) => value)
  const first = useSelector(purchase, ({ context }) => context.offer?.available_addons[0])
  const drop = () => purchase.send({ type: 'purchase.dropped' })
  if (state === 'paying') return <AddonPayment actor={purchase} />
  if (state === 'loading' || state === 'unavailable')
    return (
      <Dialog
        title={words.gate.title()}
        onClose={drop}
        actions={
          <>
            <Button variant="secondary" onClick={drop}>
              {words.addons.close()}
            </Button>
            {state === 'unavailable' ? (
              <Button onClick={() => purchase.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>
            ) : null}
          </>
        }
      >
        {state === 'loading' ? <Spinner label={LL.loading()} /> : <ErrorNote>{words.addons.unavailable()}</ErrorNote>}
      </Dialog>
    )
  return (
    <Dialog
      title={words.gate.title()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" onClick={drop}>
            {LL.no()}
          </Button>
          <Button
            busy={state === 'startingPurchase'}
            onClick={() =>
              first
                ? purchase.send({ type: 'addon.chosen', addonType: first.type })
                : actor.send({ type: 'offer.accepted' })
            }
          >
            {state === 'startingPurchase' ? LL.loading() : LL.yes()}
          </Button>
        </>
      }
    >
      <p>{words.gate.add()}</p>
      <AddonTrouble actor={purchase} />
    </Dialog>
  )
}

/** A trial takes no add-ons: said once the feature is wanted, with the way on. */
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
