import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './tests/support/longestFirst.ts'
import { workers } from './tests/support/setup/products.ts'
import { longestWait } from './tests/support/until.ts'

/** As for each wait: only a failing test reaches them. */
const limits = {
  testTimeout: 4 * longestWait,
  hookTimeout: 4 * longestWait,
  expect: { poll: { timeout: longestWait, interval: 50 } },
}

const server: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  ...limits,
  // Reading the server's modules anew for each file takes a fifth of the time.
  isolate: false,
  restoreMocks: true,
  globalSetup: 'tests/support/setup/templates.ts',
  maxWorkers: workers,
}

const flows: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: 'tests/support/setup/products.ts',
  setupFiles: 'tests/support/setup/failedPages.ts',
  isolate: false,
  restoreMocks: true,
  ...limits,
  maxWorkers: workers,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,machines,flowlab,house}/**/*.test.ts'],
          environment: 'node',
          setupFiles: 'tests/support/setup/project.ts',
          ...limits,
          isolate: false,
          restoreMocks: true,
          maxWorkers: workers,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: 'tests/support/setup/reversedRows.ts',
        },
      },
      // Search, transactions under way at once: what the databases might answer differently. The browser tests
      // all run on the embedded one.
      {
        test: {
          ...server,
          name: 'embedded',
          include: ['tests/server/{foundation,market,chats,outbox}.test.ts'],
          env: { TEST_DATABASE_URL: '' },
          globalSetup: [],
        },
      },
      {
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['lateImports', 'keyWarnings', 'leavesThePage', 'withoutOwnerStacks'].map(
            (name) => `tests/support/setup/${name}.ts`,
          ),
          ...limits,
          maxWorkers: workers,
        },
      },
      { test: { ...flows, name: 'flows', include: ['tests/flows/**/*.test.ts'] } },
      // The statements of docs/product; `npm test -- --spec` runs these alone and writes what holds.
      { test: { ...server, name: 'spec api', include: ['tests/spec/api/**/*.test.ts'] } },
      { test: { ...flows, name: 'spec browser', include: ['tests/spec/browser/**/*.test.ts'] } },
    ],
  },
})
