import { expect, it } from 'vitest'
import { emptyForm } from '../../../src/domain/proposals/stepForm.ts'
import { storage } from '../../../src/services/storage.ts'
import { storeUnsentSteps, unsentSteps } from '../../../src/services/unsentSteps.ts'

/** Forms of steps that were not sent are known to the account that filled them in, for their proposal. */

it('by account and proposal', () => {
  storage.write('infoId', 'meera')
  expect(unsentSteps('p')).toEqual([])
  const steps = [{ action: 'request_info' as const, offer: null, form: { ...emptyForm, text: 'How many?' } }]
  storeUnsentSteps('p', steps)
  expect([unsentSteps('p'), unsentSteps('q')]).toEqual([steps, []])
  storage.write('infoId', 'ravi')
  expect(unsentSteps('p')).toEqual([])
})
