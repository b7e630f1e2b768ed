import { useSelector } from '@xstate/react'
import { endingsOf, isPhotoKind, typeListOf } from '../../domain/registration/documents.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'
import type { OptionLists } from '../../machines/optionListsMachine.ts'
import { Combobox } from '../parts/Combobox.tsx'
import { DropZone } from '../parts/DropZone.tsx'
import { Soft } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import { comboboxWords } from './OptionFields.tsx'
import { UploadState } from './UploadState.tsx'
import { Optional, Slot } from './uploadStyles.ts'
import { WhoOpens } from './WhoOpens.tsx'

interface Props {
  actor: UploadActor
  lists: OptionLists['lists']
  required: boolean
  error: string | undefined
}

/** The slot for one document: first its type, if it has types, then the file, by button or drop. */
export function UploadSlot({ actor, lists, required, error }: Props) {
  const { LL } = useWords()
  const words = LL.registration.upload
  const mayChoose = useCan(actor, { type: 'type.chosen', slug: '' })
  const { document, stored, type, problem, refusal } = useSelector(actor, ({ context }) => context)
  const title = LL.registration.documents[document]()
  const typeList = typeListOf(document)
  const choose = stored ? words.replace() : words.choose()
  const missing = stored || problem || refusal ? undefined : error
  return (
    <Slot aria-label={title} data-field={document}>
      <h2>
        {title} {required ? <span aria-hidden="true">*</span> : <Optional>{words.optional()}</Optional>}
      </h2>
      <WhoOpens document={document} />
      {stored ? null : <Soft>{isPhotoKind(document) ? words.photoLimits() : words.limits()}</Soft>}
      {typeList ? (
        <Combobox
          label={words.type()}
          name={`${document}-type`}
          options={lists[typeList] ?? []}
          words={comboboxWords(LL)}
          value={type}
          onChange={(slug) => actor.send({ type: 'type.chosen', slug })}
        />
      ) : null}
      {stored && typeList && type !== stored.type ? <Soft role="status">{words.typeWithFile()}</Soft> : null}
      <UploadState actor={actor} />
      {missing ? (
        <span className="error" role="alert">
          {missing}
        </span>
      ) : null}
      {mayChoose ? (
        <DropZone
          label={choose}
          description={`${title}: ${choose}`}
          hint={words.drop()}
          accept={endingsOf(document)}
          invalid={missing !== undefined || problem !== null || refusal !== null}
          onFiles={(files) => actor.send({ type: 'files.chosen', files })}
        />
      ) : null}
    </Slot>
  )
}
