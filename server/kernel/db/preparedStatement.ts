import { createHash } from 'node:crypto'
import { Column, DrizzleQueryError, is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './connect.ts'

/** A statement that is built once and then only run: its text, its name and the encoding of each value. */
export type Run = (db: Db, values: object) => Promise<unknown[]>

/** A named parameter of the statement; it may occur several times in the text. */
interface ParameterSlot {
  name: string
  write(value: unknown): unknown
}

const dialect = new PgDialect()

/** An instant in UTC for the database; the driver would write it in the time zone of this machine. */
const encodeInstant = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** The parameter at a position of the text, with its type if known; null for a literal value. */
function parameterOf(value: unknown): (ParameterSlot & { type: string }) | null {
  if (is(value, Placeholder)) return { name: value.name, type: '', write: encodeInstant }
  if (!is(value, Param) || !is(value.value, Placeholder)) return null
  const { encoder } = value
  return {
    name: value.value.name,
    type: is(encoder, Column) ? typeOf(encoder) : '',
    write: (one) => encoder.mapToDriverValue(one),
  }
}

const typeOf = (column: Column): string => {
  const type = column.getSQLType()
  return type.endsWith('with time zone') ? 'timestamptz' : type
}

function literal(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : null
}

/**
 * Values that never change are part of the text: the planner then settles on one generic plan, because it costs no more
 * than a custom one, and no run sends these values again. A value that occurs several times is sent once for each type,
 * because the database gives a parameter the type of its first occurrence.
 */
function compileStatement(whole: SQL): { text: string; sent: ParameterSlot[] } {
  const { sql: text, params } = dialect.sqlToQuery(whole)
  const slots: ParameterSlot[] = []
  const places = new Map<string, number>()
  return {
    text: text.replace(/\$(\d+)((?:::[a-z]+(?:\[\])?)?)/g, (_, number: string, cast: string) => {
      const value = params[Number(number) - 1]
      const parameter = parameterOf(value)
      if (!parameter) return `${literal(value) ?? `$${slots.push({ name: '', write: () => value })}`}${cast}`
      const type = cast.slice(2) || parameter.type
      const key = `${parameter.name} ${type}`
      const place = (type && places.get(key)) || slots.push(parameter)
      places.set(key, place)
      return `$${place}${cast}`
    }),
    sent: slots,
  }
}

/** Instants are read as text, as Drizzle does. */
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins
const asText = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, 1231, 1115, 1185, 1187, 1182])
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    asText.has(id) ? (value: unknown) => value : pg.types.getTypeParser(id, format as 'text'),
}

/** The driver itself, without Drizzle's overhead on each run; null for the embedded database. */
function driverOf(db: Db): Pick<pg.Pool, 'query'> | null {
  const { session } = db._
  return is(session, NodePgSession) ? (session as unknown as { client: pg.Pool }).client : null
}

export function runOf(whole: SQL): Run {
  const { text, sent } = compileStatement(whole)
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const toSend = (values: Record<string, unknown>, { name: given, write }: ParameterSlot): unknown => {
    if (given !== '' && !(given in values)) throw new Error(`no value for "${given}"`)
    return write(values[given])
  }
  return async (db, values) => {
    const params = sent.map((one) => toSend(values as Record<string, unknown>, one))
    const driver = driverOf(db)
    if (!driver) {
      const prepared = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
      return ((await prepared.execute()) as { rows: unknown[] }).rows
    }
    try {
      return (await driver.query({ name, text, values: params, types })).rows as unknown[]
    } catch (error) {
      throw new DrizzleQueryError(text, params, error as Error)
    }
  }
}
