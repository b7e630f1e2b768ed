import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Compares with a committed text; `APPROVE_LOOKS=1` writes it, for a person to review the difference. */
export function expectFile(path: string, lines: readonly string[]): void {
  const text = `${lines.join('\n')}\n`
  if (process.env.APPROVE_LOOKS === '1') writeFileSync(path, text)
  else expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '')
}
