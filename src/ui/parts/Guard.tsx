import { useEffect } from 'react'

/** Runs once when a guarded screen is refused. */
export function Guard({ onRefused }: { onRefused: () => void }) {
  useEffect(onRefused, [])
  return null
}
