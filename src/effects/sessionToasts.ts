import { toastError, toastInfo } from '../services/toasts.ts'
import { words } from './words.ts'

/** The session's toasts, loaded separately: the first page has none yet. */

export const sessionEnded = (): void => toastError('Unauthorized')

export const welcome = (name: string): void => toastInfo(words().memberHome.otherMember({ name }))
