import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { Row } from '../parts/Layout.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import { DocumentBadge } from './DocumentBadge.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import { documentErrorWords } from './errorWords.ts'

const Lines = styled.div`
  display: grid; gap: .5rem; min-width: 0; overflow-wrap: anywhere; > div:empty { display: none; }
  progress { width: 100%; height: .6rem; accent-color: var(--brand); }
  .error { color: var(--bad); font-weight: 600; font-size: var(--step--1); }
`

type Props = { actor: UploadActor }

/** Dialogs over the document. */
const OpenDialog = byState<UploadActor>({
  starting: Nothing,
  idle: Nothing,
  uploading: Nothing,
  interrupted: Nothing,
  confirmingDeletion: ConfirmDeletion,
  deleting: ConfirmDeletion,
})

/** The stored document, the running upload and their actions; nothing if there is neither. */
export function UploadState({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.upload
  const isUploading = useTag(actor, 'busy')
  const mayRetry = useCan(actor, { type: 'retry.requested' })
  const mayCancel = useCan(actor, { type: 'upload.cancelled' })
  const mayRemove = useCan(actor, { type: 'deletion.requested' })
  const isIdle = useCan(actor, { type: 'type.chosen', slug: '' })
  const { document, stored, file, progress, problem, refusal } = useSelector(actor, ({ context }) => context)
  const wrong = documentErrorWords(LL, document, problem ?? undefined) ?? refusal?.message
  if (isIdle && !stored && !wrong) return null
  const percent = Math.round(progress * 100)
  return (
    <Lines>
      {stored ? <DocumentLine document={stored} /> : null}
      {stored ? <DocumentBadge state={stored.state} /> : null}
      {isUploading ? (
        <>
          <span>{file?.name}</span>
          <progress max={100} value={percent} aria-label={words.progress({ percent })} />
        </>
      ) : null}
      {wrong || mayRetry ? (
        <span className="error" role="alert">
          {mayRetry ? `${file?.name ?? ''}: ${words.failed()}` : wrong}
        </span>
      ) : null}
      <Row>
        {mayCancel ? (
          <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
            {words.cancel()}
          </Button>
        ) : null}
        {mayRetry ? <Button onClick={() => actor.send({ type: 'retry.requested' })}>{words.retry()}</Button> : null}
        {stored && mayRemove ? (
          <Button variant="quiet" onClick={() => actor.send({ type: 'deletion.requested' })}>
            {words.remove()}
            <span className="visually-hidden">: {stored.file_name}</span>
          </Button>
        ) : null}
      </Row>
      <OpenDialog actor={actor} />
    </Lines>
  )
}

function ConfirmDeletion({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.upload
  const mayConfirm = useCan(actor, { type: 'deletion.confirmed' })
  return (
    <ConfirmDialog
      title={words.confirmTitle()}
      text={words.confirm()}
      busy={!mayConfirm}
      onYes={() => actor.send({ type: 'deletion.confirmed' })}
      onNo={() => actor.send({ type: 'deletion.cancelled' })}
    />
  )
}
