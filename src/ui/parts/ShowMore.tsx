import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'

interface Props {
  /** The id of the list's element. */
  list: string
  /** The number of items in that element. */
  count: number
  isShown: boolean
  busy: boolean
  onPress: () => void
  children: ReactNode
}

/**
 * The button for the next page of a list. It keeps the focus while that loads; when it disappears with the last page,
 * the focus goes to the first link that was added.
 */
export function ShowMore({ list, count, isShown, busy, onPress, children }: Props) {
  const isFocused = useRef(false)
  const countBefore = useRef(0)
  useLayoutEffect(() => {
    if (isShown || !isFocused.current) return
    isFocused.current = false
    document.querySelector<HTMLElement>(`#${list} > :nth-child(${countBefore.current + 1}) a[href]`)?.focus()
  }, [isShown, list])
  if (!isShown) return null
  return (
    <Row>
      <Button
        variant="secondary"
        busy={busy}
        onFocus={() => {
          isFocused.current = true
        }}
        onBlur={() => {
          isFocused.current = false
        }}
        onClick={() => {
          countBefore.current = count
          onPress()
        }}
      >
        {children}
      </Button>
    </Row>
  )
}
