import { afterAll, vi } from 'vitest'

/** What a file has begun to load is loaded before its page is taken away. */
afterAll(() => vi.dynamicImportSettled())
