import { useEffect } from 'react'

/** Sets the title of the tab. */
export function PageTitle({ title, isHome = false }: { title: string; isHome?: boolean }): null {
  useEffect(() => {
    document.title = isHome ? `Founders — ${title}` : `${title} · Founders`
  }, [title, isHome])
  return null
}
