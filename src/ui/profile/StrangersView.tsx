import { styled } from 'styled-components'
import type { Preview } from '../../domain/market/listingSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { FactList, widthOf } from '../parts/FactList.tsx'
import { Card, Soft } from '../parts/Layout.tsx'

const View = styled.section`
  display: grid; gap: 1rem;
  h2 { font-size: var(--step-2); } h3 { font-size: var(--step-1); } p, dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  mark { background: var(--warn-wash); color: var(--ink); border-radius: .25rem; padding: 0 .2em; } del { color: var(--soft); }
`
/** An anonymous profile as a stranger sees it, with redacted parts marked. */
export function StrangersView({ preview }: { preview: Preview }) {
  const { LL } = useWords()
  const words = LL.registration.review.strangers
  if (!preview.anonymous) return null
  return (
    <Card>
      <View aria-label={words.title()}>
        <h2>{words.title()}</h2>
        <Soft>{words.lead()}</Soft>
        <h3>{preview.name}</h3>
        <p>{preview.headline}</p>
        <FactList>
          {preview.facts.map((fact) => (
            <div key={fact.field} {...widthOf(fact.value)}>
              <dt>{fact.label}</dt>
              <dd>
                <Marked fact={fact} />
              </dd>
            </div>
          ))}
        </FactList>
        <Hidden preview={preview} />
      </View>
    </Card>
  )
}

function Marked({ fact: { value, marks, dropped } }: { fact: Preview['facts'][number] }) {
  const { LL } = useWords()
  const words = LL.registration.review.strangers
  return (
    <>
      {marks.map(({ start, end, was }, index) => (
        <span key={start}>
          {value.slice(marks[index - 1]?.end ?? 0, start)}
          <mark title={words.was({ words: was })}>{value.slice(start, end)}</mark>
          <del className="visually-hidden">{words.was({ words: was })}</del>
        </span>
      ))}
      {value.slice(marks.at(-1)?.end ?? 0)}
      {dropped.length > 0 ? <Soft>{words.dropped({ words: dropped.join(', ') })}</Soft> : null}
    </>
  )
}

function Hidden({ preview: { hidden, documents } }: { preview: Preview }) {
  const { LL } = useWords()
  const words = LL.registration.review.strangers
  return (
    <>
      <p>
        <b>{words.hidden()}</b> {[...hidden.map(({ label }) => label), words.picture()].join(', ')}
      </p>
      {documents.length > 0 ? (
        <p>
          <b>{words.documents()}</b> {documents.map(({ label }) => label).join(', ')}
        </p>
      ) : null}
    </>
  )
}
