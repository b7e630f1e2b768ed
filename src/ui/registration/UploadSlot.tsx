import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { Option } from '../../domain/contract/catalog.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { UploadActor } from '../../machines/wizardMachine.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { Select } from '../parts/Field.tsx'
import { FilePicker } from '../parts/FilePicker.tsx'
import { Badge, Row, Soft } from '../parts/Layout.tsx'
import { errorWords } from './errorWords.ts'

const Slot = styled.section`
  border: 1px dashed color-mix(in srgb, var(--soft) 60%, transparent); border-radius: 1rem; padding: 1rem; display: grid; gap: .75rem; align-content: start;
  h2 { font: 600 1rem/1.3 var(--font); } img { border-radius: .6rem; max-height: 9rem; width: auto; } .error { color: var(--bad); font-weight: 600; }
  progress { width: 100%; accent-color: var(--brand); }
`
const photos = 'image/jpeg,image/png,image/webp'
const files = `${photos},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx`

export function UploadSlot({
  actor,
  types,
  required,
  error,
}: {
  actor: UploadActor
  types: readonly Option[]
  required: boolean
  error: string | undefined
}) {
  const { LL } = useWords()
  const words = LL.registration.upload
  const state = useSelector(actor, ({ value }) => value)
  const { document, kept, needsType, type, typeMissing, progress, refusal } = useSelector(
    actor,
    ({ context }) => context,
  )
  const title = LL.registration.documents[document]()
  const wrong = typeMissing
    ? errorWords(LL, 'typeMissing')
    : (refusal?.message ?? (kept ? undefined : errorWords(LL, error)))
  return (
    <Slot aria-label={title}>
      <h2>
        {title} {required ? '*' : <Badge>{words.optional()}</Badge>}
      </h2>
      {kept?.thumbnail_url ? <img src={kept.thumbnail_url} alt="" /> : null}
      {kept ? <span>{kept.file_name}</span> : <Soft>{words.limits()}</Soft>}
      {needsType ? (
        <Select
          label={words.type()}
          name={`${document}-type`}
          options={types}
          placeholder={LL.registration.wizard.choose()}
          value={type}
          onChange={(slug) => actor.send({ type: 'type.chosen', slug })}
        />
      ) : null}
      {state === 'uploading' ? (
        <progress max={1} value={progress} aria-label={words.progress({ percent: Math.round(progress * 100) })} />
      ) : null}
      {wrong ? (
        <span className="error" role="alert">
          {wrong}
        </span>
      ) : null}
      {state === 'interrupted' ? (
        <span className="error" role="alert">
          {words.failed()}
        </span>
      ) : null}
      <Row>
        {state === 'uploading' ? (
          <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
            {words.cancel()}
          </Button>
        ) : (
          <FilePicker
            label={kept ? words.replace() : words.choose()}
            description={`${title}: ${kept ? words.replace() : words.choose()}`}
            accept={document === 'business-photo' ? photos : files}
            invalid={wrong !== undefined}
            onChoose={(file) => actor.send({ type: 'file.chosen', file })}
          />
        )}
        {state === 'interrupted' ? (
          <Button onClick={() => actor.send({ type: 'retry.asked' })}>{words.retry()}</Button>
        ) : null}
        {kept && state === 'resting' ? (
          <Button variant="quiet" onClick={() => actor.send({ type: 'deletion.asked' })}>
            {words.remove()}
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
    </Slot>
  )
}
