import { expect, it } from 'vitest'
import { claimsOf, endOfAddress, signedToken } from '../../server/kernel/crypto/signedToken.ts'

const claims = ['key', 'image/webp', 'छवि.webp', 1]

it('a token is read only with its secret, for its purpose and unchanged', () => {
  const token = signedToken('secret', 'file', claims)
  expect(claimsOf('secret', 'file', token)).toEqual(claims)
  expect(claimsOf('other', 'file', token)).toBeNull()
  expect(claimsOf('secret', 'receipt', token)).toBeNull()
  const [payload = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify(['another'])).toString('base64url')
  for (const forged of ['', '.', payload, `${payload}.`, `.${signature}`, `${other}.${signature}`, `${token}x`])
    expect(claimsOf('secret', 'file', forged), forged).toBeNull()
})

it('the token of an address is the same as in earlier versions, so that open pages keep their pictures', () => {
  expect(signedToken('secret', 'file', ['a', 'b', 'c', 7_200_000, 'stranger'])).toBe(
    'WyJhIiwiYiIsImMiLDcyMDAwMDAsInN0cmFuZ2VyIl0.UEM0UJkLgX3HoIzCgyGU2rizftVLHxCxNrTwu2wrvIw',
  )
})

it.each([
  ['2026-03-01T10:00:00.000Z', '2026-03-01T12:00:00.000Z'],
  ['2026-03-01T10:59:59.999Z', '2026-03-01T12:00:00.000Z'],
  ['2026-03-01T11:00:00.000Z', '2026-03-01T13:00:00.000Z'],
])('an address made at %s ends at %s', (now, end) => {
  expect(endOfAddress(new Date(now))).toBe(Date.parse(end))
})
