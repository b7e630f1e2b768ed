import { useSyncExternalStore } from 'react'

/** Whether a media query fits now: for what is too heavy to be drawn where a style would hide it. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
