import { Client, type QueryArrayResult, type QueryResult } from 'pg'

/**
 * Rows that a statement asks for without an order come in the reverse order, as PostgreSQL may give them at any time.
 * What depends on the usual order, in the product or in a test, fails at every run instead of once in a hundred.
 */
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '')

/** The statement without what is in brackets, such as the order of a subquery. */
function outermost(text: string): string {
  const less = text.replace(/\([^()]*\)/g, ' ')
  return less === text ? text : outermost(less)
}

const hasNoOrder = (text: string) => /^\s*(select|with)\b/i.test(text) && !/\border by\b/i.test(outermost(text))

type Result = QueryResult | QueryArrayResult | undefined
function reversed<R extends Result>(result: R): R {
  result?.rows.reverse()
  return result
}

const mark = Symbol.for('reversedRows')
const patched = Client.prototype as Client & { [mark]?: true }
if (!patched[mark]) {
  patched[mark] = true
  const query = patched.query as (...given: unknown[]) => unknown
  patched.query = function reverse(this: Client, ...given: unknown[]) {
    if (!hasNoOrder(textOf(given[0]))) return query.apply(this, given)
    const last = given.at(-1)
    // The pool passes a callback.
    if (typeof last === 'function')
      return query.apply(this, [
        ...given.slice(0, -1),
        (error: unknown, result: Result) => last(error, reversed(result)),
      ])
    const answer = query.apply(this, given)
    return answer instanceof Promise ? answer.then(reversed) : answer
  } as never
}
