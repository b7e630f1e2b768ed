import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { registerMachine } from '../../machines/registerMachine.ts'
import { addresses } from '../../routes.ts'
import { CodeEntry, endingsHint, fieldWords, type Named } from '../login/index.ts'
import { Button } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { TextField } from '../parts/Field.tsx'
import { Badge, Card, ErrorNote, Page, Row, Stack } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { PhoneField } from '../parts/PhoneField.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import { AboutOffering } from './AboutOffering.tsx'

const Papers = styled(
  Row,
)`margin-top: -1rem; font-size: var(--step--1); a { display: inline-flex; align-items: center; min-height: 2.75rem; }`

type RegisterActor = ActorRefFrom<typeof registerMachine>
type Props = { actor: RegisterActor }

/** The verification below the e-mail address. */
const Proof = byState<RegisterActor>({
  resuming: Nothing,
  editing: Nothing,
  verifyingEmail: ProofByCode,
  registering: Nothing,
  unanswered: Nothing,
  registered: Nothing,
})

export default function Register({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.account
  const isLost = useTag(actor, 'recoverable')
  const maySubmit = useCan(actor, { type: 'form.submitted' })
  const { draft, errors, refusal, countries, attempts, loginType, wasFault } = useSelector(
    actor,
    ({ context }) => context,
  )
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  const busy = useTag(actor, 'busy')
  const wrong = (name: Named) => fieldWords(LL, errors, name)
  const secret = { show: LL.login.show(), hide: LL.login.hide(), autoComplete: 'new-password' as const }
  return (
    <Page title={words.title[loginType]()} lead={words.lead()} narrow>
      <AboutOffering />
      <Card>
        <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <TextField
            label={words.name()}
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={(name) => change({ name })}
            error={wrong('name')}
            required
          />
          <PhoneField
            label={LL.login.mobile()}
            codeLabel={LL.login.dialCode()}
            searchLabel={LL.login.searchCountry()}
            noneLabel={LL.login.noCountry()}
            name="mobile"
            country={draft.country}
            dialCode={draft.dialCode}
            number={draft.mobile}
            countries={countries}
            onChange={({ country, dialCode, number }) => change({ country, dialCode, mobile: number })}
            error={wrong('mobile')}
            required
          />
          <EmailWithProof actor={actor} />
          <PasswordField
            {...secret}
            label={LL.login.password()}
            name="password"
            value={draft.password}
            onChange={(password) => change({ password })}
            error={wrong('password')}
          />
          <PasswordField
            {...secret}
            label={words.confirm()}
            name="confirm_password"
            value={draft.confirmPassword}
            onChange={(confirmPassword) => change({ confirmPassword })}
            error={wrong('confirm_password')}
          />
          <Checkbox
            label={words.terms()}
            name="terms"
            checked={draft.terms}
            onChange={(terms) => change({ terms })}
            error={wrong('terms')}
          />
          <Papers>
            <Link href={addresses.terms} target="_blank">
              {LL.footer.terms()}
            </Link>
            <Link href={addresses.privacyPolicy} target="_blank">
              {LL.footer.privacy()}
            </Link>
          </Papers>
          {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
          {isLost ? <ErrorNote>{LL.login[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote> : null}
          <Button type="submit" wide busy={!maySubmit}>
            {busy ? LL.login.busy() : words.submit()}
          </Button>
          <p>
            {words.haveAccount()} <Link href={addresses.login(loginType)}>{LL.login.submit()}</Link>
          </p>
        </CheckedForm>
      </Card>
    </Page>
  )
}

function EmailWithProof({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.account
  const maySendCode = useCan(actor, { type: 'verification.requested' })
  const { draft, proof, errors } = useSelector(actor, ({ context }) => context)
  return (
    <Stack>
      <TextField
        label={LL.login.email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => actor.send({ type: 'field.changed', change: { email } })}
        error={fieldWords(LL, errors, 'email')}
        hint={errors.email === 'invalidEmail' ? endingsHint(LL) : undefined}
        required
        after={
          proof ? (
            <Badge data-tone="good">{words.verified()}</Badge>
          ) : (
            <Button
              variant="secondary"
              busy={!maySendCode}
              onClick={() => actor.send({ type: 'verification.requested' })}
            >
              {words.sendCode()}
            </Button>
          )
        }
      />
      <Proof actor={actor} />
    </Stack>
  )
}

function ProofByCode({ actor }: Props) {
  const code = useSelector(actor, ({ children }) => children.code)
  return code ? <CodeEntry actor={code} /> : null
}
