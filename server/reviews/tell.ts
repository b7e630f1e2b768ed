import type { ReviewDecision } from '../../src/domain/contract/reviews.ts'
import type { ReviewAction } from '../../src/domain/registration/review.ts'
import type { Account, Deps } from '../deps.ts'
import type { Words } from '../http/refusal.ts'

const subjects: Record<Exclude<ReviewAction, 'take'>, Words> = {
  approve: { en: 'Your profile is approved', hi: 'आपकी प्रोफ़ाइल स्वीकृत हो गई है' },
  request_changes: { en: 'Please change your profile', hi: 'कृपया अपनी प्रोफ़ाइल में बदलाव करें' },
  reject: { en: 'Your profile was not accepted', hi: 'आपकी प्रोफ़ाइल स्वीकार नहीं की गई' },
  suspend: { en: 'Your profile is suspended', hi: 'आपकी प्रोफ़ाइल निलंबित है' },
  reinstate: { en: 'Your profile is live again', hi: 'आपकी प्रोफ़ाइल फिर से लाइव है' },
}
const open: Words = { en: 'Open My Profile to see more.', hi: 'अधिक देखने के लिए मेरी प्रोफ़ाइल खोलें।' }

/** Mails the decision; a carrier that fails is logged, and My Profile shows the decision anyway. */
export async function tellOwner(deps: Deps, account: Account, { action, note }: ReviewDecision): Promise<void> {
  if (action === 'take') return
  const { language, email } = account
  try {
    await deps.mail.send({
      to: email,
      subject: subjects[action][language],
      text: [note, open[language]].filter(Boolean).join('\n\n'),
    })
  } catch (error) {
    deps.log.error({ err: error }, 'a review decision could not be mailed')
  }
}
