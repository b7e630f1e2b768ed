import type { Token } from './fold.ts'

/** Finds phone numbers in a folded text. */

type Stretch = Pick<Token, 'start' | 'end'>

/** Numbers that are not phone numbers: grouped amounts, ranges and lists of years, and dates. */
const otherNumbers = [
  /(?<![\d,])(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?!\d|,\d)(?:\.\d+)?/g,
  /(?<!\d)(?:19|20)\d\d(?:\s?[-‐–—/]\s?(?:(?:19|20)\d\d|\d\d)(?!\d)|(?:,\s*|\s+)(?:19|20)\d\d(?!\d))+(?![-‐–—]\d)/g,
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d|[./-]\d)/g,
]

const between = String.raw`[\s().\-/‐–—_]{0,2}`
const phonePatterns = [
  new RegExp(String.raw`\+\d(?:${between}\d){7,}`, 'g'),
  new RegExp(String.raw`(?<!\d)\d(?:${between}\d){9,}`, 'g'),
  /(?<!\d)[6-9]\d{4}[\s().\-/‐–—_·•|:~]{1,3}\d{5}(?!\d)/g,
  /(?<![\d,])[6-9](?=(?:,?\d){9}(?!,?\d))\d+(?:,\d{2,})+/g,
]

/** A shorter number counts as a phone number if the words before it introduce one. */
const announced = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:call|phones?|ph|tel|telephone|mob|mobile|cell|whatsapp|landline|dial|fax|फोन|मोबाइल|कॉल|व्हाट्सएप|व्हाट्सऐप|दूरभाष)` +
    String.raw`(?:\s+(?:us|me|on|at|no|number|now|is|the|our|office|करें|पर|नंबर|है)){0,3}[\s.:\-–#()]{0,4}(?<number>\+?\d(?:${between}\d){6,})`,
  'gu',
)

export function phonesIn(text: string, own: readonly string[]): Stretch[] {
  const plain = otherNumbers.reduce((left, pattern) => left.replace(pattern, (one) => 'x'.repeat(one.length)), text)
  return [
    ...phonePatterns.flatMap((pattern) => [...plain.matchAll(pattern)].map(({ 0: one, index }) => at(index, one))),
    ...[...plain.matchAll(announced)].map(({ 0: whole, groups, index }) => {
      const number = groups?.number ?? ''
      return at(index + whole.length - number.length, number)
    }),
    ...own.flatMap((digits) => [...text.matchAll(spelt(digits))].map(({ 0: one, index }) => at(index, one))),
  ]
}

const at = (start: number, { length }: string): Stretch => ({ start, end: start + length })

/** Matches the digits of one number with any separators except letters, and the digits before them. */
const spelt = (digits: string): RegExp =>
  new RegExp(
    String.raw`(?:\+?(?<!\d)\d[\d\s().\-/‐–—_,]{0,7})?${[...digits].join(String.raw`[^\p{L}\p{N}]{0,5}`)}(?!\d)`,
    'gu',
  )
