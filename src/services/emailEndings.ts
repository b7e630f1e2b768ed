import { acceptEmailDomains } from '../domain/validation/email.ts'

/** The server names in the page the endings that its owner accepts, where they are others than the usual ones. */
// Absent while the build draws the pages.
const page = globalThis.document as Document | undefined
const named = page?.querySelector<HTMLMetaElement>('meta[name=email-endings]')?.content
if (named) acceptEmailDomains(named.split(','))
