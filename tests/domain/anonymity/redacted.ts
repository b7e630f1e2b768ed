import { identityOf } from '../../../src/domain/anonymity/identity.ts'
import { redact } from '../../../src/domain/anonymity/redact.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'

export interface Member {
  company?: string
  first?: string
  last?: string
  account?: string
  email?: string
  mobile?: string
  waiting?: Answers
}

/** A member's text as shown to a stranger. */
export function redacted(text: string, member: Member = {}): string {
  const { company = 'Quillfeather', first = 'Xenia', last = 'Quolt', waiting = null } = member
  const { account = 'Xenia Quolt', email = 'info@zzqqx.in', mobile = '+919123456780' } = member
  const answers = { company_name: company, first_name: first, last_name: last, visibility: 'anonymous' }
  return redact(text, identityOf('WANT_TO_SELL', answers, waiting, { name: account, email, mobile })).text
}
