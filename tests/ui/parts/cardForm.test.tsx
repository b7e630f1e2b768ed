import { Elements } from '@stripe/react-stripe-js'
import { expect, it, vi } from 'vitest'
import { CardForm } from '../../../src/ui/parts/CardForm.tsx'
import { show } from '../../support/inLanguage.tsx'

vi.mock('@stripe/react-stripe-js', () => ({
  Elements: vi.fn(() => null),
  PaymentElement: () => null,
  useElements: () => null,
  useStripe: () => null,
}))
const nothing = () => {}

it.each([
  ['dark', 'night'],
  ['light', 'stripe'],
] as const)('the provider’s card form on a %s page has its theme “%s”', (scheme, theme) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${scheme})` }))
  show(<CardForm stripe={null} clientSecret="pi_1_secret_x" language="en" onReady={nothing} onFailed={nothing} />)
  vi.unstubAllGlobals()
  expect(vi.mocked(Elements).mock.lastCall?.[0].options).toMatchObject({ appearance: { theme } })
})
