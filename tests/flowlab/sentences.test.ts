import type { Flow } from 'flowlab/model/flow.ts'
import { inOneLine } from 'flowlab/properties/counterexample.ts'
import { verify, vocabularyOfFlow } from 'flowlab/properties/verify.ts'
import { walksOf } from 'flowlab/properties/walks.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { flowNamed } from '../../flowlab/registry.ts'
import { sentences } from '../../flowlab/sentences.ts'

/** The promises of the product's flows as sentences: each holds, and a deliberately broken flow violates it. */

interface State {
  on: Record<string, unknown>
  after: Record<string, unknown>
  always: unknown
  entry: unknown
  initial: string
  invoke: { onDone: unknown; onError: unknown }
  states: Record<string, State>
}

/** A way to break a flow, and the walk that then violates the promise. */
interface Wrong {
  says: string
  make: (states: Record<string, State>) => void
  brokenBy: string
}

const idleAgain = { target: 'idle' }

const wrongs: Readonly<Record<string, readonly Wrong[]>> = {
  payment: [
    {
      says: 'never "chargeCard has charged the card" twice before "confirmPayment answers"',
      make: ({ processing }) => Object.assign(processing?.invoke ?? {}, { onDone: idleAgain }),
      brokenBy:
        'provider.readied {"form":{"stripe":{},"elements":{}}} → payment.submitted → chargeCard has charged the card → payment.submitted → chargeCard has charged the card',
    },
    {
      says: 'after "the member pays", eventually "paid" or "idle" or "over" or "confirmationPending" or "providerUnavailable"',
      make: ({ retrying }) => Object.assign(retrying ?? {}, { after: {} }),
      brokenBy:
        'provider.readied {"form":{"stripe":{},"elements":{}}} → payment.submitted → chargeCard has charged the card → confirmPayment gets no answer, and nothing more',
    },
    {
      says: 'from "confirmationPending" the flow can reach "the server has confirmed that the payment was made"',
      make: ({ confirmationPending }) => Object.assign(confirmationPending ?? {}, { on: {} }),
      brokenBy: 'the start',
    },
  ],
  session: [
    {
      says: '"loadingAccount" leads to "loggedIn" or "accountUnavailable" or "loggedOut" or "loggingOut"',
      make: ({ loadingAccount }) =>
        Object.assign(loadingAccount?.invoke ?? {}, { onError: { target: 'loadingAccount', reenter: true } }),
      brokenBy: 'the start ↺ loadAccount gets no answer',
    },
    {
      says: 'from "loggedOut" the flow can reach "loggedIn"',
      make: ({ loggedOut }) =>
        Object.assign(loggedOut ?? {}, { on: { 'session.granted': {}, 'session.changedElsewhere': {} } }),
      brokenBy: 'the start',
    },
    {
      says: '"switchingAccount" leads to "loadingAccount" or "accountUnavailable" or "loggedOut"',
      make: ({ switchingAccount }) =>
        Object.assign(switchingAccount?.invoke ?? {}, { onError: { target: 'switchingAccount', reenter: true } }),
      brokenBy:
        'loadAccount answers with the account → account.switched {"accountType":"investment"} ↺ switchAccount gets no answer',
    },
  ],
  proposalDraft: [
    {
      says: 'never "sendProposal says yes" twice',
      make: ({ sending }) => Object.assign(sending?.invoke ?? {}, { onDone: 'writing' }),
      brokenBy:
        'message.changed {"message":"Shall we talk?"} → proposal.submitted → sendProposal says yes → proposal.submitted → sendProposal says yes',
    },
    {
      says: '"sending" leads to "writing" or "unanswered" or "over"',
      make: ({ sending }) => Object.assign(sending?.invoke ?? {}, { onError: { target: 'sending', reenter: true } }),
      brokenBy: 'message.changed {"message":"Shall we talk?"} → proposal.submitted ↺ sendProposal gets no answer',
    },
    {
      says: 'always, if "unanswered" then next not "writing"',
      make: ({ unanswered }) => Object.assign(unanswered?.on ?? {}, { 'message.changed': 'writing' }),
      brokenBy:
        'message.changed {"message":"Shall we talk?"} → proposal.submitted → sendProposal gets no answer → message.changed {"message":"Shall we talk?"}',
    },
  ],
  proposal: [
    {
      says: '"takeStep answers" only after "step.confirmed"',
      make: ({ shown }) => Object.assign(shown?.on ?? {}, { 'step.chosen': 'takingStep' }),
      brokenBy: 'loadProposal answers with the proposal → step.chosen {"action":"accept"} → takeStep says yes',
    },
    {
      says: '"takingStep" leads to "shown" or "confirming" or "stepUnanswered" or "offeringSubscription" or "loading"',
      make: ({ takingStep }) =>
        Object.assign(takingStep?.invoke ?? {}, { onError: { target: 'takingStep', reenter: true } }),
      brokenBy:
        'loadProposal answers with the proposal → step.chosen {"action":"accept"} → step.confirmed ↺ takeStep gets no answer',
    },
  ],
  oneTimeCode: [
    {
      says: 'never "verifyCode says yes" twice',
      make: ({ verified }) =>
        Object.assign(verified ?? {}, { type: undefined, on: { 'code.requested': 'sendingCode' } }),
      brokenBy:
        'sendCode says yes → code.changed {"code":"123456"} → code.submitted → verifyCode says yes → code.requested → sendCode says yes → code.changed {"code":"123456"} → code.submitted → verifyCode says yes',
    },
    {
      says: 'never "code.submitted" while "over"',
      make: ({ over }) => Object.assign(over?.on ?? {}, { 'code.submitted': {} }),
      brokenBy: 'sendCode refuses: OTP_TOO_MANY → code.submitted',
    },
    {
      says: 'after "codeSent", eventually "over" or "verified" or "sendingCode"',
      make: ({ codeSent }) => Object.assign(codeSent ?? {}, { after: {} }),
      brokenBy: 'sendCode says yes, and nothing more',
    },
  ],
  logout: [
    {
      says: 'after "logout.confirmed", eventually "left"',
      make: ({ endingSession }) => {
        Object.assign(endingSession ?? {}, { after: {} })
        Object.assign(endingSession?.invoke ?? {}, { onError: {} })
      },
      brokenBy: 'logout.confirmed → endSession gets no answer, and nothing more',
    },
  ],
  conversation: [
    {
      says: '"queued" leads to "sending" or "composing"',
      make: ({ queued }) => Object.assign(queued ?? {}, { after: {} }),
      brokenBy:
        'restoreWriting answers with an unsent message → sendMessage reports sending.settled {"outcome":{"ok":false,"refusal":{"code":"RATE_LIMITED","me…, and nothing more',
    },
  ],
  wizard: [
    {
      says: 'after "saveStep gets no answer", "unanswered" unless ("form.submitted" or "field.changed" or "draft.changed" or "later.requested" or "back.requested" or "step.chosen" or "leaving.requested")',
      make: ({ unanswered }) => Object.assign(unanswered?.on ?? {}, { 'draft.saved': 'editing' }),
      brokenBy: 'profileLoading answers with 0 steps done → form.submitted → saveStep gets no answer → draft.saved',
    },
  ],
}

