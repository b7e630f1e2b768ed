import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** A committed text that is only compared; `APPROVE_LOOKS=1` writes it, for a person to read what changed. */
export function expectFile(path: string, lines: readonly string[]): void {
  const text = `${lines.join('\n')}\n`
  if (process.env.APPROVE_LOOKS === '1') writeFileSync(path, text)
  else expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '')
}
