const size = 1_000
/** Lower than any id. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** Reads rows in id order, one page at a time, so that memory stays bounded. */
export async function* inPages<R extends { id: string }>(
  pageAfter: (last: string, size: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let last = firstId; ; ) {
    const page = await pageAfter(last, size)
    if (page.length > 0) yield page
    if (page.length < size) return
    last = page.at(-1)?.id ?? firstId
  }
}
