import { acceptEmailDomains } from '../domain/validation/email.ts'

/** Accepted email endings, which the server writes into the page if they differ from the default. */
// Absent while the build prerenders pages.
const page = globalThis.document as Document | undefined
const named = page?.querySelector<HTMLMetaElement>('meta[name=email-endings]')?.content
if (named) acceptEmailDomains(named.split(','))
