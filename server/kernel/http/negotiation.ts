import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Language } from '../ports/deps.ts'

/** The language that the browser prefers, whatever its region; English if it prefers neither. */
export const acceptedLanguage = (c: Context): Language =>
  accepts(c, {
    header: 'Accept-Language',
    supports: ['en', 'hi'],
    default: 'en',
    match: (accepted, { supports, default: otherwise }) =>
      accepted
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().replace(/-.*/, ''))
        .find((language) => supports.includes(language)) ?? otherwise,
  }) === 'hi'
    ? 'hi'
    : 'en'

/** The encoding that the browser prefers; of two equally preferred ones, the one with the smaller result. */
export function acceptedEncoding(c: Context): 'br' | 'gzip' | 'plain' {
  const found = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'plain',
    match: (accepted, { supports, default: otherwise }) => {
      const weightOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
      const [best = otherwise] = supports
        .filter((name) => weightOf(name) > 0)
        .sort((one, other) => weightOf(other) - weightOf(one))
      return best
    },
  })
  return found === 'br' || found === 'gzip' ? found : 'plain'
}
