import { afterEach, beforeEach } from 'vitest'
import { describeWindows, watchTest } from '../shownPages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a failed test had open, for the last lines of a run. */
    openPages?: string
  }
}

beforeEach(({ task }) => watchTest(() => task.result?.state === 'fail'))

afterEach(async ({ task }) => {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : []
  if (!error) return
  task.meta.openPages = await describeWindows()
  error.message += `\n\n${task.meta.openPages}\n`
})
