import { hasSqlState } from '../../kernel/db/sqlState.ts'

/** The error that the migration `stored_bytes` raises when a row would exceed its member's storage. */
const full = 'FM001'

/** True if a file was refused because its owner's storage is full; its transaction is rolled back. */
export const isStorageFull = (error: unknown): boolean => hasSqlState(error, full)
