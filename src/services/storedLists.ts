import { storage } from './storage.ts'

/** Lists as the member left them, by history entry. Back and forward restore a list; a new visit does not. */

const mark = 'founders-list'
const maxStored = 10
interface StoredList {
  infoId: string | null
  language: string
  list: unknown
  scrolled: number
}
const stored = new Map<string, StoredList>()

const language = () => document.documentElement.lang
const state = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}
const entry = (): StoredList | undefined => stored.get(String(state()[mark]))

/** The list that the same account stored in this tab, in the language of the page; null on a new visit. */
export const storedList = <L>(): L | null => {
  const found = entry()
  return found && found.infoId === storage.read('infoId') && found.language === language() ? (found.list as L) : null
}

export function storeList(list: unknown): void {
  const key = String(state()[mark] ?? crypto.randomUUID())
  const scrolled = stored.get(key)?.scrolled ?? scrollY
  stored.delete(key)
  stored.set(key, { infoId: storage.read('infoId'), language: language(), list, scrolled })
  const [oldest] = stored.keys()
  if (stored.size > maxStored && oldest) stored.delete(oldest)
  if (state()[mark] !== key) history.replaceState({ ...state(), [mark]: key }, '')
}

/** Changes all stored lists when one of their items changes elsewhere. */
export function changeStoredLists<L>(change: (list: L) => L): void {
  for (const one of stored.values()) one.list = change(one.list as L)
}

/** Scrolls to the stored position and stores each later one. Returns the stop function. */
export function followScroll(): () => void {
  const target = entry()?.scrolled ?? 0
  let tries = target > 0 ? 60 : 0
  let frame = 0
  const settle = () => {
    if (tries-- <= 0) return
    scrollTo({ top: target, behavior: 'instant' })
    if (Math.abs(scrollY - target) > 2) frame = requestAnimationFrame(settle)
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
