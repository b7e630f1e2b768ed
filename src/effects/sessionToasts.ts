import { toastError, toastInfo } from '../services/toasts.ts'
import { words } from './words.ts'

/** What the session tells, apart from it: the first page has nothing to tell yet. */

export const tellUnauthorized = (): void => toastError('Unauthorized')

export const tellNewMember = (name: string): void => toastInfo(words().memberHome.otherMember({ name }))
