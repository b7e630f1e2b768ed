import { expect, it } from 'vitest'
import { mask } from '../../server/kernel/text/mask.ts'

/** Logs, operators and the screen that asks for a code see this much of a login name, and no more. */

it.each([
  ['an Indian number', '+919812345678', '+91-•••••5678'],
  ['a number of another country', '+6591234567', '+65-•••••4567'],
])('of %s the dial code and the last four digits are left', (_, mobile, masked) => {
  expect(mask({ kind: 'mobile', mobile })).toBe(masked)
})

it.each([
  ['asha@example.com', 'a•••@example.com'],
  ['a@b.in', 'a•••@b.in'],
])('of %s the first letter and the domain are left', (email, masked) => {
  expect(mask({ kind: 'email', email })).toBe(masked)
})
