/** What other screens use of the login: who somebody is, and what is wrong with a field. */

export { CodeEntry } from './CodeEntry.tsx'
export { CredentialFields } from './CredentialFields.tsx'
export { endingsHint, fieldWords, type Named } from './fieldWords.ts'
