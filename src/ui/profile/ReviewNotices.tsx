import { styled } from 'styled-components'
import type { Profile } from '../../domain/contract/profiles.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import { partLabel } from '../registration/index.ts'

const Notice = styled.div`
  display: grid; gap: .25rem; padding: 1rem 1.25rem; border-radius: .9rem; background: var(--warn-wash); color: var(--ink);
  &[data-tone='good'] { background: var(--good-wash); }
  &[data-tone='bad'] { background: var(--bad-wash); }
  h2 { font: 700 1rem/1.4 var(--font); }
  p { white-space: pre-line; overflow-wrap: anywhere; }
`

function reviewNotice(LL: TranslationFunctions, { status, can }: Profile) {
  const words = LL.registration.review
  switch (status) {
    case 'approved':
      return { tone: 'good', text: words.approved() }
    case 'submitted':
    case 'in_review':
      return { tone: 'warn', text: words.submitted() }
    case 'changes_requested':
      return { tone: 'warn', text: words.changes() }
    case 'rejected':
      return { tone: 'bad', text: can.submit ? words.rejected() : words.ended() }
    case 'paused':
      return { tone: 'warn', text: words.paused() }
    case 'suspended':
      return { tone: 'bad', text: words.suspended() }
    default:
      return null
  }
}

/** Where the profile stands, what waits for a reviewer, and what the reviewer said. */
export function ReviewNotices({ profile }: { profile: Profile }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const stands = reviewNotice(LL, profile)
  const names = profile.pending.map((name) => partLabel(LL, profile.kind, name))
  const notes = Object.entries(profile.review?.fields ?? {})
  return (
    <>
      {stands ? (
        <Notice role="status" data-tone={stands.tone}>
          <p>{stands.text}</p>
        </Notice>
      ) : null}
      {names.length > 0 ? (
        <Notice>
          <h2>{words.pendingTitle()}</h2>
          <p>{words.pendingText({ fields: names.join(', ') })}</p>
        </Notice>
      ) : null}
      {profile.review && (profile.review.note || notes.length > 0) ? (
        <Notice>
          <h2>{words.reviewerSaid()}</h2>
          <p>{profile.review.note}</p>
          {notes.map(([name, note]) => (
            <p key={name}>
              <b>{partLabel(LL, profile.kind, name)}:</b> {note}
            </p>
          ))}
        </Notice>
      ) : null}
    </>
  )
}
