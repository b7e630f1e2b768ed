import { getTableColumns } from 'drizzle-orm'
import { profiles } from './schema.ts'

const { words, terms, ...readColumns } = getTableColumns(profiles)

/** All but what the lists alone are searched by. */
export const profileColumns = readColumns

export type ProfileRow = Omit<typeof profiles.$inferSelect, 'words' | 'terms'>
