import type { Language } from '../../kernel/ports/deps.ts'

export interface SummaryWords {
  sought: string
  business: string
  figures: string
  deal: string
  team: string
  contact: string
  revenue: string
  profit: string
  plan: string
  multiples: (revenue: number | null, profit: number | null, year: string) => string
  seenBy: (reader: string, date: string) => string
  rates: (date: string) => string
}

export const summaryWords: Record<Language, SummaryWords> = {
  en: {
    sought: 'Looking for',
    business: 'About',
    figures: 'Figures',
    deal: 'Terms',
    team: 'Team',
    contact: 'Contact',
    revenue: 'Revenue',
    profit: 'EBITDA or profit',
    plan: 'projected',
    multiples: (revenue, profit, year) =>
      `${[revenue && `${revenue}× revenue`, profit && `${profit}× EBITDA or profit`].filter(Boolean).join(', ')} (FY ${year})`,
    seenBy: (reader, date) => `As seen by ${reader} on ${date}. It may have changed since.`,
    rates: (date) => `Amounts are converted at the rates of ${date}.`,
  },
  hi: {
    sought: 'किसकी तलाश है',
    business: 'परिचय',
    figures: 'आँकड़े',
    deal: 'शर्तें',
    team: 'टीम',
    contact: 'संपर्क',
    revenue: 'राजस्व',
    profit: 'EBITDA या लाभ',
    plan: 'अनुमानित',
    multiples: (revenue, profit, year) =>
      `${[revenue && `राजस्व का ${revenue} गुना`, profit && `EBITDA या लाभ का ${profit} गुना`].filter(Boolean).join(', ')} (वित्त वर्ष ${year})`,
    seenBy: (reader, date) => `${date} को ${reader} को ऐसा दिखा। उसके बाद बदलाव हो सकता है।`,
    rates: (date) => `राशियाँ ${date} की दरों पर बदली गई हैं।`,
  },
}
