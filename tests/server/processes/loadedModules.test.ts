import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('firebase-admin is loaded only where Firebase is configured', () => {
  const reported = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/loadedModules.ts'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(reported)).toEqual({ byTheServer: false, byItsPush: true })
})
