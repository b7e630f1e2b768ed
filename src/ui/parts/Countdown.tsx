import { type ReactNode, useEffect, useState } from 'react'

/** Seconds until an instant of the server's clock, told once a second; 0 when it is over. */
export function Countdown({
  until,
  clockOffset,
  children,
}: {
  until: string
  clockOffset: number
  children: (seconds: number) => ReactNode
}) {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - (Date.now() + clockOffset)) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  }, [until, clockOffset])
  return <>{children(seconds)}</>
}
