import { styled } from 'styled-components'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'

const Initials = styled.span`font: 700 var(--step-3)/1 var(--display); color: var(--brand); opacity: .75;`

/** In place of a missing picture: a person's initials, or a shop. */
export function NoPicture({
  listing: { kind, name, name_hidden },
}: {
  listing: Pick<ListingCard, 'kind' | 'name' | 'name_hidden'>
}) {
  if (kind === 'INVESTOR' && !name_hidden) return <Initials aria-hidden="true">{initialsOf(name)}</Initials>
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 11v9h14v-9M3.5 8 5 4h14l1.5 4a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0zM10 20v-5h4v5" />
    </svg>
  )
}

/** The first letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}
