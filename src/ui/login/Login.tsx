import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { offerings } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { loginMachine } from '../../machines/loginMachine.ts'
import { addresses, joinOf } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { Card, ErrorNote, Page, Row, Soft, Stack } from '../parts/Layout.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import ResetPassword from './ResetPassword.tsx'

type LoginActor = ActorRefFrom<typeof loginMachine>
type Props = { actor: LoginActor }

const Promos = styled.nav`
  display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  a { display: grid; gap: .25rem; align-content: start; background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: .9rem; padding: 1rem; color: var(--ink); text-decoration: none; }
  a:hover { border-color: var(--tone); } a[aria-current='page'] { background: color-mix(in srgb, var(--tone) 10%, var(--card)); border-color: var(--tone); }
  @media (max-width: 35.99rem) { grid-template-columns: 1fr 1fr; a:last-child { grid-column: 1 / -1; } }
  strong { color: var(--tone); } span { color: var(--soft); font-size: var(--step--1); }
  [data-tone='investment'] { --tone: var(--bridge); } [data-tone='want-to-sell'] { --tone: var(--exchange); } [data-tone='want-to-grow'] { --tone: var(--connect); }
`

const Newcomer = styled.div`display: grid; gap: .6rem; justify-items: center; border-top: 1px solid var(--line); padding-top: 1.1rem; color: var(--soft);`

export default byState<LoginActor>({
  starting: LoginPage,
  editing: LoginPage,
  verifying: LoginPage,
  loggingIn: LoginPage,
  unanswered: LoginPage,
  recovering: Recovery,
  granted: LoginPage,
})

function Recovery({ actor }: Props) {
  const reset = useSelector(actor, ({ children }) => children.passwordReset)
  return reset ? <ResetPassword actor={reset} /> : null
}

const Inside = byState<LoginActor>({
  starting: LoginForm,
  editing: LoginForm,
  verifying: LockedLogin,
  loggingIn: LoginForm,
  unanswered: LoginForm,
  recovering: Nothing,
  granted: LoginForm,
})

function LoginPage({ actor }: Props) {
  const { LL } = useWords()
  const loginType = useSelector(actor, ({ context }) => context.loginType)
  return (
    <Page title={LL.login.title[loginType]()} narrow>
      {loginType === 'entrepreneur' ? <PromoTiles actor={actor} /> : null}
      <Card>
        <Inside actor={actor} />
      </Card>
    </Page>
  )
}

function LockedLogin({ actor }: Props) {
  const { LL } = useWords()
  const code = useSelector(actor, ({ children }) => children.code)
  return (
    <Stack>
      <Soft>{LL.login.locked.lead()}</Soft>
      {code ? <CodeEntry actor={code} /> : null}
      <Row>
        <Button variant="quiet" onClick={() => actor.send({ type: 'code.cancelled' })}>
          {LL.login.reset.back()}
        </Button>
      </Row>
    </Stack>
  )
}

function PromoTiles({ actor }: Props) {
  const { LL } = useWords()
  const accountType = useSelector(actor, ({ context }) => context.accountType)
  return (
    <Promos aria-label={LL.login.promo.title()}>
      {offerings.map((offering) => (
        <Link
          key={offering}
          href={addresses.login(offering)}
          data-tone={offering}
          aria-current={offering === accountType ? 'page' : undefined}
        >
          <strong>{LL.login.promo[offering].title()}</strong>
          <span>{LL.login.promo[offering].text()}</span>
        </Link>
      ))}
    </Promos>
  )
}

function LoginForm({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors, refusal, countries, attempts, loginType, accountType, wasFault } = useSelector(
    actor,
    ({ context }) => context,
  )
  const isLost = useTag(actor, 'recoverable')
  const canProve = useCan(actor, { type: 'code.requested' })
  const busy = !useCan(actor, { type: 'form.submitted' })
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  return (
    <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <CredentialFields draft={draft} errors={errors} countries={countries} onChange={change} />
      <Checkbox
        label={LL.login.remember()}
        name="remember"
        checked={draft.remember}
        onChange={(remember) => change({ remember })}
      />
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{LL.login[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote> : null}
      {canProve ? (
        <Button variant="secondary" wide onClick={() => actor.send({ type: 'code.requested' })}>
          {LL.login.locked.ask()}
        </Button>
      ) : null}
      <Button type="submit" wide busy={busy}>
        {busy ? LL.login.busy() : LL.login.submit()}
      </Button>
      <Row>
        <Button variant="quiet" busy={busy} onClick={() => actor.send({ type: 'password.forgotten' })}>
          {LL.login.forgot()}
        </Button>
      </Row>
      <Newcomer>
        <span>{LL.login.noAccount()}</span>
        <LinkButton href={joinOf(accountType ?? loginType)} variant="secondary" wide>
          {LL.login.register()}
        </LinkButton>
      </Newcomer>
    </CheckedForm>
  )
}
