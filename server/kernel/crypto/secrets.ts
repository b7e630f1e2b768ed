import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { codeDigits } from '../../../src/domain/oneTimeCode.ts'

/** 256 random bits, base64url: session tokens and single-use proofs. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a plain hash is enough to store them. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Six digits, uniform. */
export const newCode = () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')

/** There are few possible codes, so their hash is keyed and bound to the challenge. */
export const codeHash = (secret: string, challengeId: string, code: string) =>
  createHmac('sha256', secret).update(`code:${challengeId}:${code}`).digest('base64url')

/** Compares texts of equal length in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The prefix predates the term "encrypt"; changing it would make stored data unreadable. */
const encryptionKey = (secret: string) => createHash('sha256').update(`seal:${secret}`).digest()

export function encrypt(secret: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Throws if the text was not encrypted with this secret. */
export function decrypt(secret: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
