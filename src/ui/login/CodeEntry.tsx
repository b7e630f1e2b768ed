import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { oneTimeCodeMachine } from '../../machines/oneTimeCodeMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Countdown } from '../parts/Countdown.tsx'
import { TextField } from '../parts/Field.tsx'
import { ErrorNote, Row, Soft, Stack } from '../parts/Layout.tsx'

/** Entering a one-time code: clear, verify, resend with the server's countdown. */
export function CodeEntry({ actor }: { actor: ActorRefFrom<typeof oneTimeCodeMachine> }) {
  const { LL } = useWords()
  const words = LL.login.code
  const state = useSelector(actor, ({ value }) => value)
  const { challenge, code, refusal, clockOffset } = useSelector(actor, ({ context }) => context)
  const again = <Button onClick={() => actor.send({ type: 'code.asked' })}>{words.ask()}</Button>
  if (state === 'sendingCode') return <Soft role="status">{words.sending()}</Soft>
  if (state === 'unsent' || state === 'over')
    return (
      <Stack>
        <ErrorNote>{refusal?.message ?? words.unsent()}</ErrorNote>
        <Row>{again}</Row>
      </Stack>
    )
  return (
    <Stack>
      <Soft role="status">{words.sent({ target: challenge?.target ?? '' })}</Soft>
      <TextField
        label={words.label()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(typed) => actor.send({ type: 'code.changed', code: typed })}
        error={refusal?.message}
        required
      />
      {state === 'unanswered' ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      <Row>
        <Button busy={state === 'verifyingCode'} onClick={() => actor.send({ type: 'code.submitted' })}>
          {words.verify()}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'code.cleared' })}>
          {words.clear()}
        </Button>
        <Countdown until={challenge?.resend_at ?? ''} clockOffset={clockOffset}>
          {(seconds) => (
            <Button
              variant="quiet"
              busy={state === 'resendingCode'}
              disabled={seconds > 0}
              onClick={() => actor.send({ type: 'resend.asked' })}
            >
              {seconds > 0 ? words.resendIn({ seconds }) : words.resend()}
            </Button>
          )}
        </Countdown>
      </Row>
    </Stack>
  )
}
