import type { Country } from '../../domain/contract/catalog.ts'
import type { LoginName, NameErrors } from '../../domain/loginName.ts'
import { useWords } from '../../i18n/useWords.ts'
import { TextField } from '../parts/Field.tsx'
import { Tabs } from '../parts/Layout.tsx'
import { PhoneField } from '../parts/PhoneField.tsx'
import { endingsHint } from './fieldWords.ts'

interface Props {
  name: LoginName
  errors: NameErrors
  countries: readonly Country[]
  onChange: (change: Partial<LoginName>) => void
}

/** The fields of a login name: an e-mail address, or a mobile number with its country. */
export function LoginNameFields({ name, errors, countries, onChange }: Props) {
  const { LL } = useWords()
  const words = LL.login
  return (
    <>
      <Tabs
        label={words.by()}
        value={name.by}
        onChange={(by) => onChange({ by: by === 'mobile' ? 'mobile' : 'email' })}
        items={[
          { value: 'email', label: words.email() },
          { value: 'mobile', label: words.mobile() },
        ]}
      />
      {name.by === 'email' ? (
        <TextField
          label={words.email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={name.email}
          onChange={(email) => onChange({ email })}
          error={errors.email ? words.errors[errors.email]() : undefined}
          hint={errors.email === 'validEmail' ? endingsHint(LL) : undefined}
          required
        />
      ) : (
        <PhoneField
          label={words.mobile()}
          codeLabel={words.dialCode()}
          searchLabel={words.searchCountry()}
          noneLabel={words.noCountry()}
          name="mobile"
          country={name.country}
          dialCode={name.dialCode}
          number={name.mobile}
          countries={countries}
          onChange={({ country, dialCode, number }) => onChange({ country, dialCode, mobile: number })}
          error={errors.mobile ? words.errors[errors.mobile]() : undefined}
          required
        />
      )}
    </>
  )
}
