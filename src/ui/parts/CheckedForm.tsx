import type { ReactNode } from 'react'
import { FocusOnError } from './FocusOnError.tsx'
import { Form } from './Layout.tsx'

interface Props {
  /** The number of times that errors were revealed. Each time, the first invalid field receives focus. */
  attempts: number
  onSubmit: () => void
  children: ReactNode
}

/** A form validated by its flow instead of the browser. */
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
