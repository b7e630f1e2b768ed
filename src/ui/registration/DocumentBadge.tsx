import type { DocumentState } from '../../domain/contract/profiles.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

const tones: Record<Exclude<DocumentState, 'stored'>, string> = {
  waiting: 'warn',
  verified: 'good',
  rejected: 'bad',
  expired: 'warn',
}

/** The state of a stored document; nothing for the normal one. */
export function DocumentBadge({ state }: { state: DocumentState }) {
  const { LL } = useWords()
  return state === 'stored' ? null : <Badge data-tone={tones[state]}>{LL.registration.upload.states[state]()}</Badge>
}
