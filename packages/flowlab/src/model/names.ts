type StateValue = string | { readonly [name: string]: StateValue | undefined }

/** The path of a state value: `{ loggedIn: 'fresh' }` is `loggedIn.fresh`. */
export const valueName = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Object.entries(value as Record<string, StateValue>)
    .map(([name, inside]) => `${name}.${valueName(inside)}`)
    .join(' + ')
}

/** The paths of the innermost states of a value: `['loggedIn.fresh']`. */
export const pathsOf = (value: unknown, outer = ''): string[] =>
  typeof value === 'string'
    ? [`${outer}${value}`]
    : Object.entries((value ?? {}) as Record<string, StateValue>).flatMap(([name, inside]) =>
        typeof inside === 'object' && Object.keys(inside).length === 0
          ? [`${outer}${name}`]
          : pathsOf(inside, `${outer}${name}.`),
      )

/** `form.submitted` and `loadPlans` as separate words. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('.', ' ')
