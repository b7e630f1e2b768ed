import { hash, verify } from '@node-rs/argon2'
import { queueOf } from '../../kernel/overload.ts'

/** OWASP's parameters for argon2id. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Uses two of the four threads that also read files. A caller who would wait longer than a few seconds is refused with
 * Retry-After.
 */
const hashing = queueOf({ atOnce: 2, waiting: 100 })

export const hashPassword = (password: string) => hashing(() => hash(password, parameters))

export const passwordMatches = (stored: string, password: string) => hashing(() => verify(stored, password))

let decoy: Promise<string> | null = null

/** Takes as long as a real check, so that timing does not reveal whether an account exists. */
export async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('decoy')
  await passwordMatches(await decoy, password)
  return false
}
