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

/** Whether the letters are seen is no truth of the product: it stays here. */
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
