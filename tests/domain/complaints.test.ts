import { describe, expect, it } from 'vitest'
import { mayComplain, offersComplaint } from '../../src/domain/proposals/complaints.ts'

const sentAt = new Date('2026-03-01T00:00:00Z')
const [after30Days, later] = [new Date('2026-03-31T00:00:00Z'), new Date('2026-03-31T00:00:01Z')]

describe('a credit may be requested back', () => {
  it.each([
    ['withdrawn before the receiver was shown it', 'withdrawn', null, after30Days, false],
    ['withdrawn after that', 'withdrawn', sentAt, after30Days, true],
    ['sent', 'sent', null, after30Days, true],
    ['sent more than 30 days ago', 'sent', null, later, false],
    ['a draft', 'draft', null, after30Days, false],
  ] as const)('of a proposal that is %s', (_, status, deliveredAt, now, expected) => {
    expect(mayComplain({ status, createdAt: sentAt, deliveredAt }, now)).toBe(expected)
  })
})

describe('the request is offered once the proposal leads to nothing', () => {
  it.each([
    ['sent', false],
    ['viewed', false],
    ['shortlisted', false],
    ['accepted', true],
    ['offer_made', true],
    ['due_diligence', false],
    ['close_pending', false],
    ['closed_won', false],
    ['closed_lost', true],
    ['declined', true],
    ['withdrawn', true],
    ['expired', false],
  ] as const)('%s: %s', (status, expected) => {
    expect(offersComplaint({ status, createdAt: sentAt, deliveredAt: sentAt }, after30Days)).toBe(expected)
    expect(offersComplaint({ status, createdAt: sentAt, deliveredAt: sentAt }, later)).toBe(false)
  })
})
