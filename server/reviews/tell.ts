import type { ReviewDecision } from '../../src/domain/contract/reviews.ts'
import type { ReviewAction } from '../../src/domain/registration/review.ts'
import type { Account, Deps } from '../deps.ts'
import type { Words } from '../http/refusal.ts'
import { notifyReview, type ReviewedProfile } from '../notifications/accountNews.ts'

const letters: Partial<Record<ReviewAction, Words>> = {
  reject: { en: 'Your profile was not accepted', hi: 'आपकी प्रोफ़ाइल स्वीकार नहीं की गई' },
  suspend: { en: 'Your profile is suspended', hi: 'आपकी प्रोफ़ाइल निलंबित है' },
  reinstate: { en: 'Your profile is live again', hi: 'आपकी प्रोफ़ाइल फिर से लाइव है' },
}
const open: Words = { en: 'Open My Profile to see more.', hi: 'अधिक देखने के लिए मेरी प्रोफ़ाइल खोलें।' }

/** Approval and wished changes are news like any other; what ends or resumes a profile is a letter in any case. */
export async function tellOwner(
  deps: Deps,
  account: Account,
  profile: ReviewedProfile,
  { action, note }: ReviewDecision,
): Promise<void> {
  if (action === 'approve' || action === 'request_changes') return notifyReview(deps, profile, action, note)
  const subject = letters[action]?.[account.language]
  if (!subject) return
  try {
    const text = [note, open[account.language]].filter(Boolean).join('\n\n')
    await deps.mail.send({ to: account.email, subject, text })
  } catch (error) {
    deps.log.error({ err: error }, 'a review decision could not be mailed')
  }
}
