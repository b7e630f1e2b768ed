import type { ReportOutcome } from '../../../src/domain/chats/reports.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import type { LapsedStatus } from '../../../src/domain/proposals/statuses.ts'
import { clockIn, dateInIndia } from '../../../src/domain/timeZone.ts'
import type { NotificationFact, StoredWords } from '../../kernel/db/schema/notifications.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { purchaseName } from '../catalog/index.ts'

const outcomes: Record<ReportOutcome, Words> = {
  upheld: { en: 'We’ve taken action. Thank you.', hi: 'हमने कार्रवाई की है। धन्यवाद।' },
  dismissed: { en: 'We didn’t find a violation of our rules.', hi: 'हमें नियमों के विरुद्ध कुछ नहीं मिला।' },
}

const daysWords: Record<Language, { today: string; tomorrow: string; later: (days: number) => string }> = {
  en: { today: 'today', tomorrow: 'tomorrow', later: (days) => `in ${days} days` },
  hi: { today: 'आज', tomorrow: 'कल', later: (days) => `${days} दिन में` },
}

/** `in 3 days (24-Mar-2026)`. */
function endIn(language: Language, at: string, days: number): string {
  const { today, tomorrow, later } = daysWords[language]
  return `${[today, tomorrow][days] ?? later(days)} (${dateInIndia(at)})`
}

function lapse(status: LapsedStatus): Words {
  switch (status) {
    case 'expired':
      return { en: 'If you don’t, the proposal expires.', hi: 'उत्तर न देने पर प्रस्ताव समाप्त हो जाएगा।' }
    case 'in_discussion':
      return { en: 'If you don’t, your talks continue.', hi: 'उत्तर न देने पर भी आपकी बातचीत जारी रहेगी।' }
    case 'due_diligence':
      return {
        en: 'If you don’t, due diligence continues.',
        hi: 'उत्तर न देने पर भी जाँच-पड़ताल जारी रहेगी।',
      }
  }
}

/** `Please answer by 24-Mar-2026, 14:05 IST.`, and what happens without an answer. */
function deadline(language: Language, at: string, otherwise: LapsedStatus): string {
  const [date, clock] = [dateInIndia(at), clockIn('Asia/Kolkata', new Date(at))]
  const by = { en: `Please answer by ${date}, ${clock} IST.`, hi: `कृपया ${date}, ${clock} IST तक उत्तर दें।` }
  return `${by[language]} ${lapse(otherwise)[language]}`
}

const receipt: Record<Language, (number: string) => string> = {
  en: (number) => `receipt ${number}`,
  hi: (number) => `रसीद ${number}`,
}

function sentence(language: Language, fact: NotificationFact): string {
  if (fact.fact === 'outcome') return outcomes[fact.outcome][language]
  if (fact.fact === 'end') return endIn(language, fact.at, fact.days)
  if (fact.fact === 'deadline') return deadline(language, fact.at, fact.otherwise)
  const { paid } = fact
  return [
    `${purchaseName(fact, language)}, ${formatMoney(fact.amount, language)}`,
    ...(paid ? [`${dateInIndia(paid.start)} – ${dateInIndia(paid.end)}`, receipt[language](paid.receipt)] : []),
  ].join('; ')
}

/** A notification's excerpt in the language of its reader. */
export const excerptIn = (language: Language, excerpt: StoredWords['excerpt']): string =>
  typeof excerpt === 'string' ? excerpt : sentence(language, excerpt)

/** True for a sentence of its own rather than a continuation of the notification's. */
export const isDeadline = (excerpt: StoredWords['excerpt']): boolean =>
  typeof excerpt !== 'string' && excerpt.fact === 'deadline'
