import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Renders its content elsewhere in the page, so that a menu that closes does not remove a dialog. */
export const BodyPortal = ({ children }: { children: ReactNode }) => createPortal(children, document.body)
