import { createElement, Fragment } from 'react'
import { Link } from 'wouter'

const shownFor = 5_000

type Toaster = typeof import('react-hot-toast/headless')['toast']

const load = () => import(/* webpackChunkName: "late" */ 'react-hot-toast/headless')
/** Ahead of the first toast. */
export const fetchToaster = (): void => void load().catch(() => {})

/**
 * The toaster loads with the first toast; then the page's host is asked to show it. Where it cannot be loaded, because the
 * page is being left or the network is away, there is nothing to show and nothing breaks.
 */
function show(make: (toast: Toaster) => unknown): void {
  if (document.hidden) {
    // Its time starts when it is visible.
    document.addEventListener('visibilitychange', () => show(make), { once: true })
    return
  }
  load().then(
    ({ toast }) => {
      window.dispatchEvent(new Event('toast.asked'))
      make(toast)
    },
    (error: unknown) => console.warn('a toast could not be shown', error),
  )
}

export const toastError = (text: string): void => show((toast) => toast.error(text, { duration: shownFor, id: text }))
export const toastSuccess = (text: string): void =>
  show((toast) => toast.success(text, { duration: shownFor, id: text }))
export const toastInfo = (text: string): void => void show((toast) => toast(text, { duration: shownFor, id: text }))
/** Leads somewhere when it is clicked; a second one of the same id replaces the first. */
export const toastLink = (text: string, to: string, id: string): void =>
  show((toast) =>
    toast(createElement(Link, { href: to, onClick: () => toast.dismiss(id) }, text), { duration: shownFor, id }),
  )
interface ToastButton {
  label: string
  press: () => void
}
/** Stays until what it answers with is called. */
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
    load().then(
      ({ toast }) => toast.remove(id),
      () => {},
    )
  }
}
