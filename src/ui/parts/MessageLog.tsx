import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`position: relative; flex: 1; min-height: 0; display: flex;`
const Scroller = styled.div`
  overflow-y: auto; overflow-anchor: none; overscroll-behavior: contain; display: flex; flex-direction: column; gap: .35rem; padding: 1rem; flex: 1; min-height: 0;
  > :first-child { margin-top: auto; }
  [data-flash] { animation: flash 1.6s ease-out; border-radius: 1.1rem; }
  @keyframes flash { 0%, 40% { background: var(--warn-wash); box-shadow: 0 0 0 6px var(--warn-wash); } }
`
const ToEnd = styled.button`
  position: absolute; right: 1rem; bottom: .75rem; min-height: 2.75rem; padding: .25rem 1rem; border-radius: 99px; border: 1px solid var(--line);
  background: var(--card); color: var(--brand); font-weight: 600; box-shadow: var(--shadow); cursor: pointer;
`

const near = 160

/** After a change of its size or of its content, such as a picture that has loaded. */
function stayAtEnd(element: HTMLElement | null, isAtEnd: boolean): void {
  if (element && isAtEnd) element.scrollTop = element.scrollHeight
}

interface Props {
  label: string
  /** Keys of the first and last line. A change means that lines were added above or below. */
  first: string
  last: string
  lastIsMine: boolean
  /** A line to scroll to, found by its `data-seq`. */
  requested: { seq: number } | null
  toEndLabel: string
  onTop: () => void
  /** Called when the requested line is in view. */
  onShown: () => void
  children: ReactNode
}

/**
 * A log that opens at its unread divider or its end. It stays at the end as lines are added, unless the reader has
 * scrolled up, and keeps the reading position when lines are added above.
 */
export function MessageLog({ label, first, last, lastIsMine, requested, toEndLabel, onTop, onShown, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first: '', last: '', height: 0 })
  /** True from when the log is scrolled to its end until the reader leaves it. */
  const isAtEnd = useRef(false)
  const [isAway, setAway] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const was = before.current
    if (was.last === '') {
      const divider = element.querySelector<HTMLElement>('[data-divider]')
      element.scrollTop = divider ? divider.offsetTop - element.offsetTop - 48 : element.scrollHeight
      isAtEnd.current = divider === null
    } else if (was.first !== first && was.last === last) element.scrollTop += element.scrollHeight - was.height
    else if (was.last !== last) {
      const distance = was.height - element.scrollTop - element.clientHeight
      isAtEnd.current = lastIsMine || distance < near
      if (!isAtEnd.current) setAway(true)
    }
    if (isAtEnd.current) element.scrollTop = element.scrollHeight
    before.current = { ...was, first, last, height: element.scrollHeight }
  })

  // A composer that grows leaves a log at its end there.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => stayAtEnd(element, isAtEnd.current))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // Repeats a request made while the log was busy, because no scroll event follows at the very top.
    if ((box.current?.scrollTop ?? near) < near) onTop()
  })

  useEffect(() => {
    if (!requested) return
    const line = box.current?.querySelector(`[data-seq="${requested.seq}"]`)
    if (!line) return
    isAtEnd.current = false
    line.scrollIntoView({ block: 'center' })
    line.removeAttribute('data-flash')
    requestAnimationFrame(() => line.setAttribute('data-flash', ''))
    onShown()
  })

  const handleScroll = () => {
    const element = box.current
    if (!element) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    setAway(distance > element.clientHeight)
    isAtEnd.current = distance < 2
    if (element.scrollTop < near) onTop()
  }

  return (
    <Frame>
      {/* Only the newest message is announced, in a separate region; loaded earlier messages are not. */}
      <Scroller
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={handleScroll}
        onLoadCapture={() => stayAtEnd(box.current, isAtEnd.current)}
      >
        {children}
      </Scroller>
      {isAway ? (
        <ToEnd type="button" onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}>
          {toEndLabel}
        </ToEnd>
      ) : null}
    </Frame>
  )
}
