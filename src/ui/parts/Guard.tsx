import { useEffect } from 'react'

/** Runs once when a guarded screen is refused. */
export function Guard({ onRefused }: { onRefused: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: refused once, when the screen is first asked for
  useEffect(() => {
    onRefused()
  }, [])
  return null
}
