/** The values of a PDF object; strings are dropped. A name starts with a slash. */
export type PdfValue = string | number | PdfDictionary | PdfValue[] | null
export type PdfDictionary = Map<string, PdfValue>

/** An object cannot be read within the limits. */
export class Unreadable extends Error {}

/** The remaining bytes that may be read of one file. */
export interface Budget {
  bytes: number
}

const deepest = 100
const code = (mark: string) => mark.charCodeAt(0)
const [open, close, less, greater, slash, percent, hash, backslash, listOpen, listClose] = [...'()<>/%#\\[]'].map(
  code,
) as [number, number, number, number, number, number, number, number, number, number]
const spaces = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([open, close, less, greater, slash, percent, listOpen, listClose, code('{'), code('}')])
const isRegular = (byte: number) => !spaces.has(byte) && !delimiters.has(byte)

/** Reads objects by the lexical rules of ISO 32000-1, 7.2 and 7.3, with the same tolerance as common readers. */
export class PdfReader {
  readonly #bytes: Buffer
  readonly #budget: Budget
  /** Every name that was read, in any role. */
  readonly names = new Set<string>()
  readonly dictionaries: PdfDictionary[] = []
  at: number

  constructor(bytes: Buffer, at: number, budget: Budget) {
    this.#bytes = bytes
    this.#budget = budget
    this.at = at
  }

  /** Reads the next value; null for a string, a keyword such as `true`, or a closing delimiter, which is skipped. */
  value(depth = 0): PdfValue {
    if (depth > deepest) throw new Unreadable('too deep')
    this.#skip()
    const byte = this.#bytes[this.at]
    if (byte === undefined) return null
    if (byte === slash) return this.#name()
    if (byte === open) return this.#text()
    if (byte === listOpen) return this.#list(depth)
    if (byte === less) return this.#bytes[this.at + 1] === less ? this.#dictionary(depth) : this.#hexText()
    if (delimiters.has(byte)) {
      this.#step(1)
      return null
    }
    const word = this.word()
    const number = Number(word)
    return Number.isNaN(number) ? null : number
  }

  /** The next token of regular characters; empty if there is none. */
  word(): string {
    this.#skip()
    const start = this.at
    while (this.at < this.#bytes.length && isRegular(this.#bytes[this.at] as number)) this.#step(1)
    return this.#bytes.toString('latin1', start, Math.min(this.at, start + 40))
  }

  #step(by: number): void {
    this.at += by
    this.#budget.bytes -= by
    if (this.#budget.bytes < 0) throw new Unreadable('too much to read')
  }

  #skip(): void {
    for (; this.at < this.#bytes.length; this.#step(1)) {
      const byte = this.#bytes[this.at] as number
      if (byte === percent) {
        while (this.at < this.#bytes.length && this.#bytes[this.at] !== 10 && this.#bytes[this.at] !== 13) this.#step(1)
      } else if (!spaces.has(byte)) return
    }
  }

  #name(): string {
    this.#step(1)
    const start = this.at
    while (this.at < this.#bytes.length && isRegular(this.#bytes[this.at] as number)) this.#step(1)
    const written = this.#bytes.toString('latin1', start, this.at)
    const name = `/${written.includes(String.fromCharCode(hash)) ? written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : written}`
    this.names.add(name)
    return name
  }

  #text(): null {
    let within = 0
    for (; this.at < this.#bytes.length; this.#step(1)) {
      const byte = this.#bytes[this.at]
      if (byte === backslash) this.#step(1)
      else if (byte === open) within++
      else if (byte === close && --within === 0) {
        this.#step(1)
        return null
      }
    }
    return null
  }

  #hexText(): null {
    while (this.at < this.#bytes.length && this.#bytes[this.at] !== greater) this.#step(1)
    this.#step(1)
    return null
  }

  #list(depth: number): PdfValue[] {
    this.#step(1)
    const values: PdfValue[] = []
    for (;;) {
      this.#skip()
      if (this.at >= this.#bytes.length) return values
      if (this.#bytes[this.at] === listClose) {
        this.#step(1)
        return values
      }
      values.push(this.value(depth + 1))
    }
  }

  #dictionary(depth: number): PdfDictionary {
    this.#step(2)
    const entries: PdfDictionary = new Map()
    this.dictionaries.push(entries)
    for (;;) {
      this.#skip()
      const byte = this.#bytes[this.at]
      if (byte === undefined) return entries
      if (byte === greater) {
        this.#step(this.#bytes[this.at + 1] === greater ? 2 : 1)
        return entries
      }
      // Anything but a key belongs to the previous value: it is the rest of a reference.
      if (byte === slash) {
        const key = this.#name()
        entries.set(key, this.value(depth + 1))
      } else this.value(depth + 1)
    }
  }
}
