import type { ReportOutcome } from '../../src/domain/chats/reports.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Deps, Language } from '../deps.ts'
import { profileAddress } from './addresses.ts'
import { languageOf } from './language.ts'
import { notify } from './notify.ts'

export interface ReviewedProfile {
  id: string
  accountId: string
  kind: ProfileKind
}

/** A profile that went live, or needs changes first, is told to its owner. */
export const notifyReview = (
  deps: Deps,
  profile: ReviewedProfile,
  outcome: 'approve' | 'request_changes',
  note = '',
): Promise<void> =>
  notify(deps, {
    accountId: profile.accountId,
    kind: outcome === 'approve' ? 'profile_approved' : 'changes_requested',
    subject: `profile:${profile.id}`,
    words: { name: '', excerpt: [...note].slice(0, 140).join(''), to: profileAddress(profile.kind) },
  })

const found: Record<Language, Record<ReportOutcome, string>> = {
  en: { upheld: 'We have acted on it. Thank you.', dismissed: 'We found nothing against our rules.' },
  hi: { upheld: 'हमने कार्रवाई की है। धन्यवाद।', dismissed: 'हमें नियमों के विरुद्ध कुछ नहीं मिला।' },
}

/** What a reviewer found of a report is told to who made it. */
export const notifyOutcome = async (
  deps: Deps,
  reporter: ReviewedProfile,
  { id, outcome, to }: { id: string; outcome: ReportOutcome; to: string },
): Promise<void> =>
  notify(deps, {
    accountId: reporter.accountId,
    kind: 'report_outcome',
    subject: `report:${id}`,
    words: { name: '', excerpt: found[await languageOf(deps, reporter.accountId)][outcome], to },
  })
