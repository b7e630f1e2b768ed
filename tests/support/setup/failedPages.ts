import { afterEach } from 'vitest'
import { describeOpenPages } from '../shownPages.ts'

afterEach(async ({ task }) => {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : []
  if (error) error.message += `\n\n${await describeOpenPages()}\n`
})
