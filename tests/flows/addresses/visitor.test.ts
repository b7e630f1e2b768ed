import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkAddresses } from '../../support/addressChecks.ts'
import { walkers } from '../../support/addresses.ts'

checkAddresses('visitor')

it('every kind of visitor and member has a file', () =>
  expect(readdirSync(import.meta.dirname).sort()).toEqual(walkers.map((walker) => `${walker}.test.ts`).sort()))
