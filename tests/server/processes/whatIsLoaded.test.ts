import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('firebase-admin is loaded only where Firebase is configured', () => {
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/whatIsLoaded.ts'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(told)).toEqual({ byTheServer: false, byItsPush: true })
})
