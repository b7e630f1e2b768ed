import type { CodePurpose } from '../../src/domain/contract/accounts.ts'
import type { codeChallenges } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import type { Words } from '../http/refusal.ts'

const subjects: Record<CodePurpose, Words> = {
  verify_email: { en: 'Your code to verify this email', hi: 'इस ईमेल को सत्यापित करने का आपका कोड' },
  verify_mobile: { en: 'Your code to verify this mobile', hi: 'इस मोबाइल को सत्यापित करने का आपका कोड' },
  reset_password: { en: 'Your code to reset the password', hi: 'पासवर्ड बदलने का आपका कोड' },
  delete_account: { en: 'Your code to delete the account', hi: 'खाता हटाने का आपका कोड' },
}

const text = (code: string): Words => ({
  en: `Your code is ${code}. It is valid for 15 minutes. If you did not ask for it, ignore this message and share the code with nobody.`,
  hi: `आपका कोड ${code} है। यह 15 मिनट तक मान्य है। यदि आपने इसे नहीं मँगाया है, तो इस संदेश को अनदेखा करें और कोड किसी को न बताएँ।`,
})

/** Sends a code in the user's language; a carrier that fails is logged without the code. */
export async function deliverCode(
  deps: Deps,
  challenge: Pick<typeof codeChallenges.$inferSelect, 'id' | 'purpose' | 'target' | 'channel'>,
  code: string,
  language: Language,
): Promise<void> {
  const words = text(code)[language]
  try {
    if (challenge.channel === 'sms') await deps.sms.send({ to: challenge.target, text: words })
    else await deps.mail.send({ to: challenge.target, subject: subjects[challenge.purpose][language], text: words })
  } catch (error) {
    deps.log.error({ err: error, challenge: challenge.id }, 'a code could not be sent')
  }
}
