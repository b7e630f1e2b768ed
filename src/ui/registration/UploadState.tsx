import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { Row } from '../parts/Layout.tsx'
import { DocumentBadge } from './DocumentBadge.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import { documentErrorWords } from './errorWords.ts'

const Lines = styled.div`
  display: grid; gap: .5rem; min-width: 0; overflow-wrap: anywhere; > div:empty { display: none; }
  progress { width: 100%; height: .6rem; accent-color: var(--brand); }
  .error { color: var(--bad); font-weight: 600; font-size: var(--step--1); }
`

/** What is kept, what is on its way, and what can be done about it; nothing where there is nothing. */
export function UploadState({ actor }: { actor: UploadActor }) {
  const { LL } = useWords()
  const words = LL.registration.upload
  const state = useSelector(actor, ({ value }) => value)
  const { document, kept, file, progress, problem, refusal } = useSelector(actor, ({ context }) => context)
  const wrong = documentErrorWords(LL, document, problem ?? undefined) ?? refusal?.message
  if (state === 'resting' && !kept && !wrong) return null
  const percent = Math.round(progress * 100)
  return (
    <Lines>
      {kept ? <DocumentLine document={kept} /> : null}
      {kept ? <DocumentBadge state={kept.state} /> : null}
      {state === 'uploading' ? (
        <>
          <span>{file?.name}</span>
          <progress max={100} value={percent} aria-label={words.progress({ percent })} />
        </>
      ) : null}
      {wrong || state === 'interrupted' ? (
        <span className="error" role="alert">
          {state === 'interrupted' ? `${file?.name ?? ''}: ${words.failed()}` : wrong}
        </span>
      ) : null}
      <Row>
        {state === 'uploading' || state === 'interrupted' ? (
          <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
            {words.cancel()}
          </Button>
        ) : null}
        {state === 'interrupted' ? (
          <Button onClick={() => actor.send({ type: 'retry.asked' })}>{words.retry()}</Button>
        ) : null}
        {kept?.removable && state === 'resting' ? (
          <Button variant="quiet" onClick={() => actor.send({ type: 'deletion.asked' })}>
            {words.remove()}
            <span className="visually-hidden">: {kept.file_name}</span>
          </Button>
        ) : null}
      </Row>
      {state === 'confirmingDeletion' || state === 'deleting' ? (
        <ConfirmDialog
          title={words.confirmTitle()}
          text={words.confirm()}
          yes={LL.yes()}
          no={LL.no()}
          busy={state === 'deleting'}
          onYes={() => actor.send({ type: 'deletion.confirmed' })}
          onNo={() => actor.send({ type: 'deletion.cancelled' })}
        />
      ) : null}
    </Lines>
  )
}
