/** The error that the migration `stored_bytes` raises when a row would exceed its member's storage. */
const full = 'FM001'

/** True if a file was refused because its owner's storage is full; its transaction is rolled back. */
export function isStorageFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === full || (cause !== undefined && isStorageFull(cause))
}
