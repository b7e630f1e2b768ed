import { useSelector } from '@xstate/react'
import { formatQuery } from '../../domain/market/filters.ts'
import { useWords } from '../../i18n/useWords.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import { suggestedName } from './activeFilters.ts'
import type { ListingsActor } from './Listings.tsx'

/** Opens the saved searches, with the current search ready to be saved. */
export function useSavedSearches(actor: ListingsActor): () => void {
  const words = useWords()
  const searched = useContextOf(actor, 'query', 'currency', 'facets')
  const searches = useSelector(actor, ({ children }) => children.savedSearches)
  return () =>
    searches?.send({
      type: 'panel.opened',
      query: formatQuery(searched.query),
      name: suggestedName(searched, words),
    })
}
