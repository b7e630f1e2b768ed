import { isEmail, normalEmail } from '../validation/email.ts'
import type { FieldErrors } from '../validation/fieldErrors.ts'
import type { ContactTopic } from './topics.ts'

export interface ContactDraft {
  name: string
  email: string
  topic: ContactTopic
  message: string
  /** True if the last steps on the site come with the message. */
  attachesSteps: boolean
}

const shortest = 10

/** The errors of a message to support, by field; `endings` are the accepted endings of e-mail addresses. */
export function contactErrors(
  { name, email, message }: Omit<ContactDraft, 'topic' | 'attachesSteps'>,
  endings?: readonly string[],
): FieldErrors {
  const errors: FieldErrors = {}
  if (name.trim() === '') errors.name = 'required'
  if (email.trim() === '') errors.email = 'required'
  else if (!isEmail(normalEmail(email), endings)) errors.email = 'invalidEmail'
  if (message.trim() === '') errors.message = 'required'
  else if (message.trim().length < shortest) errors.message = 'invalid'
  return errors
}
