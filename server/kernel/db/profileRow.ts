import { getTableColumns } from 'drizzle-orm'
import { profiles } from './schema.ts'

const { words, terms, ...readColumns } = getTableColumns(profiles)

/** All columns except those that only serve list searches. */
export const profileColumns = readColumns

export type ProfileRow = Omit<typeof profiles.$inferSelect, 'words' | 'terms'>
