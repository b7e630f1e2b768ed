import type { DocumentState } from '../../domain/registration/documentKinds.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

const badges: Record<DocumentState, { tone: string; words: Exclude<DocumentState, 'stored'> } | null> = {
  stored: null,
  waiting: { tone: 'warn', words: 'waiting' },
  verified: { tone: 'good', words: 'verified' },
  rejected: { tone: 'bad', words: 'rejected' },
  expired: { tone: 'warn', words: 'expired' },
}

/** The state of a stored document; nothing in the usual state. */
export function DocumentBadge({ state }: { state: DocumentState }) {
  const { LL } = useWords()
  const badge = badges[state]
  return badge && <Badge data-tone={badge.tone}>{LL.registration.upload.states[badge.words]()}</Badge>
}
