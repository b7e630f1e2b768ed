/** The parts of the login that other screens use: login name fields and field errors. */

export { CodeEntry } from './CodeEntry.tsx'
export { CredentialFields } from './CredentialFields.tsx'
export { endingsHint, fieldWords, type Named } from './fieldWords.ts'
