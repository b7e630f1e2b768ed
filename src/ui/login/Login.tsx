import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { offerings } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { loginMachine } from '../../machines/loginMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { PhoneField, TextField } from '../parts/Field.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { Card, ErrorNote, Form, Page, Row, Stack, Tabs } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'

type Props = { actor: ActorRefFrom<typeof loginMachine> }

const Promos = styled.nav`
  display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  a { display: grid; gap: .25rem; align-content: start; background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: .9rem; padding: 1rem; color: var(--ink); text-decoration: none; }
  a:hover { border-color: var(--tone); } a[aria-current='page'] { background: var(--brand-wash); }
  strong { color: var(--tone); } span { color: var(--soft); font-size: var(--step--1); }
  [data-tone='investment'] { --tone: var(--bridge); } [data-tone='want-to-sell'] { --tone: var(--exchange); } [data-tone='want-to-grow'] { --tone: var(--connect); }
`

export default function Login({ actor }: Props) {
  const { LL } = useWords()
  const loginType = useSelector(actor, ({ context }) => context.loginType)
  return (
    <Page title={LL.login.title[loginType]()} narrow>
      {loginType === 'entrepreneur' ? <PromoTiles actor={actor} /> : null}
      <Card>
        <LoginForm actor={actor} />
      </Card>
    </Page>
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
          href={`/entrepreneur/${offering}/login`}
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
  const { draft, errors, refusal, countries, attempts, loginType } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const busy = state === 'checking' || state === 'loggingIn' || state === 'granted'
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  const words = (name: keyof typeof draft) => (errors[name] ? LL.login.errors[errors[name]]() : undefined)
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <FocusOnError attempt={attempts} />
      <Tabs
        label={LL.login.by()}
        value={draft.by}
        onChange={(by) => change({ by: by === 'mobile' ? 'mobile' : 'email' })}
        items={[
          { value: 'email', label: LL.login.email() },
          { value: 'mobile', label: LL.login.mobile() },
        ]}
      />
      {draft.by === 'email' ? (
        <TextField
          label={LL.login.email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={draft.email}
          onChange={(email) => change({ email })}
          error={words('email')}
          required
        />
      ) : (
        <PhoneField
          label={LL.login.mobile()}
          codeLabel={LL.login.dialCode()}
          name="mobile"
          dialCode={draft.dialCode}
          number={draft.mobile}
          countries={countries}
          onChange={({ dialCode, number }) => change({ dialCode, mobile: number })}
          error={words('mobile')}
          required
        />
      )}
      <PasswordField
        label={LL.login.password()}
        name="password"
        autoComplete="current-password"
        value={draft.password}
        onChange={(password) => change({ password })}
        error={words('password')}
        show={LL.login.show()}
        hide={LL.login.hide()}
      />
      <Checkbox
        label={LL.login.remember()}
        name="remember"
        checked={draft.remember}
        onChange={(remember) => change({ remember })}
      />
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'unanswered' ? <ErrorNote>{LL.login.unanswered()}</ErrorNote> : null}
      <Stack>
        <Button type="submit" wide busy={busy}>
          {busy ? LL.login.busy() : LL.login.submit()}
        </Button>
        <Row>
          <Link href="/create-new-password">{LL.login.forgot()}</Link>
          <span>
            {LL.login.noAccount()} <Link href={`/${loginType}/register`}>{LL.login.register()}</Link>
          </span>
        </Row>
      </Stack>
    </Form>
  )
}
