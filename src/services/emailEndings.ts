import { acceptEmailDomains } from '../domain/validation/email.ts'

/** The server names in the page the endings that its owner accepts, where they are others than the usual ones. */
const named = document.querySelector<HTMLMetaElement>('meta[name=email-endings]')?.content
if (named) acceptEmailDomains(named.split(','))
