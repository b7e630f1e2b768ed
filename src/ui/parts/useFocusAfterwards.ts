import { useEffect } from 'react'

/** When this part disappears and takes the focus with it, puts the focus on another control of the page. */
export function useFocusAfterwards(selector: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    },
    [selector],
  )
}
