import { describe, expect, it } from 'vitest'
import { firstStepsFor, nextStepsFor } from '../../src/domain/members/nextSteps.ts'
import type { ProfileStatus } from '../../src/domain/registration/statuses.ts'

const none = { waiting: 0, talking: 0, won: 0, over: 0 }
const idle = { my_turn: 0, unread_messages: 0, unanswered_questions: 0, stages: none }
const busy = { my_turn: 2, unread_messages: 3, unanswered_questions: 4, stages: { ...none, talking: 1 } }
const member = (status: ProfileStatus | null, steps_done = 3) => ({
  account_type: 'investment' as const,
  // A profile of another offering, which has no effect on this one.
  profiles: [
    { id: 'o', kind: 'WANT_TO_SELL' as const, status: 'approved' as const, steps_done: 3 },
    ...(status ? [{ id: 'p', kind: 'INVESTMENT' as const, status, steps_done }] : []),
  ],
  has_active_subscription: 1 as const,
  has_subscription_expired: 0 as const,
})
const named = (...of: Parameters<typeof nextStepsFor>) => nextStepsFor(...of).map(({ name }) => name)

describe('the suggested next step', () => {
  it('puts tasks that others wait for before those that concern only the member', () => {
    const expired = { ...member('changes_requested'), has_active_subscription: 0, has_subscription_expired: 1 } as const
    expect(nextStepsFor(expired, busy)).toEqual([
      { name: 'correct', count: 1 },
      { name: 'answer', count: 2 },
      { name: 'read', count: 3 },
      { name: 'renew', count: 1 },
    ])
  })

  it('is empty for a member with talks in progress and no proposal to answer', () => {
    const inTalks = { ...idle, stages: { ...none, waiting: 1 } }
    expect(named(member('approved'), inTalks)).toEqual([])
    expect(named(member('in_review'), idle)).toEqual([])
  })

  it.each([
    ['without a profile here', null, ['finish']],
    ['with one that was never submitted', 'draft', ['finish']],
    ['whose profile was rejected', 'rejected', ['correct']],
    ['who is approved and has written to nobody', 'approved', []],
  ] as const)('%s', (_, status, names) => {
    expect(named(member(status), idle)).toEqual(names)
  })

  it('is to answer the questions about a live listing, before reading messages', () => {
    expect(nextStepsFor(member('approved'), busy)).toEqual([
      { name: 'answer', count: 2 },
      { name: 'questions', count: 4 },
      { name: 'read', count: 3 },
    ])
  })

  it('is a plan before the first proposal can be sent', () => {
    expect(named({ ...member('approved'), has_active_subscription: 0 }, idle)).toEqual(['subscribe'])
  })
})

describe('the first steps', () => {
  it.each([
    [0, [false, false, false]],
    [1, [false, false, false]],
    [2, [true, false, false]],
    [3, [true, true, false]],
  ])('after %i steps of the registration', (steps, done) => {
    expect(firstStepsFor(member('draft', steps), idle)?.map((step) => step.done)).toEqual(done)
  })

  it('end with the first proposal', () => {
    expect(firstStepsFor(member('approved'), busy)).toBeNull()
  })
})
