import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { ConversationActor } from '../../machines/conversationMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Row } from '../parts/Layout.tsx'
import { type ByState, useByState, useCan } from '../parts/states.ts'
import { Balloon } from './Bubble.tsx'
import { Quote } from './Quote.tsx'

const Way = styled(
  Row,
)`align-self: flex-end; gap: 0 .5rem; font-size: var(--step--1); color: var(--bad); justify-content: flex-end;`

const isSendingIn: ByState<ConversationActor, boolean> = {
  restoring: false,
  composing: false,
  sending: true,
  queued: false,
}

/** Messages that the server has not stored yet, in the order of sending; refused ones are listed separately. */
export function Outgoing({ actor, name }: { actor: ConversationActor; name: string }) {
  const { LL } = useWords()
  const words = LL.chats
  const isSending = useByState(actor, isSendingIn)
  const isQueued = useCan(actor, { type: 'retry.requested' })
  const { outgoing, progress } = useSelector(actor, ({ context }) => context)
  const first = outgoing.find(({ problem }) => problem === null)
  return outgoing.map(({ clientId, text, file, replyTo, problem }) => {
    const isFirst = clientId === first?.clientId
    const waits = isFirst && isQueued
    return (
      <Balloon key={clientId} data-mine data-waiting>
        {replyTo ? <Quote message={replyTo} name={name} /> : null}
        {file ? <p>{file.name}</p> : null}
        {text ? <p>{text}</p> : null}
        {file && isFirst && isSending ? <progress value={progress} aria-label={file.name} /> : null}
        <footer role={problem ? 'alert' : undefined}>
          {problem ? words.notSent({ reason: problem.refusal.message }) : isQueued ? words.waiting() : words.sending()}
        </footer>
        {waits || problem ? (
          <Way>
            <Button
              variant="quiet"
              onClick={() => actor.send(problem ? { type: 'message.retried', clientId } : { type: 'retry.requested' })}
            >
              {words.retry()}
            </Button>
            <Button variant="quiet" onClick={() => actor.send({ type: 'message.discarded', clientId })}>
              {words.discard()}
            </Button>
          </Way>
        ) : null}
      </Balloon>
    )
  })
}
