import { useEffect } from 'react'

/** Names the tab. */
export function PageTitle({ title, isHome = false }: { title: string; isHome?: boolean }): null {
  useEffect(() => {
    document.title = isHome ? `Founders — ${title}` : `${title} · Founders`
  }, [title, isHome])
  return null
}
