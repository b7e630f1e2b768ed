import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Lines shown of each text, from the first one that differs. */
const shown = 6

/** Compares with a committed text; `APPROVE_LOOKS=1` writes it, for a person to review the difference. */
export function expectFile(path: string, lines: readonly string[]): void {
  const text = `${lines.join('\n')}\n`
  if (process.env.APPROVE_LOOKS === '1') {
    writeFileSync(path, text)
    return
  }
  const approved = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(text, differenceOf(approved, text)).toBe(approved)
}

/** The lines from the first difference on, for reports that show only the message of a failure. */
function differenceOf(approved: string, text: string): string {
  const [before, now] = [approved.split('\n'), text.split('\n')]
  const first = now.findIndex((line, index) => line !== before[index])
  const part = (lines: readonly string[], sign: string) =>
    lines.slice(first, first + shown).map((line) => `${sign} ${line.slice(0, 300)}`)
  return [`line ${first + 1} differs`, ...part(before, '-'), ...part(now, '+')].join('\n')
}
