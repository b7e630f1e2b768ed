import { styled } from 'styled-components'
import { sizeOf } from '../../domain/files.ts'
import type { ProfileDocument } from '../../domain/registration/profileSchema.ts'
import { useWords } from '../../i18n/useWords.ts'

const Line = styled.a`
  display: flex; gap: .75rem; align-items: center; min-width: 0; min-height: 2.75rem; color: inherit; text-decoration: none; border-radius: .6rem;
  &:hover .name { text-decoration: underline; }
  img, .sheet { flex: none; width: 4rem; height: 4rem; border-radius: .6rem; object-fit: cover; background: var(--sunk); }
  .sheet { display: grid; place-items: center; font-weight: 700; font-size: .75rem; color: var(--soft); text-transform: uppercase; }
  .name { font-weight: 600; overflow-wrap: anywhere; unicode-bidi: isolate; } small { color: var(--soft); display: block; }
`

/** A stored document: its thumbnail or file type, its name and its size. */
export function DocumentLine({ document, title }: { document: ProfileDocument; title?: string }) {
  const { LL } = useWords()
  const { unit, size } = sizeOf(document.bytes)
  return (
    <Line href={document.url} target="_blank" rel="noreferrer">
      {document.thumbnail_url ? (
        <img src={document.thumbnail_url} alt="" width={64} height={64} loading="lazy" />
      ) : (
        <span className="sheet" aria-hidden="true">
          {endingOf(document.file_name)}
        </span>
      )}
      <span>
        {title ? <small>{title}</small> : null}
        <span className="name" dir="auto">
          {document.file_name}
        </span>
        <small>{LL.registration.upload.size[unit]({ size })}</small>
      </span>
    </Line>
  )
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).slice(0, 4)
