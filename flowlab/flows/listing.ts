import { flow } from 'flowlab/model/flow.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import { questionMachine } from '../../src/machines/questionMachine.ts'
import { reportMachine } from '../../src/machines/reportMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, no, offline, yes } from './answers.ts'
import { answeredQuestion, listing, question } from './listingSamples.ts'
import { byScreen } from './offered.ts'
import { listingReach } from './reachOfMembers.ts'
import { questionReach, reportReach } from './reachOfScreens.ts'
import { id } from './samples.ts'

const own = { listing, analytics: null }

const closed = {
  listing: {
    ...listing,
    can: { propose: false },
    propose_refusal: 'SUBSCRIPTION_REQUIRED' as const,
    documents_lock: 'SUBSCRIPTION_REQUIRED' as const,
    questions: { list: [], ask_refusal: 'SUBSCRIPTION_REQUIRED' as const, may_answer: false },
  },
  analytics: null,
}

const answeredByMember = {
  ...listing,
  is_own: true,
  questions: { list: [question, answeredQuestion], ask_refusal: 'FORBIDDEN' as const, may_answer: true },
}

const favourite = {
  listing: { ...listing, favourite: true, can: { propose: false }, propose_refusal: 'DUPLICATE_PROPOSAL' as const },
  analytics: null,
}

export const listingFlows = [
  flow('listing', listingMachine, {
    inputs: {
      'a listing': {
        ...{ id: 'l', base: addresses.base('investor', null), requestId: id },
        ...{ mustRenew: false, reader: null, listing: null, unsent: {} },
      },
      'an address of a preview': {
        ...{ id: 'l', base: addresses.base('entrepreneur', 'investment'), requestId: id },
        ...{ mustRenew: false, reader: 'stranger', listing: null, unsent: {} },
      },
      'a listing opened before': {
        id: 'l',
        base: addresses.base('investor', null),
        requestId: id,
        mustRenew: true,
        reader: null,
        listing: { ...listing, favourite: true },
        unsent: { proposal: 'Shall we talk?', ask: 'Who runs it?', a: 'The founder.' },
      },
    },
    ends: ['refused'],
    events: [
      { type: 'proposal.started' },
      { type: 'report.started' },
      { type: 'question.started', task: 'ask', id: null },
      { type: 'question.started', task: 'answer', id: 'a' },
      { type: 'question.started', task: 'remove', id: 'q' },
      { type: 'questionReport.started', id: 'q' },
      { type: 'reader.chosen', reader: 'stranger' },
      { type: 'reader.chosen', reader: null },
      { type: 'favourite.toggled' },
      { type: 'documents.requested' },
      { type: 'summary.requested' },
      { type: 'subscription.chosen' },
      { type: 'subscription.cancelled' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadListing: [
        yes(
          { ...own, listing: { ...listing, documents_lock: 'OPENING_NEEDED' as const } },
          'answers with a listing that may be proposed to',
        ),
        yes(closed, 'answers with a listing that needs a subscription'),
        yes(favourite, 'answers with a favourite that was proposed to already'),
        yes({ listing: { ...listing, reported: true }, analytics: null }, 'answers with one that was reported'),
        yes({ listing: answeredByMember, analytics: null }, 'answers with the member’s own'),
        no('NOT_FOUND'),
        offline,
      ],
      runAction: [yes(listing), no('QUOTA_EXCEEDED'), offline],
      downloadSummary: [answers({ ok: true as const, value: null }, 'is saved'), no('RATE_LIMITED'), offline],
      draft: [
        answers({ as: 'sent' as const, code: null, message: 'Shall we talk?' }, 'is sent'),
        answers({ as: 'plan' as const, code: 'QUOTA_EXCEEDED', message: 'Shall we talk?' }, 'needs a larger plan'),
        answers({ as: 'dropped' as const, code: null, message: 'Shall we' }, 'is dropped'),
      ],
      report: [answers({ sent: true }, 'is sent'), answers({ sent: false }, 'is dropped')],
      question: [
        answers(
          { listing: { ...listing, questions: { ...listing.questions, list: [question] } }, text: 'Who runs it?' },
          'is sent',
        ),
        answers({ listing: null, text: 'Who runs' }, 'is dropped'),
      ],
      questionReport: [answers({ sent: true }, 'is sent'), answers({ sent: false }, 'is dropped')],
    },
    maxSituations: 10_000,
    bound: ({ listing: shown, planMode, reader, task }) => [
      task,
      shown?.questions.list.length,
      reader,
      shown?.is_own,
      shown?.propose_refusal,
      shown?.documents_lock,
      shown?.reported,
      shown?.favourite,
      planMode,
    ],
    reach: { 'a listing': listingReach },
  }),

  flow('question', questionMachine, {
    inputs: {
      'a question of a reader': {
        ...{ task: 'ask', listingId: 'l', questionId: '', requestId: 'r', about: '', isEdit: false, text: '' },
      },
      'an answer of the owner': {
        ...{ task: 'answer', listingId: 'l', questionId: 'q', requestId: 'r' },
        ...{ about: question.text, isEdit: false, text: '' },
      },
      'a removal by the owner': {
        ...{ task: 'remove', listingId: 'l', questionId: 'q', requestId: 'r' },
        ...{ about: question.text, isEdit: false, text: '' },
      },
    },
    events: [
      { type: 'text.changed', text: 'What is churn?' },
      { type: 'question.submitted' },
      { type: 'question.cancelled' },
    ],
    outcomes: { sendQuestion: [yes(listing), no('BLOCKED'), offline] },
    bound: ({ text }) => text,
    reach: byScreen('question', questionReach),
  }),

  flow('report', reportMachine, {
    inputs: { 'a listing': { id: 'l' } },
    events: [
      { type: 'reason.chosen', reason: 'spam' },
      { type: 'text.changed', text: 'Look' },
      { type: 'report.submitted' },
      { type: 'report.cancelled' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadReasons: [answers([{ slug: 'spam', label: 'Spam' }], 'answers with the reasons'), offline],
      sendReport: [yes({}), no('FORBIDDEN'), offline],
    },
    bound: ({ reason, text }) => [reason, text],
    reach: byScreen('report', reportReach),
  }),
]
