import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Scroller = styled.div`overflow-y: auto; display: flex; flex-direction: column; gap: .5rem; padding: 1rem; flex: 1; min-height: 0;`

/** A log that stays at its end as lines are added, unless the reader has scrolled up. */
export function StickToEnd({ lines, label, children }: { lines: number; label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || lines < 0) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    if (distance < 240 || lines <= 30) element.scrollTop = element.scrollHeight
  }, [lines])
  return (
    <Scroller ref={box} role="log" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  )
}
