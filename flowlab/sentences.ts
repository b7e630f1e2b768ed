/**
 * The promises of flows as sentences (packages/flowlab/README.md has the grammar), in addition to the rules in
 * `promises.ts`.
 */
export const sentences: Readonly<Record<string, readonly string[]>> = {
  payment: [
    'never "chargeCard has charged the card" twice before "confirmPayment answers"',
    'after "the member pays", eventually "paid" or "idle" or "over" or "confirmationPending" or "providerUnavailable"',
    'from "confirmationPending" the flow can reach "the server has confirmed that the payment was made"',
  ],
  session: [
    '"loadingAccount" leads to "loggedIn" or "accountUnavailable" or "loggedOut" or "loggingOut"',
    'from "loggedOut" the flow can reach "loggedIn"',
    '"switchingAccount" leads to "loadingAccount" or "accountUnavailable" or "loggedOut"',
  ],
  wizard: [
    'after "saveStep gets no answer", "unanswered" unless ("form.submitted" or "field.changed" or "draft.changed" or "later.requested" or "back.requested" or "step.chosen" or "leaving.requested")',
  ],
  proposalDraft: [
    'never "sendProposal says yes" twice',
    '"sending" leads to "writing" or "unanswered" or "over"',
    'always, if "unanswered" then next not "writing"',
  ],
  proposal: [
    '"takeStep answers" only after "step.confirmed"',
    '"takingStep" leads to "shown" or "confirming" or "stepUnanswered" or "offeringSubscription" or "loading"',
  ],
  oneTimeCode: [
    'never "verifyCode says yes" twice',
    'never "code.submitted" while "over"',
    'after "codeSent", eventually "over" or "verified" or "sendingCode"',
  ],
  conversation: ['"queued" leads to "sending" or "composing"'],
  logout: ['after "logout.confirmed", eventually "left"'],
}
