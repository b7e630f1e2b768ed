import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Puts another address in the place of this one. */
export function Redirect({ to }: { to: string }) {
  const [, go] = useLocation()
  useEffect(() => go(to, { replace: true }), [go, to])
  return null
}
