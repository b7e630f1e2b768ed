import type { Words } from './refusal.ts'

/** The `message` of a call that has nothing else to say. */
export const done: Words = { en: 'Done.', hi: 'हो गया।' }
