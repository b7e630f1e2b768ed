import { faultWords } from '../domain/contract/faultWords.ts'
import { toastError, toastInfo } from '../services/toasts.ts'
import { words } from './words.ts'

/** The session's toasts, in a separate file because the first page shows none. */

export const sessionEnded = (): void =>
  void toastError(faultWords.unauthorized[document.documentElement.lang === 'hi' ? 'hi' : 'en'])

export const welcome = (name: string): void => toastInfo(words().memberHome.otherMember({ name }))