const copied = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copied) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)])) as T
}

function changed(machine: AnyStateMachine, make: Wrong['make']): AnyStateMachine {
  const config = copied(machine.config) as unknown as { states: Record<string, State> }
  make(config.states)
  return createMachine(config as never, machine.implementations as never)
}

function named(name: string): Flow {
  const flow = flowNamed(name)
  if (!flow) throw new Error(name)
  return flow
}

it('every sentence is listed with a flow that breaks it', () => {
  const listed = Object.entries(wrongs).flatMap(([name, all]) => all.map(({ says }) => `${name}: ${says}`))
  const promised = Object.entries(sentences).flatMap(([name, all]) => all.map((says) => `${name}: ${says}`))
  expect(listed.sort()).toEqual(promised.sort())
})

describe.each(Object.entries(wrongs))('%s', (name, all) => {
  const flow = named(name)
  const graph = explore(flow.model)
  const vocabulary = vocabularyOfFlow(flow, graph)

  it.each(all)('$says', ({ says, make, brokenBy }) => {
    expect(sentences[name]).toContain(says)
    expect(verify(says, vocabulary, walksOf(graph))).toMatchObject({
      problem: null,
      verdict: { holds: true, unseen: [] },
    })
    const wrong = explore({ ...flow.model, machine: changed(flow.model.machine, make) })
    const verified = verify(says, vocabulary, walksOf(wrong))
    const walk = verified.problem ?? (verified.verdict.holds ? 'holds' : inOneLine(verified.verdict.counterexample))
    expect(walk).toBe(brokenBy)
  })
})
