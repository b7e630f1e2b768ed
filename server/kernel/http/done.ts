import type { Words } from './refusal.ts'

/** The `message` of a response without other content. */
export const done: Words = { en: 'Done.', hi: 'हो गया।' }
