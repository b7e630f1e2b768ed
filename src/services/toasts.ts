import { createElement } from 'react'
import { Link } from 'wouter'

const shownFor = 5_000

type Toaster = typeof import('react-hot-toast/headless')['toast']

/** The toaster loads with the first toast; the page's host is told, so that it is there to show it. */
async function show(make: (toast: Toaster) => void): Promise<void> {
  window.dispatchEvent(new Event('toast.asked'))
  const { toast } = await import(/* webpackChunkName: "late" */ 'react-hot-toast/headless')
  make(toast)
}

export const toastError = (text: string): void =>
  void show((toast) => toast.error(text, { duration: shownFor, id: text }))
export const toastSuccess = (text: string): void =>
  void show((toast) => toast.success(text, { duration: shownFor, id: text }))
export const toastInfo = (text: string): void => void show((toast) => toast(text, { duration: shownFor, id: text }))
/** Leads somewhere when it is clicked; a second one of the same id replaces the first. */
export const toastLink = (text: string, to: string, id: string): void =>
  void show((toast) =>
    toast(createElement(Link, { href: to, onClick: () => toast.dismiss(id) }, text), { duration: shownFor, id }),
  )
