import { PropertyError } from './property.ts'

/** A word or a sign of a sentence, or a name in quotation marks. */
export interface Token {
  text: string
  isName: boolean
}

/** The words of a sentence in lower case, with its names unchanged. Throws at an unknown sign. */
function tokensOf(text: string): Token[] {
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

/** A reader that consumes a sentence from its first word to its last. */
export class Reader {
  readonly text: string
  /** The number of words consumed. */
  protected at = 0
  readonly #tokens: readonly Token[]

  constructor(text: string) {
    this.text = text
    this.#tokens = tokensOf(text)
  }

  protected get current(): Token | undefined {
    return this.#tokens[this.at]
  }

  protected isNext = (words: string): boolean =>
    words.split(' ').every((word, index) => {
      const token = this.#tokens[this.at + index]
      return token !== undefined && !token.isName && token.text === word
    })

  /** Consumes these words if they come next. */
  protected take(words: string): boolean {
    const isThere = this.isNext(words)
    if (isThere) this.at += words.split(' ').length
    return isThere
  }

  protected expect(words: string) {
    if (!this.take(words)) this.fail(`“${words}”`)
  }

  protected fail(expected: string): never {
    const here = this.current
    throw new PropertyError(this.text, `${expected} is expected ${here ? `at “${here.text}”` : 'at the end'}`)
  }
}
