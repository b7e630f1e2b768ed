const size = 1_000
/** Lower than any id. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** Rows in id order, a page at a time: the scan is unlimited, the memory is not. */
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
