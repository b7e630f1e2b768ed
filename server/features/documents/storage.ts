/** The error that the migration `stored_bytes` raises when a row would exceed its member's storage. */
const full = 'FM001'

/** Whether a file was refused because its owner's storage is full: the rows of its transaction are gone. */
export function isStorageFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === full || (cause !== undefined && isStorageFull(cause))
}
