import { afterAll, vi } from 'vitest'

/** Modules that a file has begun to load are loaded before its page is removed. */
afterAll(() => vi.dynamicImportSettled())
