import type { ReportOutcome } from '../../../src/domain/chats/reports.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import { dateInIndia } from '../../../src/domain/timeZone.ts'
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

function sentence(language: Language, fact: NotificationFact): string {
  if (fact.fact === 'outcome') return outcomes[fact.outcome][language]
  if (fact.fact === 'end') return endIn(language, fact.at, fact.days)
  return `${purchaseName(fact, language)}, ${formatMoney(fact.amount, language)}`
}

/** A notification's excerpt in the language of its reader. */
export const excerptIn = (language: Language, excerpt: StoredWords['excerpt']): string =>
  typeof excerpt === 'string' ? excerpt : sentence(language, excerpt)
