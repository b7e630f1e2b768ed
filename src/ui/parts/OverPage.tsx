import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Shows its content outside of the place it is used in, so that a menu that closes does not take a dialog with it. */
export const OverPage = ({ children }: { children: ReactNode }) => createPortal(children, document.body)
