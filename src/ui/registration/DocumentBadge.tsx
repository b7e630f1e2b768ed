import type { DocumentState } from '../../domain/contract/profiles.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

const tones: Record<Exclude<DocumentState, 'stored'>, string> = {
  waiting: 'warn',
  verified: 'good',
  rejected: 'bad',
  expired: 'warn',
}

/** Where a kept document stands; nothing while it is simply kept. */
export function DocumentBadge({ state }: { state: DocumentState }) {
  const { LL } = useWords()
  return state === 'stored' ? null : <Badge data-tone={tones[state]}>{LL.registration.upload.states[state]()}</Badge>
}
