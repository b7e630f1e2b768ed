/** Tells when the page has changed its language; answers with the stop. */
export function onLanguageChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
