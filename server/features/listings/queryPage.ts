import type { Db } from '../../kernel/db/connect.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { listingCondition } from './conditions.ts'
import { hasPaid, paidFor, rotationKey, rotationOrder, topSlots } from './featured.ts'
import { canUseIndex, newestOf } from './newest.ts'
import { type ListingPageRequest, listingHitsById, orderedPage } from './ordered.ts'
import type { TextSearch } from './searchWords.ts'
import { byAmount } from './store.ts'

interface TextPageRequest extends ListingPageRequest {
  text: TextSearch | null
}

/** The listings that match a query, in its order (newest first for "best match"), with the featured ones. */
export const queryPage = (db: Db, request: TextPageRequest) =>
  canUseIndex(request.query, request.text !== null) ? indexedPage(db, request) : orderedPage(db, request)

/** Searches the index of words and fields window by window, then reads the display data of the results. */
async function indexedPage(db: Db, { kind, reader, query, text, cursor, most, now }: TextPageRequest) {
  const condition = listingCondition(kind, reader, query, text)
  const [top, found] = await Promise.all([
    db
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(paidFor(db, kind, now), hasPaid(kind))
      .where(condition)
      .orderBy(rotationOrder(rotationKey(now)))
      .limit(topSlots),
    query.sort === 'amount_high' || query.sort === 'amount_low'
      ? byAmount(db, condition, query.sort, cursor, most)
      : newestOf(db, { kind, where: condition, indexed: true }, cursor && Math.ceil(cursor.value), most),
  ])
  const ids = [...top, ...found].map(({ id }) => id)
  const words = query.sort === 'best' ? (text?.query ?? null) : null
  const listed = await listingHitsById(db, reader, ids, words, now)
  const byId = new Map(listed.map((one) => [one.id, one]))
  const values = new Map(found.map((one) => [one.id, 'value' in one ? one.value : one.listedNo]))
  const inOrder = (ones: readonly { id: string }[]) =>
    ones.flatMap(({ id }) => {
      const one = byId.get(id)
      return one ? [{ ...one, value: values.get(id) ?? 0 }] : []
    })
  return { top: inOrder(top), page: inOrder(found) }
}
