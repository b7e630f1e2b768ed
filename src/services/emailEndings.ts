import { acceptEmailDomains } from '../domain/validation/email.ts'

/** The server writes the accepted endings into the page if they differ from the default. */
// Absent while the build draws the pages.
const page = globalThis.document as Document | undefined
const named = page?.querySelector<HTMLMetaElement>('meta[name=email-endings]')?.content
if (named) acceptEmailDomains(named.split(','))
