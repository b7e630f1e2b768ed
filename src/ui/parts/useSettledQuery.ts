import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const fewest = 2
const pause = 300

/**
 * The search text of a drop-down: at least 2 characters, 300 ms after the last key (specification, section 9). Enter
 * searches at once. One character already orders the options.
 */
export function useSettledQuery() {
  const [settled, settle] = useState('')
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    query: settled.trim().length >= fewest ? settled : '',
    settled,
    changeQuery: (text: string, { reason }: { reason: string }) => {
      clearTimeout(timer.current)
      typed.current = reason === 'input-change' ? text : ''
      if (typed.current.trim() === '') settle('')
      else timer.current = setTimeout(settle, pause, typed.current)
    },
    settleOnEnter: ({ key }: KeyboardEvent) => {
      clearTimeout(timer.current)
      if (key === 'Enter') flushSync(() => settle(typed.current))
      else if (typed.current !== '') timer.current = setTimeout(settle, pause, typed.current)
    },
  }
}
