import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Chip } from '../parts/Chip.tsx'
import { Row } from '../parts/Layout.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { activeFilters } from './activeFilters.ts'
import type { ListingsActor } from './Listings.tsx'

/** The active filters. Each can be removed, or all at once. */
export function Chips({ actor }: { actor: ListingsActor }) {
  const words = useWords()
  const filters = activeFilters(useContextOf(actor, 'query', 'currency', 'facets'), words)
  const { market } = words.LL
  if (filters.length === 0) return null
  return (
    <Row>
      {filters.map(({ label, removal }) => (
        <Chip
          key={JSON.stringify(removal)}
          type="button"
          aria-label={market.remove({ label })}
          onClick={() => actor.send(removal)}
        >
          {label} <span aria-hidden="true">×</span>
        </Chip>
      ))}
      {filters.length > 1 ? (
        <Button variant="quiet" onClick={() => actor.send({ type: 'filters.cleared' })}>
          {market.emptyClear()}
        </Button>
      ) : null}
    </Row>
  )
}
