import { useSelector } from '@xstate/react'
import { displayPhone } from '../../domain/validation/displayPhone.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'

/** The owner's contact details, once both members have agreed to talk. */
export function ListingContact({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const contact = useSelector(actor, ({ context }) => context.listing?.contact)
  if (!contact) return null
  return (
    <Card>
      <h2>{LL.market.contact()}</h2>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <br />
        <a href={`tel:${contact.mobile}`}>{displayPhone(contact.mobile)}</a>
      </p>
    </Card>
  )
}

export function ReportListing({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market.report
  const listing = useSelector(actor, ({ context }) => context.listing)
  const mayReport = useCan(actor, { type: 'report.started' })
  if (!listing) return null
  if (listing.reported) return <Soft>{words.done()}</Soft>
  return mayReport ? (
    <div className="report">
      <Button variant="quiet" onClick={() => actor.send({ type: 'report.started' })}>
        {words.open[listing.kind]()}
      </Button>
    </div>
  ) : null
}
