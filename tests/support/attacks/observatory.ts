/**
 * Mozilla Observatory's scoring, as published (version 2 of its grading): it starts at 100 and deducts points for each
 * missing header; bonus points count only from 90 upwards.
 */
interface Finding {
  rule: string
  points: number
}

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), values] as const] : []
    }),
  )

function contentPolicy(headers: Headers): Finding {
  const policy = headers.get('content-security-policy')
  if (!policy) return { rule: 'csp-not-implemented', points: -25 }
  const directives = directivesOf(policy)
  const fallback = directives.get('default-src') ?? []
  const scripts = directives.get('script-src') ?? fallback
  const styles = directives.get('style-src') ?? fallback
  const isLoose = (sources: string[]) =>
    sources.length === 0 || sources.some((source) => ['*', 'http:', 'https:', 'data:'].includes(source))
  const inline = (sources: string[]) => sources.includes("'unsafe-inline'")
  if (inline(scripts) || isLoose(scripts) || isLoose(directives.get('object-src') ?? fallback))
    return { rule: 'csp-implemented-with-unsafe-inline', points: -20 }
  if ([...scripts, ...styles].includes("'unsafe-eval'"))
    return { rule: 'csp-implemented-with-unsafe-eval', points: -10 }
  if ([...directives.values()].flat().some((source) => source.startsWith('http:')))
    return { rule: 'csp-implemented-with-insecure-scheme', points: -20 }
  if (inline(styles)) return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 }
  return fallback.join() === "'none'"
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', points: 5 }
}

function cookies(headers: Headers): Finding {
  const set = headers.getSetCookie()
  if (set.length === 0) return { rule: 'cookies-not-found', points: 0 }
  return set.every((one) => /secure/i.test(one) && /httponly/i.test(one) && /samesite/i.test(one))
    ? { rule: 'cookies-secure-with-httponly-sessions-and-samesite', points: 5 }
    : { rule: 'cookies-session-without-secure-flag', points: -40 }
}

const sharing = (headers: Headers): Finding =>
  headers.get('access-control-allow-origin') === '*' && headers.get('access-control-allow-credentials') === 'true'
    ? { rule: 'cross-origin-resource-sharing-implemented-with-universal-access', points: -50 }
    : { rule: 'cross-origin-resource-sharing-not-implemented', points: 0 }

function transport(headers: Headers): Finding {
  const age = Number(headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1] ?? -1)
  if (age < 0) return { rule: 'hsts-not-implemented', points: -20 }
  return age >= 15_768_000
    ? { rule: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { rule: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
}

function referrer(headers: Headers): Finding {
  const policy = headers.get('referrer-policy') ?? ''
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy))
    return { rule: 'referrer-policy-private', points: 5 }
  return policy === 'unsafe-url'
    ? { rule: 'referrer-policy-unsafe', points: -5 }
    : { rule: 'referrer-policy-not-implemented', points: 0 }
}

function integrity(html: string, origin: string): Finding {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  if (scripts.length === 0) return { rule: 'sri-not-implemented-but-no-scripts-loaded', points: 0 }
  if (scripts.every(([tag]) => tag.includes('integrity=')))
    return { rule: 'sri-implemented-and-all-scripts-loaded-securely', points: 5 }
  return scripts.every(([, source = '']) => new URL(source, origin).origin === origin)
    ? { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 }
    : { rule: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 }
}

const sniffing = (headers: Headers): Finding =>
  headers.get('x-content-type-options') === 'nosniff'
    ? { rule: 'x-content-type-options-nosniff', points: 0 }
    : { rule: 'x-content-type-options-not-implemented', points: -5 }

function framing(headers: Headers): Finding {
  if (directivesOf(headers.get('content-security-policy') ?? '').has('frame-ancestors'))
    return { rule: 'x-frame-options-implemented-via-csp', points: 5 }
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? { rule: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { rule: 'x-frame-options-not-implemented', points: -20 }
}

function resource(headers: Headers): Finding {
  const policy = headers.get('cross-origin-resource-policy') ?? ''
  if (policy === 'same-origin' || policy === 'same-site')
    return { rule: 'corp-implemented-with-same-origin', points: 10 }
  return { rule: 'corp-not-implemented', points: 0 }
}

/** The score of a response whose page is `html`, and the rules that cost points. */
export function score(headers: Headers, html: string, origin: string): { points: number; lost: string[] } {
  const findings = [
    contentPolicy(headers),
    cookies(headers),
    sharing(headers),
    transport(headers),
    referrer(headers),
    integrity(html, origin),
    sniffing(headers),
    framing(headers),
    resource(headers),
  ]
  const lost = findings.filter(({ points }) => points < 0)
  const base = lost.reduce((left, { points }) => left + points, 100)
  const gained = findings.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)
  return { points: base >= 90 ? base + gained : Math.max(0, base), lost: lost.map(({ rule }) => rule) }
}
