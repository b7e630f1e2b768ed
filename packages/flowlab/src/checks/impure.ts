/**
 * Functions that conditions and assignments must not use, since the same situation would then have different results.
 */
const watched: readonly (readonly [owner: object | undefined, name: string, says: string])[] = [
  [Math, 'random', 'Math.random'],
  [Date, 'now', 'Date.now'],
  [globalThis.performance, 'now', 'performance.now'],
  [globalThis.crypto, 'randomUUID', 'crypto.randomUUID'],
  [globalThis.crypto, 'getRandomValues', 'crypto.getRandomValues'],
  [globalThis, 'fetch', 'fetch'],
  [globalThis, 'setTimeout', 'setTimeout'],
  [globalThis, 'setInterval', 'setInterval'],
  [globalThis, 'queueMicrotask', 'queueMicrotask'],
  [console, 'log', 'console.log'],
  [console, 'error', 'console.error'],
]

/**
 * XState itself uses random ids and spreads delays at random; only conditions and assignments determine a machine's
 * next state.
 */
const decides = () => /\b(evaluateGuard|resolveAssign)\b/.test(new Error().stack ?? '')

/** Runs a walk of pure transitions and lists its uses of the clock, random values and the outside world. */
export function impurities<T>(walk: () => T): [result: T, sentences: string[]] {
  const used = new Set<string>()
  const undo: (() => void)[] = []
  const note = (name: string) => {
    if (decides()) used.add(`${name} is used by a condition or an assignment: make it an effect`)
  }
  for (const [owner, name, says] of watched) {
    const real = owner && Reflect.get(owner, name)
    if (!owner || typeof real !== 'function') continue
    const described = Object.getOwnPropertyDescriptor(owner, name)
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value: (...args: unknown[]) => {
        note(says)
        return Reflect.apply(real, owner, args)
      },
    })
    undo.push(() => {
      if (described) Object.defineProperty(owner, name, described)
      else Reflect.deleteProperty(owner, name)
    })
  }
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args, newTarget) {
      if (args.length === 0) note('new Date')
      return Reflect.construct(target, args, newTarget)
    },
  })
  try {
    return [walk(), [...used].sort()]
  } finally {
    globalThis.Date = RealDate
    for (const each of undo) each()
  }
}
