import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Replaces the current address with another one. */
export function Redirect({ to }: { to: string }) {
  const [, go] = useLocation()
  useEffect(() => go(to, { replace: true }), [go, to])
  return null
}
