import { afterEach } from 'vitest'
import { describeOpenPages } from '../shownPages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a failed test had open, for the last lines of a run. */
    openPages?: string
  }
}

afterEach(async ({ task }) => {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : []
  if (!error) return
  task.meta.openPages = await describeOpenPages()
  error.message += `\n\n${task.meta.openPages}\n`
})
