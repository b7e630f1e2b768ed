import { type ReactNode, useEffect, useState } from 'react'

/** Seconds until an instant of the server's clock, updated every second; 0 afterwards. */
export function Countdown({
  until,
  clockOffset,
  children,
}: {
  until: string
  clockOffset: number
  children: (seconds: number) => ReactNode
}) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until, clockOffset))
  useEffect(() => {
    setSeconds(secondsLeft(until, clockOffset))
    const timer = setInterval(() => setSeconds(secondsLeft(until, clockOffset)), 1000)
    return () => clearInterval(timer)
  }, [until, clockOffset])
  return <>{children(seconds)}</>
}

const secondsLeft = (until: string, clockOffset: number) =>
  Math.max(0, Math.ceil((Date.parse(until) - (Date.now() + clockOffset)) / 1000))
