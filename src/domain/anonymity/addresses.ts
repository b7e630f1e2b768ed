import { grammar, legalForm } from './commonWords.ts'
import { type Folded, sourceOf, type Token } from './fold.ts'

/** Finds web and email addresses in a text. */

type Stretch = Pick<Token, 'start' | 'end'>

const endings =
  'com|in|net|org|co|io|ai|app|biz|info|dev|shop|store|online|site|tech|xyz|me|us|uk|ae|sg|au|ca|eu|de|fr|jp|cn|भारत'
const label = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}`
const apart = String.raw`(?<![\p{L}\p{M}\p{N}])`
const ended = String.raw`(?![\p{L}\p{M}\p{N}])`
const mailboxes = 'gmail|yahoo|rediffmail|outlook|hotmail|icloud|protonmail'

const alwaysAddresses = [
  String.raw`(?:https?:\/\/|www\.)\S+`,
  String.raw`(?<![\w.%+-])[\w.%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  String.raw`(?<![\w.%+-])[\w.%+-]+@[\p{L}\p{N}-]+`,
  String.raw`@\w[\w.]{2,}`,
  String.raw`(?<![\w.+-])[\w.+-]+\s{0,3}[([{]\s{0,3}(?:at|dot|@|\.)\s{0,3}[)\]}]\s{0,3}[\w.+-]+(?:\s{0,3}[([{]\s{0,3}(?:dot|\.)\s{0,3}[)\]}]\s{0,3}\w+)*`,
  String.raw`${apart}(?:(?:${label}\.){0,5}${label}[\p{L}\p{N}-]\.(?:${endings})${ended}(?:\/[^\s,;]*)?|[\p{L}\p{N}]\.(?:${endings})\/[^\s,;]+)`,
  String.raw`(?<![\w.+-])[\w.+-]+\s+at(?:\s+the\s+rate)?\s+(?:(?:${mailboxes})${ended}|[\w-]+)(?:\s+dot\s+(?:\w{2,10}\s+dot\s+)?|\.)(?:${endings})${ended}`,
  String.raw`(?<![\w.+-])[\w.+-]+\s+at\s+(?:the\s+rate\s+)?(?:${mailboxes})${ended}`,
].map((pattern) => new RegExp(pattern, 'gu'))

/**
 * An address written with a gap or the word "dot". A function word before it rules it out, as in "the dot com years".
 */
const spacedAddress = new RegExp(
  String.raw`${apart}(?<name>${label})(?:\s+dot\s+|\s+\.\s{0,2}|\s+\[\.\]\s+)(?:${endings})${ended}(?:\s+dot\s+\w{2,3}${ended})?`,
  'gu',
)
const dotted = new Set([...grammar, 'polka', 'micro', 'quantum'])

const anyEnding = new RegExp(
  String.raw`${apart}(?:${label}\.){1,6}(?<ending>[a-z]{2,10})${ended}(?!\.\p{L})(?:\/[^\s,;]*)?`,
  'gu',
)
const files = new Set(
  'js ts jsx tsx json css scss html htm pdf doc docx xls xlsx ppt pptx csv txt jpg jpeg png gif svg webp zip xml yml md py rb go php java exe mp mkv net sh sql vue'.split(
    ' ',
  ),
)
const abbreviations = new Set(
  'rs no nos mr mrs ms dr st vs approx etc prof smt shri sh ph tel fax mob ext ca er adv viz fig vol dept govt est min max avg qty sq ft'.split(
    ' ',
  ),
)

/** Rejects a full stop without a space after it that ends a sentence: a capital or an ordinary word follows. */
function isAddress(original: string, folded: Folded, ending: string, { start, end }: Stretch): boolean {
  const asWritten = sourceOf(original, folded, { start, end })
  const labels = asWritten.split('/')[0]?.split('.') ?? []
  const [first = '', last = ''] = [labels.at(-2) ?? '', labels.at(-1) ?? '']
  if (first.length < 2 || !/\p{L}/u.test(first)) return false
  if (files.has(ending) || legalForm.has(ending) || grammar.has(ending)) return false
  if (labels.length === 2 && (abbreviations.has(first.toLowerCase()) || legalForm.has(first.toLowerCase())))
    return false
  return !/^\p{Lu}/u.test(last) || asWritten === asWritten.toUpperCase()
}

export function addressesIn(original: string, folded: Folded): Stretch[] {
  const { text } = folded
  return [
    ...alwaysAddresses.flatMap((pattern) => [...text.matchAll(pattern)].map(stretchOf)),
    ...[...text.matchAll(spacedAddress)].filter(({ groups }) => !dotted.has(groups?.name ?? '')).map(stretchOf),
    ...[...text.matchAll(anyEnding)]
      .filter((match) => isAddress(original, folded, match.groups?.ending ?? '', stretchOf(match)))
      .map(stretchOf),
  ]
}

const stretchOf = ({ 0: { length }, index }: RegExpExecArray): Stretch => ({ start: index, end: index + length })
