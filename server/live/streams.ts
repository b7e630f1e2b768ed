const open = new Set<() => void>()

/** The open event streams of this process, so that a shutdown can end them. */
export const streams = {
  add(close: () => void): () => void {
    open.add(close)
    return () => open.delete(close)
  },
  endAll(): void {
    for (const close of [...open]) close()
  },
}
