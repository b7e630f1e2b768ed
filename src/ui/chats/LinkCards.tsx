import { styled } from 'styled-components'
import { Link } from 'wouter'
import { idIn, linksIn, readableLink } from '../../domain/chats/links.ts'
import type { LinkTarget } from '../../domain/chats/linkTargetSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { KnownTargets } from '../../machines/linkTargetsMachine.ts'
import { addresses, type Base } from '../../routes.ts'
import { isOwnAddress } from '../parts/ownAddress.ts'
import { Icon } from './Icon.tsx'

export const Card = styled.a`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .6rem; align-items: center; min-height: 2.75rem; margin: .35rem 0 .15rem; padding: .5rem .65rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--card); color: inherit; text-decoration: none;
  &:hover { border-color: var(--brand); } strong { font-weight: 600; overflow-wrap: anywhere; } small { grid-column: 2; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  svg { grid-row: 1 / 3; width: 1.75rem; height: 1.75rem; color: var(--brand); }
`

const mostShown = 3

/** Cards for the links in a message. No page is fetched: a link to another site shows only its address. */
export function LinkCards({ text, targets, base }: { text: string; targets: KnownTargets; base: Base }) {
  return linksIn(text)
    .slice(0, mostShown)
    .map((link) => {
      const id = isOwnAddress(link) ? idIn(link) : null
      const target = id ? targets[id] : null
      return target ? <Own key={link} target={target} base={base} /> : <Foreign key={link} link={link} />
    })
}

function Foreign({ link }: { link: string }) {
  const readable = readableLink(link)
  if (!readable) return null
  return (
    <Card href={link} target="_blank" rel="noreferrer noopener nofollow">
      <Icon name="link" />
      <strong>{readable.host}</strong>
      {readable.path ? <small>{readable.path}</small> : null}
    </Card>
  )
}

/** A link to our own page with the reader's address, because the sender's belongs to the other role. */
function Own({ target, base }: { target: LinkTarget; base: Base }) {
  const { LL } = useWords()
  const { type, kind, id, title, headline } = target
  const href = type === 'listing' ? addresses.listing(base, kind, id) : addresses.proposal(base, kind, id)
  return (
    <Card as={Link} href={href}>
      <Icon name="link" />
      <strong>{title}</strong>
      <small>{[LL.chats.linked[type](), headline].filter(Boolean).join(' · ')}</small>
    </Card>
  )
}
