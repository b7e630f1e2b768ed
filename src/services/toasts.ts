import { createElement } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Link } from 'wouter'

const shownFor = 5_000

export const toastError = (text: string): void => void toast.error(text, { duration: shownFor, id: text })
export const toastSuccess = (text: string): void => void toast.success(text, { duration: shownFor, id: text })
export const toastInfo = (text: string): void => void toast(text, { duration: shownFor, id: text })
/** Leads somewhere when it is clicked; a second one of the same id replaces the first. */
export const toastLink = (text: string, to: string, id: string): void =>
  void toast(createElement(Link, { href: to, onClick: () => toast.dismiss(id) }, text), { duration: shownFor, id })
