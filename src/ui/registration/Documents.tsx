import { useSelector } from '@xstate/react'
import type { DocumentKind } from '../../domain/contract/profiles.ts'
import { holdsSeveral } from '../../domain/registration/documents.ts'
import { wizardSteps } from '../../domain/registration/fields.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { DocumentShelfActor } from '../../machines/documentShelfMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { documentErrorWords } from './errorWords.ts'
import { SeveralSlot } from './SeveralSlot.tsx'
import { UploadSlot } from './UploadSlot.tsx'
import { Places } from './uploadStyles.ts'
import { useOptionLists } from './useOptionLists.ts'

/** A place for each document: the required first. The pitch deck's opens when the question is answered with yes. */
export function Documents({ actor }: { actor: WizardActor }) {
  const shelf = useSelector(actor, ({ context }) => context.shelf)
  return shelf ? <Shelf actor={actor} shelf={shelf} /> : null
}

function Shelf({ actor, shelf }: { actor: WizardActor; shelf: DocumentShelfActor }) {
  const { LL } = useWords()
  const { kind, answers, errors } = useSelector(actor, ({ context }) => context)
  const uploads = useSelector(shelf, ({ context }) => context.uploads)
  const { lists } = useOptionLists(actor)
  const { requiredDocuments, optionalDocuments } = wizardSteps[kind]
  const isShown = (document: DocumentKind) => document !== 'pitch-deck' || answers.has_pitch_deck === true
  return (
    <Places>
      {[...requiredDocuments, ...optionalDocuments].filter(isShown).map((document) => {
        const places = uploads[document] ?? []
        if (holdsSeveral(document))
          return <SeveralSlot key={document} shelf={shelf} document={document} uploads={places} />
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
