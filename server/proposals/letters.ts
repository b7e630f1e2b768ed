import { eq } from 'drizzle-orm'
import type { ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { accounts } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import type { ProfileRow } from '../profiles/store.ts'
import type { ProposalRow } from './store.ts'

type Letter = Record<Language, { subject: string; text: string }>

/** Letters about steps that are no notification of their own, and about a proposal that waits. */
const letters: Partial<Record<ProposalAction | 'remind', (name: string) => Letter>> = {
  send: (name) => ({
    en: {
      subject: 'You have a new proposal',
      text: `A new proposal${name && ` from ${name}`} is waiting for you. Open your proposals to read it.`,
    },
    hi: {
      subject: 'आपको एक नया प्रस्ताव मिला है',
      text: `आपके लिए एक नया प्रस्ताव${name && ` (${name})`} आया है। पढ़ने के लिए अपने प्रस्ताव खोलें।`,
    },
  }),
  request_nda: (name) => ({
    en: {
      subject: 'An NDA is waiting for your signature',
      text: `${name || 'The other side'} asks you to sign a confidentiality agreement within 7 days.`,
    },
    hi: {
      subject: 'गोपनीयता समझौता आपके हस्ताक्षर की प्रतीक्षा में है',
      text: `${name || 'दूसरा पक्ष'} चाहता है कि आप 7 दिनों के भीतर गोपनीयता समझौते पर हस्ताक्षर करें।`,
    },
  }),
  confirm_close: (name) => ({
    en: {
      subject: 'Please confirm the closing',
      text: `${name || 'The other side'} says that the deal is closed. Please confirm it within 14 days.`,
    },
    hi: {
      subject: 'कृपया सौदा पूरा होने की पुष्टि करें',
      text: `${name || 'दूसरे पक्ष'} के अनुसार सौदा पूरा हो गया है। कृपया 14 दिनों के भीतर पुष्टि करें।`,
    },
  }),
  remind: (name) => ({
    en: {
      subject: 'A proposal waits for your answer',
      text: `The proposal${name && ` from ${name}`} is still open. It expires 14 days after it was sent.`,
    },
    hi: {
      subject: 'एक प्रस्ताव आपके उत्तर की प्रतीक्षा में है',
      text: `प्रस्ताव${name && ` (${name})`} अब भी खुला है। भेजे जाने के 14 दिन बाद यह समाप्त हो जाता है।`,
    },
  }),
}

/** A name is told once both know each other: an acceptance has made them known, a chat stands for it. */
const nameFor = (row: ProposalRow, from: ProfileRow): string =>
  from.anonymous && ['draft', 'sent', 'viewed', 'info_requested', 'shortlisted', 'declined'].includes(row.status)
    ? ''
    : from.name

/** A letter that cannot be sent is logged: the step itself stands. */
export async function tellStep(
  deps: Deps,
  row: ProposalRow,
  action: ProposalAction | 'remind',
  from: ProfileRow,
  to: ProfileRow,
): Promise<void> {
  const letter = letters[action]?.(nameFor(row, from))
  if (!letter) return
  try {
    const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, to.accountId))
    if (account) await deps.mail.send({ to: account.email, ...letter[account.language] })
  } catch (error) {
    deps.log.error({ err: error }, 'a letter about a proposal could not be sent')
  }
}
