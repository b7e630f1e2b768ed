import { toastError, toastInfo } from '../services/toasts.ts'

/** What the session tells, apart from it: the first page has nothing to tell yet. */

export const tellUnauthorized = (): void => toastError('Unauthorized')

export async function tellNewMember(name: string): Promise<void> {
  const { words } = await import('./words.ts')
  toastInfo(words().memberHome.otherMember({ name }))
}
