import { format } from 'node:util'
import { afterEach, expect } from 'vitest'

/** React reports a missing or repeated key of a list only in the console. Such an element can be duplicated or lost. */
const warnings: string[] = []

const { error } = console
console.error = (...said: unknown[]) => {
  const text = format(...said)
  if (/two children with the same key|unique "key" prop/.test(text)) warnings.push(text)
  error(...said)
}

afterEach(() => expect(warnings.splice(0), 'warnings about the keys of a list').toEqual([]))
