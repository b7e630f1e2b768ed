import { dateInIndia } from '../../../src/domain/timeZone.ts'
import { type Config, firebaseOf, s3Of, seedsDemo, usesSandbox } from '../config.ts'

/**
 * What the terms and the privacy policy say about this installation: who runs it, and which companies process data for
 * it. A fact that is not configured is left out of the pages.
 */
export type LegalFacts = Readonly<Record<string, string>>

/** A demonstration has no owner; its pages say so. */
const demonstration = {
  company: 'Example Founders Private Limited (demonstration)',
  address: '1 Example Road, Pune 411001 (demonstration)',
  contact: 'support@example.com (demonstration)',
  courts: 'Laws of India; courts of Pune (demonstration)',
  officer: 'A. Example (demonstration)',
  officerContact: 'grievances@example.com (demonstration)',
}

const hostOf = (address: string | undefined) => (address ? new URL(address).hostname : '')

export function legalFactsOf(config: Config): LegalFacts {
  const configured = {
    company: config.LEGAL_NAME,
    address: config.LEGAL_ADDRESS,
    contact: config.CONTACT_EMAIL,
    since: config.TERMS_DATE && dateInIndia(`${config.TERMS_DATE}T12:00:00.000Z`),
    courts: config.LEGAL_COURTS,
    officer: config.GRIEVANCE_OFFICER,
    officerContact: config.GRIEVANCE_CONTACT,
    payments: usesSandbox(config) ? '' : 'Stripe',
    push: firebaseOf(config) ? 'Google Firebase Cloud Messaging' : '',
    mail: hostOf(config.SMTP_URL),
    sms: hostOf(config.SMS_URL),
    files: hostOf(s3Of(config)?.endpoint),
  }
  const known = Object.entries(configured).filter(([, fact]) => fact)
  return { ...(seedsDemo(config) ? demonstration : {}), ...Object.fromEntries(known) }
}
