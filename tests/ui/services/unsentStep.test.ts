import { expect, it } from 'vitest'
import { emptyForm } from '../../../src/domain/proposals/stepForm.ts'
import { storage } from '../../../src/services/storage.ts'
import { storeUnsentStep, unsentStep } from '../../../src/services/unsentStep.ts'

/** Forms of steps that were not sent are known to the account that filled them in, for their proposal. */

it('by account and proposal', () => {
  storage.write('infoId', 'meera')
  expect(unsentStep('p')).toBeNull()
  const step = { action: 'request_info' as const, offer: null, form: { ...emptyForm, text: 'How many?' } }
  storeUnsentStep('p', step)
  expect([unsentStep('p'), unsentStep('q')]).toEqual([step, null])
  storage.write('infoId', 'ravi')
  expect(unsentStep('p')).toBeNull()
})
