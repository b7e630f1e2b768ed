/** The zeros that a word after a number stands for, as people in India and abroad write it, in both languages. */
const zerosOf: ReadonlyMap<string, number> = new Map([
  ...['k', 'thousand', 'हज़ार', 'हजार'].map((word) => [word.normalize('NFC'), 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((word) => [word, 5] as const),
  ...['m', 'mn', 'million'].map((word) => [word, 6] as const),
  ...['cr', 'crore', 'crores', 'करोड़', 'करोड'].map((word) => [word.normalize('NFC'), 7] as const),
  ...['b', 'bn', 'billion', 'अरब'].map((word) => [word, 9] as const),
])

/** Signs before an amount, besides the code of its currency. */
const signsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['INR', ['₹', 'rs', 'rs.']],
  ['USD', ['$', 'us$']],
  ['EUR', ['€']],
  ['GBP', ['£']],
  ['JPY', ['¥', 'jp¥']],
  ['CNY', ['¥', 'cn¥']],
  ['AUD', ['$', 'a$']],
  ['CAD', ['$', 'ca$', 'c$']],
  ['SGD', ['$', 's$']],
])

const parts = /^(?<sign>[^\d\s]*)\s*(?<number>\d[\d,\s]*)(?:\.(?<fraction>\d+))?\s*(?<unit>\p{L}[\p{L}\p{M}]*\.?)?$/u

/** Digits without separators, or in groups as India (2,50,000) or the West (250,000) writes them. */
const grouped = /^(?:\d+|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{2,3})* \d{3})$/

/**
 * A typed amount as plain digits: `20000000` for `2 crore`, `₹2,00,00,000` or `2 00 00 000`, and `2500000.5` for
 * `2,500,000.5`. Null for anything that could be read in two ways, such as `2,5`, or a sign of another currency.
 */
export function plainAmount(typed: string, currency: string): string | null {
  const { sign = '', number = '', fraction = '', unit } = parts.exec(typed.normalize('NFC').trim())?.groups ?? {}
  const digits = number.trim().replace(/\s/g, ' ')
  const signs = [...(signsOf.get(currency) ?? []), currency.toLowerCase(), '']
  if (!grouped.test(digits) || !signs.includes(sign.toLowerCase())) return null
  const zeros = unit === undefined ? 0 : zerosOf.get(unit.toLowerCase().replace(/\.$/, ''))
  if (zeros === undefined) return null
  if (zeros === 0) return `${digits.replace(/\D/g, '')}${fraction && `.${fraction}`}`
  const moved = fraction.substring(0, zeros).padEnd(zeros, '0')
  const rest = fraction.substring(zeros).replace(/0+$/, '')
  return `${digits.replace(/\D/g, '')}${moved}${rest && `.${rest}`}`
}
