import { expect, it } from 'vitest'
import { withAnswer } from '../../../src/domain/registration/answers.ts'

/** The error of an empty field goes with the answer that made the field required. */

const form = {
  answers: { company_name: '', designation_role: 'analyst' },
  errors: { company_name: 'required', last_name: 'required' } as const,
  keywordDrafts: {},
}
const chosen = (role: string) =>
  withAnswer({ kind: 'INVESTOR', step: 'basic', thisYear: 2026, known: {} }, form, 'designation_role', role).errors

it('an individual investor is no longer asked for a company', () => {
  expect(chosen('individual-investor')).toEqual({ last_name: 'required' })
})

it('a partner still is', () => {
  expect(chosen('managing-partner')).toEqual(form.errors)
})
