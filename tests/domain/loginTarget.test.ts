import { expect, it } from 'vitest'
import { type LoginTarget, sameTarget } from '../../src/domain/loginTarget.ts'

const email = (address: string): LoginTarget => ({ kind: 'email', email: address })
const mobile = (number: string): LoginTarget => ({ kind: 'mobile', mobile: number })

it.each([
  [email('asha@demo.in'), email('asha@demo.in'), true],
  [email('asha@demo.in'), email('dev@demo.in'), false],
  [mobile('+919876543210'), mobile('+919876543210'), true],
  [mobile('+919876543210'), mobile('+919876543211'), false],
  [email('asha@demo.in'), mobile('+919876543210'), false],
  [mobile('+919876543210'), email('asha@demo.in'), false],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(sameTarget(one, other)).toBe(isSame)
})
