import { type ComponentType, lazy } from 'react'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
export type Loaded<P> = ComponentType<P> & {
  /** Fetches it before it is shown. */
  fetch: () => void
}

const failed = new Set<() => void>()
const aWhile = () => new Promise((later) => setTimeout(later, 1_000))

/** Code that comes when it is first shown: asked for once more where it did not come, and again whenever somebody asks. */
export function loaded<P extends object>(load: Load<P>): Loaded<P> {
  const twice = () => load().catch(() => aWhile().then(load))
  const begin = () =>
    lazy<ComponentType<P>>(() =>
      twice().catch((error) => {
        failed.add(() => {
          Shown = begin()
        })
        throw error
      }),
    )
  let Shown = begin() as ComponentType<P>
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the part is named
  const Current = (props: P) => <Shown {...props} />
  return Object.assign(Current, { fetch: () => void load().catch(() => {}) })
}

/** What failed to load is asked for anew when it is next shown. */
export function forgetFailures(): void {
  for (const begin of failed) begin()
  failed.clear()
}
