import { styled } from 'styled-components'
import { scrollHint } from './scrollHint.ts'

const Links = styled.nav`
  display: flex; gap: 1.5rem; overflow-x: auto; scrollbar-width: none; border-bottom: 1px solid var(--line); ${scrollHint('var(--paper)')}
  a { flex: none; display: inline-flex; align-items: center; gap: .35rem; min-width: 1.5rem; min-height: 2.75rem; color: var(--soft); font-weight: 600; text-decoration: none; }
  a:hover { color: var(--ink); } a:focus-visible { outline-offset: -3px; }
  a[aria-current] { color: var(--brand); box-shadow: inset 0 -3px var(--brand); }
  @media (min-width: 48rem) { position: sticky; top: 4.5rem; z-index: 5; }
`
/** The position in the window, as a fraction of its height, that determines which part is being read. */
const readingLine = 0.35

/** Links to the parts of a long page, with the current part marked. */
export function JumpLinks({ label, items }: { label: string; items: readonly { id: string; label: string }[] }) {
  return (
    <Links key={items.map(({ id }) => id).join()} aria-label={label} ref={markCurrent}>
      {items.map((item) => (
        <a key={item.id} href={`#${item.id}`}>
          {item.label}
        </a>
      ))}
    </Links>
  )
}

interface PlacedLink {
  link: HTMLAnchorElement
  place: Pick<DOMRect, 'top' | 'left'> | undefined
}

/** The last part that has passed the reading line; parts in a column beside the first one are not read in turn. */
function linkBeingRead(links: readonly PlacedLink[]): HTMLAnchorElement | undefined {
  const [first] = links
  const passed = links.filter(
    ({ place }) => place && place.left === first?.place?.left && place.top < innerHeight * readingLine,
  )
  return (passed.at(-1) ?? first)?.link
}

function markCurrent(nav: HTMLElement | null) {
  if (!nav || typeof IntersectionObserver === 'undefined') return
  const links = [...nav.querySelectorAll('a')]
  const partOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1))
  const mark = () => {
    const current = linkBeingRead(links.map((link) => ({ link, place: partOf(link)?.getBoundingClientRect() })))
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const steps = Array.from({ length: 21 }, (_, step) => step / 20)
  const watching = new IntersectionObserver(mark, { threshold: steps })
  for (const link of links) {
    const part = partOf(link)
    if (part) watching.observe(part)
  }
  return () => watching.disconnect()
}
