import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { ProposalRow } from '../pairs/index.ts'
import { deliver } from './store.ts'

/**
 * Returns the same rows, marking received ones as shown just before the response shows them; the text of withdrawn ones
 * is withheld.
 */
export async function markDelivered<Row extends ProposalRow>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  own: ProfileRow,
  rows: Row[],
): Promise<Row[]> {
  const fresh = rows.filter((row) => row.receiverProfileId === own.id && !row.deliveredAt).map(({ id }) => id)
  if (fresh.length === 0) return rows
  const at = now()
  const noted = new Set((await deliver(db, fresh, at)).map(({ id }) => id))
  return rows.map((row) => (noted.has(row.id) ? { ...row, deliveredAt: at } : row))
}
