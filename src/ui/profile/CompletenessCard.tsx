import { styled } from 'styled-components'
import { Link } from 'wouter'
import { accountTypeOf } from '../../domain/offerings.ts'
import { completenessOf, type Suggestion, suggestionsOf } from '../../domain/registration/completeness.ts'
import type { Profile } from '../../domain/registration/profileSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Card, Soft } from '../parts/Layout.tsx'
import { partLabel } from '../registration/index.ts'

const Score = styled.div`
  display: grid; gap: .75rem;
  h2 { font-size: var(--step-1); font-family: var(--font); }
  .bar { height: .75rem; border-radius: 99px; background: var(--sunk); overflow: hidden; }
  .bar span { display: block; height: 100%; border-radius: 99px; background: var(--brand); }
  ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none; }
  li a { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.75rem; padding: .25rem .9rem; border: 1px solid color-mix(in srgb, var(--soft) 60%, transparent); border-radius: 99px; color: var(--ink); text-decoration: none; }
  li a:hover { border-color: var(--brand); }
  li p { margin: .25rem 0 0; font-size: var(--step--1); } b { color: var(--good); }
`
const maxShown = 6

/** The completeness of the profile, and links to the fields that would raise it. */
export function CompletenessCard({ profile }: { profile: Profile }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const answers = { ...profile.basic, ...profile.business, ...profile.document_answers }
  const completeness = completenessOf(profile.kind, answers, profile.documents)
  const { percent } = completeness
  const suggestions = suggestionsOf(completeness)
  return (
    <Card>
      <Score>
        <h2>{words.completeness({ percent })}</h2>
        <div className="bar" aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </div>
        {suggestions.length === 0 ? (
          <Soft>{words.complete()}</Soft>
        ) : (
          <>
            <Soft>{words.raises()}</Soft>
            <ul>
              {suggestions.slice(0, maxShown).map((suggestion) => (
                <Suggested key={suggestion.items[0].name} profile={profile} suggestion={suggestion} />
              ))}
            </ul>
            {suggestions.length > maxShown ? <Soft>{words.more({ count: suggestions.length - maxShown })}</Soft> : null}
          </>
        )}
      </Score>
    </Card>
  )
}

/** A link to the first of the items; several small ones are named below it. */
function Suggested({ profile: { kind }, suggestion: { items, points } }: { profile: Profile; suggestion: Suggestion }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const [{ step, name, isDocument }] = items
  const count = items.length
  const label = (one: string) => partLabel(LL, kind, one)
  return (
    <li>
      <Link href={addresses.registrationStep(accountTypeOf(kind), step, name)}>
        {count === 1 ? label(name) : (isDocument ? words.addDocuments : words.addAnswers)({ count })}{' '}
        <b>{words.points({ points })}</b>
      </Link>
      {count === 1 ? null : <Soft>{items.map((item) => label(item.name)).join(' · ')}</Soft>}
    </li>
  )
}
