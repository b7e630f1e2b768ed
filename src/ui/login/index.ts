/** What other screens use of the login: who somebody is, and what is wrong with a field. */

export { CodeEntry } from './CodeEntry.tsx'
export { endingsHint, fieldWords, type Named } from './fieldWords.ts'
export { LoginNameFields } from './LoginNameFields.tsx'
