import { type ComponentType, lazy } from 'react'

type Code<P> = { default: ComponentType<P> }
type Load<P> = () => Promise<Code<P>>
export type Loaded<P> = ComponentType<P> & {
  /** Prefetches the code, so that the component renders at once. */
  fetch: () => PromiseLike<unknown>
}

const failed = new Set<() => void>()
const retryPause = () => new Promise((later) => setTimeout(later, 1_000))

/** A component whose code is loaded when first shown. A failed load is retried once, and again on each request. */
export function loaded<P extends object>(load: Load<P>): Loaded<P> {
  let loadedCode: PromiseLike<Code<P>> | undefined
  const fetch = async () => {
    const code = await load()
    // React would suspend on a promise and delay the content by 300 ms.
    // biome-ignore lint/suspicious/noThenProperty: answers at once
    loadedCode = { then: (pass) => pass?.(code) } as PromiseLike<Code<P>>
    return code
  }
  const fetchWithRetry = () => fetch().catch(() => retryPause().then(fetch))
  const begin = () =>
    lazy<ComponentType<P>>(
      () =>
        (loadedCode as Promise<Code<P>>) ??
        fetchWithRetry().catch((error) => {
          failed.add(() => {
            Shown = begin()
          })
          throw error
        }),
    )
  let Shown = begin() as ComponentType<P>
  // biome-ignore lint/correctness/noComponentHookFactories: created once per call site
  const Current = (props: P) => <Shown {...props} />
  return Object.assign(Current, { fetch: () => loadedCode ?? fetch().catch(() => {}) })
}

/** Makes failed loads run again when their component is next shown. */
export function forgetFailures(): void {
  for (const begin of failed) begin()
  failed.clear()
}
