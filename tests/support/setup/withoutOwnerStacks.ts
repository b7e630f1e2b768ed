import * as react from 'react'

/**
 * For its warnings, React's development build stores a stack trace with every element, which takes a tenth of the time
 * of these tests. It has a limit for them, but no setting.
 */
const internals: unknown = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (typeof internals === 'object' && internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_VALUE, set: () => {} })
