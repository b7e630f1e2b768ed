/** The scroll position of each box that left the page, as long as what it shows exists. */
const positions = new WeakMap<object, number>()

/** A `ref` for a box that scrolls: built anew with the same content, it is where the reader left it. */
export const keepScroll = (content: object) => (box: HTMLElement | null) => {
  if (!box) return
  box.scrollTop = positions.get(content) ?? 0
  return () => {
    positions.set(content, box.scrollTop)
  }
}
