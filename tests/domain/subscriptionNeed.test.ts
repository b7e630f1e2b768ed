import { expect, it } from 'vitest'
import { actionRules } from '../../src/domain/proposals/lifecycle.ts'

/**
 * Catalogue, section 3: new actions are locked after grace. A step that ends a proposal, is private or is automatic
 * stays open.
 */
it('each step that advances a proposal requires a permission of the plan, and no other step does', () => {
  const needs = Object.entries(actionRules).map(([action, terms]) => [action, terms.needs])
  expect(Object.fromEntries(needs)).toEqual({
    send: 'send_proposal',
    accept: 'accept_proposal',
    first_message: 'write_message',
    request_info: 'advance_proposal',
    answer: 'advance_proposal',
    shortlist: 'advance_proposal',
    request_nda: 'advance_proposal',
    sign_nda: 'advance_proposal',
    make_offer: 'advance_proposal',
    counter: 'advance_proposal',
    accept_offer: 'advance_proposal',
    accept_counter: 'advance_proposal',
    confirm_close: 'advance_proposal',
    open: null,
    unshortlist: null,
    decline: null,
    withdraw: null,
    refuse_nda: null,
    reject_offer: null,
    reject_counter: null,
    dispute_close: null,
    close_lost: null,
    time_out: null,
    pause: null,
    resume: null,
    block: null,
    delete_account: null,
    admin_remove: null,
  })
})
