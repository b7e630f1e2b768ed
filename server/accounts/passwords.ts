import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, parameters)

export const passwordMatches = (stored: string, password: string) => verify(stored, password)

let decoy: Promise<string> | null = null

/** Takes as long as a real check, so that an unknown account cannot be told from a known one. */
export async function checkNothing(password: string): Promise<false> {
  decoy ??= hashPassword('decoy')
  await verify(await decoy, password)
  return false
}
