import { createElement, Fragment } from 'react'
import { Link } from 'wouter'

const shownFor = 5_000

type Toaster = typeof import('react-hot-toast/headless')['toast']

const load = () => import(/* webpackChunkName: "late" */ 'react-hot-toast/headless')
/** Loads the toaster before the first toast. */
export const fetchToaster = (): void => void load().catch(() => {})

/**
 * Loads the toaster with the first toast and makes the page render the toast host. If loading fails, because the page
 * is being left or the network is down, nothing is shown.
 */
function show(make: (toast: Toaster) => unknown): void {
  if (document.hidden) {
    // The toast's timer starts when the page is visible.
    document.addEventListener('visibilitychange', () => show(make), { once: true })
    return
  }
  load().then(
    ({ toast }) => {
      // The host may not be in the page yet.
      document.documentElement.dataset.toasts = 'requested'
      window.dispatchEvent(new Event('toast.requested'))
      make(toast)
    },
    (error: unknown) => console.warn('a toast could not be shown', error),
  )
}

const remove = (id: string): void =>
  void load().then(
    ({ toast }) => toast.remove(id),
    () => {},
  )

/** Returns the function that removes the toast early. */
export function toastError(text: string): () => void {
  let isWanted = true
  show((toast) => isWanted && toast.error(text, { duration: shownFor, id: text }))
  return () => {
    isWanted = false
    remove(text)
  }
}
export const toastSuccess = (text: string): void =>
  show((toast) => toast.success(text, { duration: shownFor, id: text }))
export const toastInfo = (text: string): void => void show((toast) => toast(text, { duration: shownFor, id: text }))
/** A toast that is a link; a second one with the same id replaces the first. */
export const toastLink = (text: string, to: string, id: string): void =>
  show((toast) =>
    toast(createElement(Link, { href: to, onClick: () => toast.dismiss(id) }, text), { duration: shownFor, id }),
  )
/** A notice above the page, not in the corner, with a link. It stays until the returned function is called. */
export function toastNotice(text: string, link: { text: string; to: string }, id: string): () => void {
  const content = createElement(Fragment, null, text, ' ', createElement(Link, { href: link.to }, link.text))
  show((toast) => toast(content, { duration: Number.POSITIVE_INFINITY, id, className: 'notice' }))
  return () => remove(id)
}
interface ToastButton {
  label: string
  press: () => void
}
/** A toast that stays until the returned function is called. */
export function toastStatus(text: string, id: string, button: ToastButton | null): () => void {
  let isWanted = true
  const content = button
    ? createElement(
        Fragment,
        null,
        text,
        ' ',
        createElement('button', { type: 'button', onClick: button.press }, button.label),
      )
    : text
  show((toast) => isWanted && toast(content, { duration: Number.POSITIVE_INFINITY, id }))
  return () => {
    isWanted = false
    remove(id)
  }
}
