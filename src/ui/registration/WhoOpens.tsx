import type { DocumentKind } from '../../domain/registration/documentKinds.ts'
import { documentRules } from '../../domain/registration/documents.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Soft } from '../parts/Layout.tsx'

/** Who can open a document once it is uploaded. */
export function WhoOpens({ document }: { document: DocumentKind }) {
  const { LL } = useWords()
  return <Soft>{LL.registration.upload.seenBy[documentRules[document].shared]()}</Soft>
}
