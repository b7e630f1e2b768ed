import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const fewest = 2
const pause = 300

/**
 * The search text of a drop-down: at least 2 characters, 300 ms after the last key (specification, section 9). Enter
 * searches at once.
 */
export function useSettledQuery() {
  const [query, settle] = useState('')
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    query,
    changeQuery: (text: string, { reason }: { reason: string }) => {
      clearTimeout(timer.current)
      typed.current = reason === 'input-change' && text.trim().length >= fewest ? text : ''
      if (typed.current === '') settle('')
      else timer.current = setTimeout(settle, pause, typed.current)
    },
    settleOnEnter: ({ key }: KeyboardEvent) => {
      clearTimeout(timer.current)
      if (key === 'Enter') flushSync(() => settle(typed.current))
      else if (typed.current !== '') timer.current = setTimeout(settle, pause, typed.current)
    },
  }
}
