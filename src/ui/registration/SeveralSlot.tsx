import type { DocumentKind } from '../../domain/registration/documentKinds.ts'
import { endingsOf } from '../../domain/registration/documents.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'
import type { DocumentUploadsActor } from '../../machines/documentUploadsMachine.ts'
import { DropZone } from '../parts/DropZone.tsx'
import { Soft } from '../parts/Layout.tsx'
import { UploadState } from './UploadState.tsx'
import { Optional, Slot } from './uploadStyles.ts'
import { WhoOpens } from './WhoOpens.tsx'

/** The slot for a kind with several documents; files added together are uploaded in parallel. */
export function MultiUploadSlot({
  documentUploads,
  document,
  uploads,
}: {
  documentUploads: DocumentUploadsActor
  document: DocumentKind
  uploads: readonly UploadActor[]
}) {
  const { LL } = useWords()
  const words = LL.registration.upload
  const title = LL.registration.documents[document]()
  return (
    <Slot aria-label={title} data-field={document}>
      <h2>
        {title} <Optional>{words.optional()}</Optional>
      </h2>
      <WhoOpens document={document} />
      <Soft>{words.limits()}</Soft>
      {uploads.map((upload) => (
        <UploadState key={upload.sessionId} actor={upload} />
      ))}
      <DropZone
        label={words.chooseSeveral()}
        description={`${title}: ${words.chooseSeveral()}`}
        hint={words.dropSeveral()}
        accept={endingsOf(document)}
        several
        onFiles={(files) => documentUploads.send({ type: 'files.added', document, files })}
      />
    </Slot>
  )
}
