import type { Country } from '../../domain/contract/catalog.ts'
import type { LoginName } from '../../domain/loginName.ts'
import type { LoginErrors } from '../../domain/passwordForms.ts'
import { useWords } from '../../i18n/useWords.ts'
import { PasswordField } from '../parts/PasswordField.tsx'
import { LoginNameFields } from './LoginNameFields.tsx'

type Draft = LoginName & { password: string }
interface Props {
  draft: Draft
  errors: LoginErrors
  countries: readonly Country[]
  onChange: (change: Partial<Draft>) => void
}

/** The fields of a login name and its password. */
export function CredentialFields({ draft, errors, countries, onChange }: Props) {
  const { LL } = useWords()
  return (
    <>
      <LoginNameFields name={draft} errors={errors} countries={countries} onChange={onChange} />
      <PasswordField
        label={LL.login.password()}
        name="password"
        autoComplete="current-password"
        value={draft.password}
        onChange={(password) => onChange({ password })}
        error={errors.password ? LL.login.errors[errors.password]() : undefined}
        show={LL.login.show()}
        hide={LL.login.hide()}
      />
    </>
  )
}
