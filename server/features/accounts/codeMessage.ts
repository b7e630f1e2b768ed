import type { CodePurpose } from '../../../src/domain/contract/accounts.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Job } from '../../jobs/job.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { codeChallenges } from '../../kernel/db/schema.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { fromColumns } from './storedTarget.ts'

const subjects: Record<CodePurpose, Words> = {
  verify_email: { en: 'Your code to verify your email', hi: 'अपना ईमेल सत्यापित करने का कोड' },
  verify_mobile: { en: 'Your code to verify your mobile number', hi: 'अपना मोबाइल नंबर सत्यापित करने का कोड' },
  reset_password: { en: 'Your code to reset your password', hi: 'अपना पासवर्ड रीसेट करने का कोड' },
  log_in: { en: 'Your code to log in', hi: 'लॉगिन करने का कोड' },
  change_email: { en: 'Your code to change your email', hi: 'अपना ईमेल बदलने का कोड' },
  change_mobile: { en: 'Your code to change your mobile number', hi: 'अपना मोबाइल नंबर बदलने का कोड' },
  delete_account: { en: 'Your code to delete your account', hi: 'अपना खाता हटाने का कोड' },
}

const text = (code: string): Words => ({
  en: `Your Founders code is ${code}. It’s valid for 15 minutes. If you didn’t request it, ignore this message. Never share this code.`,
  hi: `आपका Founders कोड ${code} है। यह 15 मिनट तक मान्य है। अगर आपने इसे नहीं मँगाया, तो इस संदेश पर ध्यान न दें। कोड किसी को न बताएँ।`,
})

type Challenge = Pick<
  typeof codeChallenges.$inferSelect,
  'id' | 'purpose' | 'target' | 'channel' | 'sends' | 'expiresAt'
>

/**
 * Enqueues a code in the user's language, in the transaction that created it. For an account that does not exist `code`
 * is null: the same row is written but never delivered, so that timing reveals nothing.
 */
export function enqueueCode(
  deps: Deps,
  tx: Db,
  challenge: Challenge,
  code: string | null,
  language: Language,
): Promise<void> {
  const { id, purpose, sends, expiresAt } = challenge
  const target = fromColumns(challenge)
  const words = text(code ?? '000000')[language]
  const letter: Job =
    target.kind === 'mobile'
      ? { channel: 'sms', to: target.mobile, text: words }
      : { channel: 'email', to: target.email, subject: subjects[purpose][language], text: words }
  return enqueue(deps, tx, code === null ? { channel: 'none', to: target, text: words } : letter, {
    key: `code:${id}:${sends}`,
    usefulUntil: expiresAt,
  })
}
