import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const fewest = 2
const pause = 300

/**
 * The search text of a drop-down: at least 2 characters, 300 ms after the last key (specification, section 9). Enter
 * searches at once. One character already orders the options. A press holds the list as it is until the release,
 * because a list that changes in between loses the press.
 */
export function useSettledQuery() {
  const [settled, setSettled] = useState('')
  const [isSettling, setIsSettling] = useState(false)
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const settle = (text: string) => {
    clearTimeout(timer.current)
    setSettled(text)
    setIsSettling(false)
  }
  const settleLater = () => {
    clearTimeout(timer.current)
    setIsSettling(true)
    timer.current = setTimeout(settle, pause, typed.current)
  }
  return {
    isSettling,
    query: settled.trim().length >= fewest ? settled : '',
    settled,
    changeQuery: (text: string, { reason }: { reason: string }) => {
      typed.current = reason === 'input-change' ? text : ''
      if (typed.current.trim() === '') settle('')
      else settleLater()
    },
    hold: () => {
      clearTimeout(timer.current)
      const released = new AbortController()
      const release = () => {
        released.abort()
        if (typed.current !== '') settleLater()
      }
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, released)
    },
    settleOnEnter: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') flushSync(() => settle(typed.current))
      else if (typed.current !== '') settleLater()
    },
  }
}
