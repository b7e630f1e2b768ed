import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longestFirst.ts'
import { workers } from './tests/support/setup/products.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,machines,flowlab}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Reading the server's modules anew for each file takes a fifth of the time.
          isolate: false,
          globalSetup: 'tests/support/setup/templates.ts',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'flows',
          include: ['tests/flows/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/setup/products.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000, interval: 50 } },
          maxWorkers: workers,
        },
      },
    ],
  },
})
