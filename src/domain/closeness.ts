/** Lower case, with one space for whatever stands between words. */
const simplified = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * The distance of a name from a typed text: 0 if it is the text, 1 if it begins with it, 2 if one of its words does, 3 if
 * it contains it, else null.
 */
export function distance(name: string, typed: string): 0 | 1 | 2 | 3 | null {
  const [whole, part] = [simplified(name), simplified(typed)]
  if (whole === part) return 0
  if (whole.startsWith(part)) return 1
  if (` ${whole}`.includes(` ${part}`)) return 2
  return whole.includes(part) ? 3 : null
}

/** The names within a distance of a typed text, closest first and otherwise in their order. */
export function closest<One>(all: readonly One[], nameOf: (one: One) => string, typed: string, within: 2 | 3): One[] {
  return all
    .flatMap((one) => {
      const away = distance(nameOf(one), typed)
      return away === null || away > within ? [] : [{ one, away }]
    })
    .sort((one, other) => one.away - other.away)
    .map(({ one }) => one)
}
