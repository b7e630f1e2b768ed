/** Reports each change of the page's language; returns the unsubscribe function. */
export function onLanguageChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
