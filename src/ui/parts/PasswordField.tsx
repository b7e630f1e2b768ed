import { useState } from 'react'
import { Button } from './Button.tsx'
import { TextField } from './Field.tsx'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  show: string
  hide: string
}

/** A password field. Whether it shows the characters is local state and no concern of the flow. */
export function PasswordField({ show, hide, ...field }: Props) {
  const [seen, setSeen] = useState(false)
  return (
    <TextField
      {...field}
      required
      type={seen ? 'text' : 'password'}
      after={
        <Button variant="secondary" aria-pressed={seen} onClick={() => setSeen(!seen)}>
          {seen ? hide : show}
        </Button>
      }
    />
  )
}
