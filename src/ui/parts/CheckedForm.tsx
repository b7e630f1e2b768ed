import type { ReactNode } from 'react'
import { FocusOnError } from './FocusOnError.tsx'
import { Form } from './Layout.tsx'

interface Props {
  /** How often errors were revealed: each time the first wrong field takes the focus. */
  attempts: number
  onSubmit: () => void
  children: ReactNode
}

/** A form that its flow checks, in place of the browser. */
export const CheckedForm = ({ attempts, onSubmit, children }: Props) => (
  <Form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <FocusOnError attempt={attempts} />
    {children}
  </Form>
)
