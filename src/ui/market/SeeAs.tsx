import { styled } from 'styled-components'
import { listingReaders } from '../../domain/market/readers.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Soft } from '../parts/Layout.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingActor } from './Listing.tsx'

const Bar = styled.section`
  grid-column: 1 / -1; display: grid; gap: .5rem; padding: .9rem 1.1rem; border-radius: 1.1rem; background: var(--brand-wash);
  && h2 { font-size: 1rem; margin: 0; } ${Soft} { color: var(--ink); } > [role='group'] { justify-self: start; background: var(--card); } > [role='group'] button[aria-pressed='true'] { background: var(--brand); color: var(--brand-ink); }
  @media (max-width: 47.99rem) {
    && > [role='group'] { justify-self: stretch; display: grid; grid-template-columns: 1fr 1fr; width: auto; } && > [role='group'] > button { white-space: normal; }
  }
`

/** Lets the owner view the page as other readers see it, with the server's responses for them. */
export function SeeAs({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market.readers
  const { listing, reader, readAs } = useContextOf(actor, 'listing', 'reader', 'readAs')
  if (!listing?.is_own && reader === null && readAs === null) return null
  const shown = reader ?? 'owner'
  return (
    <Bar className="see-as" aria-labelledby="see-as-title">
      <h2 id="see-as-title">{words.label()}</h2>
      <Tabs
        label={words.label()}
        value={shown}
        onChange={(chosen) =>
          actor.send({ type: 'reader.chosen', reader: listingReaders.find((one) => one === chosen) ?? null })
        }
        items={(['owner', ...listingReaders] as const).map((name) => ({ value: name, label: words.names[name]() }))}
      />
      <Soft role="status">{words.about[shown]()}</Soft>
    </Bar>
  )
}
