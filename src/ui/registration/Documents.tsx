import { useSelector } from '@xstate/react'
import type { DocumentKind } from '../../domain/registration/documentKinds.ts'
import { holdsSeveral } from '../../domain/registration/documents.ts'
import { wizardSteps } from '../../domain/registration/fields.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { DocumentUploadsActor } from '../../machines/documentUploadsMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { documentErrorWords } from './errorWords.ts'
import { MultiUploadSlot } from './SeveralSlot.tsx'
import { UploadSlot } from './UploadSlot.tsx'
import { Places } from './uploadStyles.ts'
import { useOptionLists } from './useOptionLists.ts'

/**
 * A slot for each document, required ones first. The pitch deck's slot opens when its question is answered with Yes.
 */
export function Documents({ actor }: { actor: WizardActor }) {
  const documentUploads = useSelector(actor, ({ context }) => context.documentUploads)
  return documentUploads ? <DocumentList actor={actor} documentUploads={documentUploads} /> : null
}

function DocumentList({ actor, documentUploads }: { actor: WizardActor; documentUploads: DocumentUploadsActor }) {
  const { LL } = useWords()
  const { kind, answers, errors } = useSelector(actor, ({ context }) => context)
  const uploads = useSelector(documentUploads, ({ context }) => context.uploads)
  const { lists } = useOptionLists(actor)
  const { requiredDocuments, optionalDocuments } = wizardSteps[kind]
  const isShown = (document: DocumentKind) => document !== 'pitch-deck' || answers.has_pitch_deck === true
  return (
    <Places>
      {[...requiredDocuments, ...optionalDocuments].filter(isShown).map((document) => {
        const places = uploads[document] ?? []
        if (holdsSeveral(document))
          return (
            <MultiUploadSlot key={document} documentUploads={documentUploads} document={document} uploads={places} />
          )
        const [upload] = places
        return upload ? (
          <UploadSlot
            key={document}
            actor={upload}
            lists={lists}
            required={requiredDocuments.includes(document)}
            error={documentErrorWords(LL, document, errors[document])}
          />
        ) : null
      })}
    </Places>
  )
}
