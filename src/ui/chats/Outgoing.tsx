import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { ConversationActor, Trouble } from '../../machines/conversationMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Row } from '../parts/Layout.tsx'
import { type ByState, useByState, useCan } from '../parts/states.ts'
import { Balloon } from './Bubble.tsx'

const Way = styled(
  Row,
)`align-self: flex-end; gap: 0 .5rem; font-size: var(--step--1); color: var(--bad); justify-content: flex-end;`

const isSendingIn: ByState<ConversationActor, boolean> = {
  restoring: false,
  composing: false,
  sending: true,
  queued: false,
}

/** What is written and not yet with the server, in the order in which it goes out; what was refused stands by itself. */
export function Outgoing({ actor }: { actor: ConversationActor }) {
  const { LL } = useWords()
  const words = LL.chats
  const isSending = useByState(actor, isSendingIn)
  const isQueued = useCan(actor, { type: 'retry.asked' })
  const { outgoing, progress } = useSelector(actor, ({ context }) => context)
  const first = outgoing.find(({ trouble }) => trouble === null)
  const reasonOf = (trouble: Trouble) =>
    'problem' in trouble ? words.fileProblems[trouble.problem]() : trouble.refusal.message
  return outgoing.map(({ clientId, text, file, trouble }) => {
    const isFirst = clientId === first?.clientId
    const waits = isFirst && isQueued
    const mayRetry = waits || (trouble !== null && 'refusal' in trouble)
    return (
      <Balloon key={clientId} data-mine data-waiting>
        {file ? <p>{file.name}</p> : <p>{text}</p>}
        {file && isFirst && isSending ? <progress value={progress} aria-label={file.name} /> : null}
        <footer role={trouble ? 'alert' : undefined}>
          {trouble ? words.notSent({ reason: reasonOf(trouble) }) : isQueued ? words.waiting() : words.sending()}
        </footer>
        {waits || trouble ? (
          <Way>
            {mayRetry ? (
              <Button
                variant="quiet"
                onClick={() => actor.send(trouble ? { type: 'message.retried', clientId } : { type: 'retry.asked' })}
              >
                {words.retry()}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => actor.send({ type: 'message.discarded', clientId })}>
              {words.discard()}
            </Button>
          </Way>
        ) : null}
      </Balloon>
    )
  })
}
