import { createHmac } from 'node:crypto'
import { hour } from '../../../src/domain/durations.ts'
import { sameText } from './secrets.ts'

/** Tokens in addresses, whose claims anyone can read and only this installation can sign. */

type Purpose = 'file' | 'receipt'

const signatureOf = (secret: string, purpose: Purpose, payload: string) =>
  createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')

export function signedToken(secret: string, purpose: Purpose, claims: readonly unknown[]): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${signatureOf(secret, purpose, payload)}`
}

/** The claims of a token; null if it was not signed with this secret for this purpose. */
export function claimsOf<Claims extends readonly unknown[]>(
  secret: string,
  purpose: Purpose,
  token: string,
): Claims | null {
  const [payload = '', signature = ''] = token.split('.')
  if (!sameText(signature, signatureOf(secret, purpose, payload))) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
}

/** The expiry of an address that is valid for an hour or two: the same within an hour, so that it can be cached. */
export const endOfAddress = (now: Date): number => (Math.floor(now.getTime() / hour) + 2) * hour
