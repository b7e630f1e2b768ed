import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { ConversationActor } from '../../machines/conversationMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Row } from '../parts/Layout.tsx'
import { Balloon } from './Bubble.tsx'

const Trouble = styled(
  Row,
)`align-self: flex-end; gap: 0 .5rem; font-size: var(--step--1); color: var(--bad); justify-content: flex-end;`

/** What is written and not yet with the server, in the order in which it goes out. */
export function Outgoing({ actor }: { actor: ConversationActor }) {
  const { LL } = useWords()
  const words = LL.chats
  const state = useSelector(actor, ({ value }) => value)
  const { outgoing, progress, refusal } = useSelector(actor, ({ context }) => context)
  const stateOf = (place: number) => {
    if (state === 'failed')
      return place === 0 ? words.notSent({ reason: refusal?.message ?? '' }) : words.behindFailed()
    return state === 'queued' ? words.waiting() : words.sending()
  }
  return outgoing.map(({ clientId, text, file }, place) => (
    <Balloon key={clientId} data-mine data-waiting>
      {file ? <p>{file.name}</p> : <p>{text}</p>}
      {file && place === 0 && state === 'sending' ? <progress value={progress} aria-label={file.name} /> : null}
      <footer>{stateOf(place)}</footer>
      {place === 0 && (state === 'failed' || state === 'queued') ? (
        <Trouble role={state === 'failed' ? 'alert' : undefined}>
          <Button variant="quiet" onClick={() => actor.send({ type: 'retry.asked' })}>
            {words.retry()}
          </Button>
          <Button variant="quiet" onClick={() => actor.send({ type: 'message.discarded', clientId })}>
            {words.discard()}
          </Button>
        </Trouble>
      ) : null}
    </Balloon>
  ))
}
