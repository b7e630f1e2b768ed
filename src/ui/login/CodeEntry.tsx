import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { oneTimeCodeMachine } from '../../machines/oneTimeCodeMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Countdown } from '../parts/Countdown.tsx'
import { TextField } from '../parts/Field.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { ErrorNote, Row, Soft, Stack } from '../parts/Layout.tsx'
import { byState, useCan, useTag } from '../parts/states.ts'

type CodeActor = ActorRefFrom<typeof oneTimeCodeMachine>
type Props = { actor: CodeActor }

/** Entering a one-time code: clear, verify, resend with the server's countdown. */
export const CodeEntry = byState<CodeActor>({
  sendingCode: Sending,
  'codeSent.awaitingCode': SentCode,
  'codeSent.verifyingCode': SentCode,
  'codeSent.resendingCode': SentCode,
  'codeSent.unanswered': SentCode,
  unsent: Unsent,
  over: Over,
  verified: SentCode,
})

function Sending() {
  const { LL } = useWords()
  return <Soft role="status">{LL.login.code.sending()}</Soft>
}

function Unsent({ actor }: Props) {
  const { LL } = useWords()
  return <AskAgain actor={actor} because={LL.login.code.unsent()} />
}

function Over({ actor }: Props) {
  const { LL } = useWords()
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  return <AskAgain actor={actor} because={refusal?.message ?? LL.login.code.expired()} />
}

function AskAgain({ actor, because }: Props & { because: string }) {
  const { LL } = useWords()
  const words = LL.login.code
  return (
    <Stack>
      <ErrorNote>{because}</ErrorNote>
      <Row>
        <Button onClick={() => actor.send({ type: 'code.requested' })}>{words.ask()}</Button>
      </Row>
    </Stack>
  )
}

function SentCode({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.login.code
  const isWaiting = !useCan(actor, { type: 'code.submitted' })
  const isUnanswered = useTag(actor, 'recoverable')
  const { challenge, code, errors, attempts, refusal, clockOffset } = useSelector(actor, ({ context }) => context)
  const submit = () => actor.send({ type: 'code.submitted' })
  // Clearing a code whose response was lost counts as a change, which requests a new code.
  const clear = () => actor.send(isUnanswered ? { type: 'code.changed', code: '' } : { type: 'code.cleared' })
  const left = challenge && challenge.tries_left < 5 ? words.triesLeft({ tries: challenge.tries_left }) : undefined
  return (
    <Stack>
      <FocusOnError attempt={attempts} />
      <Soft role="status">{words.sent({ target: challenge?.target ?? '' })}</Soft>
      <TextField
        label={words.label()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(typed) => actor.send({ type: 'code.changed', code: typed })}
        onEnter={submit}
        error={errors.code ? words.short() : refusal?.message}
        hint={left}
        required
      />
      {isUnanswered ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      <Row>
        <Button busy={isWaiting} onClick={submit}>
          {words.verify()}
        </Button>
        <Button variant="secondary" busy={isWaiting} onClick={clear}>
          {words.clear()}
        </Button>
        <Resend actor={actor} busy={isWaiting} />
      </Row>
      <Countdown until={challenge?.expires_at ?? ''} clockOffset={clockOffset}>
        {(seconds) => <Soft>{words.validFor({ time: clock(seconds) })}</Soft>}
      </Countdown>
    </Stack>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Resend({ actor, busy }: Props & { busy: boolean }) {
  const { LL } = useWords()
  const { challenge, clockOffset } = useSelector(actor, ({ context }) => context)
  return (
    <Countdown until={challenge?.resend_at ?? ''} clockOffset={clockOffset}>
      {(seconds) => (
        <Button
          variant="quiet"
          busy={busy}
          disabled={seconds > 0}
          onClick={() => actor.send({ type: 'resend.requested' })}
        >
          {seconds > 0 ? LL.login.code.resendIn({ seconds }) : LL.login.code.resend()}
        </Button>
      )}
    </Countdown>
  )
}
