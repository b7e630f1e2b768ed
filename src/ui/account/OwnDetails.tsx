import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import type { FieldErrors } from '../../domain/validation/fieldErrors.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ownDetailsMachine } from '../../machines/ownDetailsMachine.ts'
import { CodeEntry, endingsHint, fieldWords } from '../login/index.ts'
import { Button } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { ErrorNote, Stack } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { PhoneField } from '../parts/PhoneField.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'

const Fields = styled.fieldset`display: contents;`

type DetailsActor = ActorRefFrom<typeof ownDetailsMachine>
type Props = { actor: DetailsActor }

const Screen = byState<DetailsActor>({
  editing: DetailForm,
  savingName: DetailForm,
  requestingCode: DetailForm,
  enteringCode: EnterCode,
  changingContact: DetailForm,
  unanswered: DetailForm,
  saved: Nothing,
  closed: Nothing,
})

/** The dialog that changes the name, the email or the mobile number of the account. */
export function OwnDetails({ actor }: Props) {
  const { LL } = useWords()
  const detail = useSelector(actor, ({ context }) => context.detail)
  return (
    <Dialog title={LL.security.change[detail]()} onClose={() => actor.send({ type: 'dialog.closed' })}>
      <Screen actor={actor} />
    </Dialog>
  )
}

function EnterCode({ actor }: Props) {
  const { LL } = useWords()
  const code = useSelector(actor, ({ children }) => children.code)
  return (
    <Stack>
      {code ? <CodeEntry actor={code} /> : null}
      <div className="actions">
        <Button variant="quiet" onClick={() => actor.send({ type: 'contact.changeRequested' })}>
          {LL.security.back()}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'dialog.closed' })}>
          {LL.cancel()}
        </Button>
      </div>
    </Stack>
  )
}

function DetailForm({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const isLost = useTag(actor, 'recoverable')
  const isBusy = !useCan(actor, { type: 'form.submitted' })
  const { detail, attempts, refusal, wasFault } = useSelector(actor, ({ context }) => context)
  return (
    <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <Fields disabled={isBusy}>
        {detail === 'name' ? <NameField actor={actor} /> : <ContactFields actor={actor} detail={detail} />}
      </Fields>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{LL.login[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote> : null}
      <div className="actions">
        <Button variant="secondary" onClick={() => actor.send({ type: 'dialog.closed' })}>
          {LL.cancel()}
        </Button>
        <Button type="submit" busy={isBusy}>
          {detail === 'name' ? words.save() : words.sendCode()}
        </Button>
      </div>
    </CheckedForm>
  )
}

function NameField({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors } = useSelector(actor, ({ context }) => context)
  return (
    <TextField
      label={LL.security.name()}
      name="name"
      autoComplete="name"
      value={draft.name}
      onChange={(name) => actor.send({ type: 'field.changed', change: { name } })}
      error={fieldWords(LL, errors, 'name')}
      required
    />
  )
}

function ContactFields({ actor, detail }: Props & { detail: 'email' | 'mobile' }) {
  const { LL } = useWords()
  const words = LL.security
  const { draft, errors } = useSelector(actor, ({ context }) => context)
  const New = detail === 'email' ? EmailField : MobileField
  return (
    <>
      <p>{words.contactText[detail]()}</p>
      <New actor={actor} />
      <PasswordField
        label={words.password()}
        name="password"
        autoComplete="current-password"
        value={draft.password}
        onChange={(password) => actor.send({ type: 'field.changed', change: { password } })}
        error={passwordWords(LL, errors)}
        show={LL.login.show()}
        hide={LL.login.hide()}
      />
    </>
  )
}

const passwordWords = (LL: TranslationFunctions, { password }: FieldErrors) => {
  if (!password) return undefined
  return password === 'required' ? LL.security.passwordMissing() : LL.security.passwordWrong()
}

const contactWords = (LL: TranslationFunctions, errors: FieldErrors, name: 'email' | 'mobile') =>
  errors[name] === 'unchanged' ? LL.security.unchanged[name]() : fieldWords(LL, errors, name)

function EmailField({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors } = useSelector(actor, ({ context }) => context)
  return (
    <TextField
      label={LL.security.newEmail()}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      value={draft.email}
      onChange={(email) => actor.send({ type: 'field.changed', change: { email } })}
      error={contactWords(LL, errors, 'email')}
      hint={errors.email === 'invalidEmail' ? endingsHint(LL) : undefined}
      required
    />
  )
}

function MobileField({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors, countries } = useSelector(actor, ({ context }) => context)
  return (
    <PhoneField
      label={LL.security.newMobile()}
      codeLabel={LL.login.dialCode()}
      searchLabel={LL.login.searchCountry()}
      noneLabel={LL.login.noCountry()}
      name="mobile"
      country={draft.country}
      dialCode={draft.dialCode}
      number={draft.mobile}
      countries={countries}
      onChange={({ country, dialCode, number }) =>
        actor.send({ type: 'field.changed', change: { country, dialCode, mobile: number } })
      }
      error={contactWords(LL, errors, 'mobile')}
      required
    />
  )
}
