import { PropertyError } from './property.ts'

/** A word or a sign of a sentence, or a name in quotation marks. */
export interface Token {
  text: string
  isName: boolean
}

/** The words of a sentence in lower case, its names as they are. Throws where a sign has no meaning. */
export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  const pattern = /\s*(?:"([^"]*)"|“([^”]*)”|([A-Za-z]+)|([,()]))/y
  while (pattern.lastIndex < text.trimEnd().length) {
    const from = pattern.lastIndex
    const match = pattern.exec(text)
    if (!match) throw new PropertyError(text, `“${text.slice(from).trim()}” cannot be read`)
    const [, straight, curly, word, sign] = match
    const name = straight ?? curly
    found.push(
      name === undefined ? { text: (word ?? sign ?? '').toLowerCase(), isName: false } : { text: name, isName: true },
    )
  }
  return found
}
