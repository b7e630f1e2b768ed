import { describe, expect, it } from 'vitest'
import { type Consequence, consequencesOf } from '../../src/domain/proposals/consequences.ts'
import { isRequestable, openStatuses, type ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { actionsFor } from '../../src/domain/proposals/readers.ts'
import type { ProposalStatus } from '../../src/domain/proposals/statuses.ts'

/** The consequences of a step, as shown to a person before taking it. */

const seen = (status: ProposalStatus, more: object = {}) => ({
  status,
  box: 'received' as const,
  brings: 'owner' as const,
  other: {
    kind: 'INVESTOR' as const,
    profile_id: '',
    name: '',
    name_hidden: false,
    headline: '',
    image_url: null,
    facts: [],
    instruments: [],
  },
  exclusive_until: null,
  may_be_exclusive: false,
  is_delivered: false,
  offer: null,
  ...more,
})

describe('the confirmation of a step', () => {
  it.each<[string, ProposalAction, ReturnType<typeof seen>, Consequence[]]>([
    ['an acceptance reveals name and contact', 'accept', seen('viewed'), ['reveals']],
    ['a refusal is final and shows its reason', 'decline', seen('viewed'), ['shows_reason', 'is_final']],
    [
      'one that was shown to nobody gives its credit back',
      'withdraw',
      seen('sent', { box: 'sent' }),
      ['returns_credit', 'rests', 'is_final'],
    ],
    [
      'one that was shown to its receiver does not',
      'withdraw',
      seen('viewed', { box: 'sent', is_delivered: true }),
      ['uses_credit', 'rests', 'is_final'],
    ],
    [
      'one withdrawn from talks hides the contact again',
      'withdraw',
      seen('in_discussion', { box: 'sent', is_delivered: true }),
      ['conceals', 'uses_credit', 'rests', 'is_final'],
    ],
    ['a draft uses one when it is sent', 'send', seen('draft', { box: 'sent' }), ['takes_credit']],
    ['a draft has used none', 'withdraw', seen('draft', { box: 'sent' }), ['is_final']],
    ['an accepted offer binds', 'accept_offer', seen('offer_made'), ['starts_due_diligence']],
    [
      'an accepted counter-offer too',
      'accept_counter',
      seen('countered', { brings: 'investor' }),
      ['starts_due_diligence'],
    ],
    ['a rejected one leaves the talks', 'reject_offer', seen('offer_made'), ['continues']],
    [
      'the first confirmation asks the other',
      'confirm_close',
      seen('due_diligence'),
      ['asks_to_confirm', 'will_close_listing', 'is_final'],
    ],
    [
      'and says that a sale ends the others',
      'confirm_close',
      seen('due_diligence', { may_be_exclusive: true }),
      ['asks_to_confirm', 'will_close_listing', 'will_end_others', 'is_final'],
    ],
    ['the second closes the listing', 'confirm_close', seen('close_pending'), ['closes_listing', 'is_final']],
    [
      'and where one business is sold, ends the others',
      'confirm_close',
      seen('close_pending', { may_be_exclusive: true, exclusive_until: '2026-12-01T00:00:00Z' }),
      ['closes_listing', 'ends_others', 'is_final'],
    ],
    [
      'ended talks hide the contact, show the reason and set the others free',
      'close_lost',
      seen('due_diligence', { exclusive_until: '2026-12-01T00:00:00Z' }),
      ['conceals', 'resumes_others', 'shows_reason', 'is_final'],
    ],
    [
      'a withdrawn proposal takes the sender’s own offer with it',
      'withdraw',
      seen('offer_made', { box: 'sent', is_delivered: true, offer: { mine: true } }),
      ['conceals', 'withdraws_offer', 'uses_credit', 'rests', 'is_final'],
    ],
    [
      'and so do ended talks, but not the offer of the other',
      'close_lost',
      seen('offer_made', { offer: { mine: false } }),
      ['conceals', 'shows_reason', 'is_final'],
    ],
    ['a requested NDA has its time', 'request_nda', seen('in_discussion'), ['asks_to_sign']],
    ['a refused one leaves the talks', 'refuse_nda', seen('nda_pending', { brings: 'investor' }), ['continues']],
    ['nobody is notified of a shortlist', 'shortlist', seen('viewed'), ['is_untold']],
  ])('%s', (_, action, proposal, expected) => {
    expect(consequencesOf(action, proposal)).toEqual(expected)
  })

  it('a reason that reports the other is not said to be shown', () => {
    const from = (action: ProposalAction, status: ProposalStatus, reason: string) =>
      consequencesOf(action, seen(status), reason).filter((one) => one === 'shows_reason' || one === 'reports')
    expect([
      from('decline', 'viewed', ''),
      from('decline', 'viewed', 'geography'),
      from('decline', 'viewed', 'suspicious-spam'),
      from('close_lost', 'in_discussion', 'suspicious-spam'),
      from('accept', 'viewed', 'suspicious-spam'),
    ]).toEqual([['shows_reason'], ['shows_reason'], ['reports'], ['reports'], []])
  })

  it('every step that a member may take has its own question', () => {
    for (const status of openStatuses)
      for (const side of ['sender', 'receiver'] as const)
        for (const brings of ['owner', 'investor'] as const)
          for (const action of actionsFor(status, { side, brings, hasRequestedClose: false }))
            expect([action, isRequestable(action) || ['open', 'first_message', 'block'].includes(action)]).toEqual([
              action,
              true,
            ])
  })
})
