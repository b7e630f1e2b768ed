import { styled } from 'styled-components'
import { Link } from 'wouter'
import { accountTypeOf } from '../../domain/offerings.ts'
import { visibilities, wizardSteps } from '../../domain/registration/fields.ts'
import { answerInForce } from '../../domain/registration/formFields.ts'
import type { Profile } from '../../domain/registration/profileSchema.ts'
import type { ProfileStatus } from '../../domain/registration/statuses.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { partLabel } from '../registration/index.ts'

const Notice = styled.div`
  display: grid; gap: .25rem; padding: 1rem 1.25rem; border-radius: .9rem; background: var(--warn-wash); color: var(--ink);
  &[data-tone='good'] { background: var(--good-wash); }
  &[data-tone='bad'] { background: var(--bad-wash); }
  h2 { font: 700 1rem/1.4 var(--font); }
  p { white-space: pre-line; overflow-wrap: anywhere; }
`

type Words = TranslationFunctions['registration']['review']
const notices: Record<
  ProfileStatus,
  {
    tone: 'good' | 'warn' | 'bad'
    text: (words: Words, profile: Profile) => string
    saysWhoSees?: true
    leadsToSupport?: (profile: Profile) => boolean
  } | null
> = {
  draft: null,
  submitted: { tone: 'warn', text: (words) => words.submitted() },
  in_review: { tone: 'warn', text: (words) => words.submitted() },
  approved: { tone: 'good', text: (words) => words.approved(), saysWhoSees: true },
  changes_requested: { tone: 'warn', text: (words) => words.changes() },
  rejected: {
    tone: 'bad',
    text: (words, { can }) => (can.submit ? words.rejected() : words.ended()),
    leadsToSupport: ({ can }) => !can.submit,
  },
  paused: { tone: 'warn', text: (words) => words.paused() },
  suspended: { tone: 'bad', text: (words) => words.suspended(), leadsToSupport: () => true },
}

/** Who can see a live profile, and where its owner changes it. */
function WhoSees({ profile: { kind, business } }: { profile: Profile }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const spec = wizardSteps[kind].business.find(({ name }) => name === 'visibility')
  const chosen = spec ? answerInForce(spec, business) : null
  const seenBy = visibilities.find((one) => one === chosen)
  return (
    <>
      {seenBy ? `${words.seenBy[seenBy]()} ` : ''}
      <Link href={addresses.registrationStep(accountTypeOf(kind), 'business', 'visibility')}>{words.whoSees()}</Link>
    </>
  )
}

/** The profile's status, the parts pending review, and the reviewer's notes. */
export function ReviewNotices({ profile }: { profile: Profile }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const notice = notices[profile.status]
  const names = profile.pending.map((name) => partLabel(LL, profile.kind, name))
  const notes = Object.entries(profile.review?.fields ?? {})
  return (
    <>
      {notice ? (
        <Notice role="status" data-tone={notice.tone}>
          <p>
            {notice.text(words, profile)}
            {notice.saysWhoSees ? (
              <>
                {' '}
                <WhoSees profile={profile} />
              </>
            ) : null}
            {notice.leadsToSupport?.(profile) ? (
              <>
                {' '}
                <Link href={addresses.contactSupport}>{LL.registration.review.toSupport()}</Link>
              </>
            ) : null}
          </p>
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
