import { expect, it } from 'vitest'
import { kindListedAt } from '../../src/addresses.ts'

it.each([
  ['/investor/capital-bridge', 'INVESTMENT'],
  ['/investor/capital-bridge?q=cold', 'INVESTMENT'],
  ['/investor/business-exchange?q=capital-bridge', 'WANT_TO_SELL'],
  ['/entrepreneur/want-to-grow/global-connect?sort=amount', 'WANT_TO_GROW'],
  ['/entrepreneur/investment/investors?q=/capital-bridge', 'INVESTOR'],
])('%s lists %s', (address, kind) => {
  expect(kindListedAt(address)).toBe(kind)
})
