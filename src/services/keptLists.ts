import { storage } from './storage.ts'

/** A list as it was left, under its entry in the history: coming back by the browser finds it again, a fresh visit does not. */

const mark = 'founders-list'
const mostKept = 10
interface Kept {
  of: string | null
  list: unknown
  scrolled: number
}
const kept = new Map<string, Kept>()

const state = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}
const entry = (): Kept | undefined => kept.get(String(state()[mark]))

/** What was kept here by the same account in this tab; null for a fresh visit. */
export const keptList = <L>(): L | null => {
  const found = entry()
  return found && found.of === storage.read('infoId') ? (found.list as L) : null
}

export function keepList(list: unknown): void {
  const key = String(state()[mark] ?? crypto.randomUUID())
  const scrolled = kept.get(key)?.scrolled ?? scrollY
  kept.delete(key)
  kept.set(key, { of: storage.read('infoId'), list, scrolled })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest) kept.delete(oldest)
  if (state()[mark] !== key) history.replaceState({ ...state(), [mark]: key }, '')
}

/** Of all that are kept, when something in them is changed elsewhere. */
export function changeKeptLists<L>(change: (list: L) => L): void {
  for (const one of kept.values()) one.list = change(one.list as L)
}

/** Scrolls to where the list was left and remembers from then on how far it is scrolled; returns the stop. */
export function followScroll(): () => void {
  const wanted = entry()?.scrolled ?? 0
  let tries = wanted > 0 ? 60 : 0
  let frame = 0
  const settle = () => {
    if (tries-- <= 0) return
    scrollTo({ top: wanted, behavior: 'instant' })
    if (Math.abs(scrollY - wanted) > 2) frame = requestAnimationFrame(settle)
    else tries = 0
  }
  const remember = () => {
    const here = entry()
    if (here && tries <= 0) here.scrolled = scrollY
  }
  const giveUp = () => {
    tries = 0
  }
  frame = requestAnimationFrame(settle)
  addEventListener('scroll', remember, { passive: true })
  addEventListener('wheel', giveUp, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', remember)
    removeEventListener('wheel', giveUp)
  }
}
