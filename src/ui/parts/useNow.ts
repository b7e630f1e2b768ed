import { useEffect, useState } from 'react'

const halfMinute = 30_000

/** The present moment, anew every half minute: what says "Just Now" must not say it for ever. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), halfMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
