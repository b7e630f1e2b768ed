import { eq } from 'drizzle-orm'
import { accounts } from '../../kernel/db/schema.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'

/** The language of messages to an account. */
export async function languageOf(deps: Deps, accountId: string): Promise<Language> {
  const [account] = await deps.db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.language ?? 'en'
}
