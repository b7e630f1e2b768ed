import { it } from 'vitest'
import { readStatements } from './statements.ts'

const statements = new Map(readStatements().map((statement) => [statement.id, statement]))

/** The statement of docs/product with this id. */
export function statementOf(id: string) {
  const statement = statements.get(id)
  if (!statement) throw new Error(`docs/product has no statement ${id}`)
  return statement
}

/** A test of one statement, named after it. */
export function holds(id: string, test: () => Promise<void> | void, milliseconds?: number): void {
  const { text, untested } = statementOf(id)
  if (untested) throw new Error(`${id} is said not to be tested here: ${untested}`)
  it(`${id} ${text}`, test, milliseconds)
}

/** The rows of the table below a statement, by column name. */
export const rowsBelow = (id: string): Record<string, string>[] => statementOf(id).rows
