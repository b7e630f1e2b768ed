import type { Sent } from '../../../support/wire.ts'

/**
 * `told`: the actor outputs the refusal. `thrown`: it fails. `nothing`: the refusal has no effect, for the given
 * reason.
 */
type Refused = 'told' | 'thrown' | { nothing: string }
export interface Write {
  input: unknown
  sends: readonly Sent[]
  refused?: Refused
}

export const sent = (call: string, body: unknown = {}): Sent => ({ call, body })
const removed = (path: string): Sent => sent(`DELETE ${path}`)

/** Every actor that writes, by flow and name; several rows if its input decides which call it makes. */
export const writes: Readonly<Record<string, Write | readonly Write[]>> = {
  'account.endSession': [
    { input: { id: 's2' }, sends: [removed('/sessions/s2')] },
    { input: { id: null }, sends: [removed('/sessions')] },
  ],
  'account.cancelDeletion': { input: undefined, sends: [removed('/account-deletion')] },
  'account.saveSharing': [
    { input: { isShared: true }, sends: [sent('PUT /account/sharing', { shares_steps: true })] },
    { input: { isShared: false }, sends: [sent('PUT /account/sharing', { shares_steps: false })] },
  ],
  'ownDetails.saveName': { input: { name: 'Asha Rao' }, sends: [sent('PUT /account/name', { name: 'Asha Rao' })] },
  'ownDetails.requestCode': [
    {
      input: { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' },
      sends: [
        sent('POST /account/contact/code', {
          target: { kind: 'email', email: 'a@b.in' },
          password: 'Sturdy#Bridge7',
        }),
      ],
    },
    {
      input: { target: { kind: 'mobile', mobile: '+919820012345' }, password: 'Sturdy#Bridge7' },
      sends: [
        sent('POST /account/contact/code', {
          target: { kind: 'mobile', mobile: '+919820012345' },
          password: 'Sturdy#Bridge7',
        }),
      ],
    },
  ],
  'ownDetails.changeContact': {
    input: { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7', proof: 'p' },
    sends: [
      sent('PUT /account/contact', {
        target: { kind: 'email', email: 'a@b.in' },
        password: 'Sturdy#Bridge7',
        token: 'p',
      }),
    ],
  },
  'accountDeletion.checkPassword': [
    {
      input: { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' },
      sends: [
        sent('POST /account-deletion/password', {
          target: { kind: 'email', email: 'a@b.in' },
          password: 'Sturdy#Bridge7',
        }),
      ],
    },
    {
      input: { target: { kind: 'mobile', mobile: '+919820012345' }, password: 'Sturdy#Bridge7' },
      sends: [
        sent('POST /account-deletion/password', {
          target: { kind: 'mobile', mobile: '+919820012345' },
          password: 'Sturdy#Bridge7',
        }),
      ],
    },
  ],
  'accountDeletion.requestDeletion': {
    input: { proof: 'p', password: 'Sturdy#Bridge7' },
    sends: [sent('POST /account-deletion', { token: 'p', password: 'Sturdy#Bridge7' })],
  },
  'oneTimeCode.sendCode': {
    input: { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' },
    sends: [
      sent('POST /account/contact/code', { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' }),
    ],
  },
  'oneTimeCode.resendCode': { input: { id: 'c' }, sends: [sent('POST /codes/c/resend')] },
  'oneTimeCode.verifyCode': {
    input: { id: 'c', code: '123456' },
    sends: [sent('POST /codes/c/verification', { code: '123456' })],
  },
  'changePassword.updatePassword': {
    input: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass2' },
    sends: [
      sent('POST /update-password', {
        current_password: 'Old#Pass1',
        password: 'New#Pass1',
        confirm_password: 'New#Pass2',
      }),
    ],
  },
  'chatMenu.runAction': [
    {
      input: { chatId: 'c', action: { kind: 'mute', muted: true } },
      sends: [sent('PUT /chats/c/settings', { muted: true })],
    },
    {
      input: { chatId: 'c', action: { kind: 'archive', archived: false } },
      sends: [sent('PUT /chats/c/settings', { archived: false })],
    },
    {
      input: { chatId: 'c', action: { kind: 'block', blocked: true } },
      sends: [sent('PUT /chats/c/settings', { blocked: true })],
    },
    {
      input: { chatId: 'c', action: { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: true } },
      sends: [removed('/chats/c/messages/m')],
    },
    {
      input: { chatId: 'c', action: { kind: 'delete', messageId: 'm', forAll: true, mayBeForAll: true } },
      sends: [sent('POST /chats/c/messages/m/deletion')],
    },
    {
      input: { chatId: 'c', action: { kind: 'report', report: { requestId: 'r', reason: 'spam', note: 'A fee' } } },
      sends: [sent('POST /chats/c/reports', { request_id: 'r', reason: 'spam', note: 'A fee' })],
    },
  ],
  'messageEdit.saveEdit': {
    input: { chatId: 'c', messageId: 'm', revision: 4, text: 'Good evening' },
    sends: [sent('PUT /chats/c/messages/m', { text: 'Good evening', revision: 4 })],
  },
  'contact.sendMessage': [false, true].map((attachesSteps) => ({
    input: {
      requestId: 'r',
      draft: { name: 'Asha', email: 'a@b.in', topic: 'payment', message: 'My receipt', attachesSteps },
    },
    // Nothing is attached where nothing is recorded: tests/ui/effects/attachedSteps.test.ts.
    sends: [
      sent('POST /contact', {
        request_id: 'r',
        name: 'Asha',
        email: 'a@b.in',
        topic: 'payment',
        message: 'My receipt',
      }),
    ],
  })),
  'documentUpload.deleteDocument': { input: { id: 'd' }, sends: [removed('/documents/d')] },
  'payment.confirmPayment': {
    input: { paymentIntent: 'pi', trxId: 't' },
    sends: [sent('POST /membership/payment', { payment_intent: 'pi', trx_id: 't' })],
  },
  'addonPurchase.openPurchase': {
    input: { planId: 'GLOBAL_CONNECT', types: ['GLOBAL_CONNECT'], confirmed: { minor: 99_900, currency: 'INR' } },
    sends: [
      sent('POST /buy-membership', {
        plan_id: 'GLOBAL_CONNECT',
        types: ['GLOBAL_CONNECT'],
        mode: 'ADDON',
        confirmed: { minor: 99_900, currency: 'INR' },
      }),
    ],
  },
  'subscriptions.openPurchase': [
    {
      input: {
        planId: 'investor-monthly',
        types: [],
        mode: 'RENEW',
        mobileProof: null,
        confirmed: { minor: 199_900, currency: 'INR' },
      },
      sends: [
        sent('POST /buy-membership', {
          plan_id: 'investor-monthly',
          types: [],
          mode: 'RENEW',
          confirmed: { minor: 199_900, currency: 'INR' },
        }),
      ],
    },
    {
      input: { planId: 'investor-free', types: [], mode: 'NEW', mobileProof: 'p', confirmed: null },
      sends: [sent('POST /buy-membership', { plan_id: 'investor-free', types: [], mode: 'NEW', mobile_proof: 'p' })],
    },
  ],
  'listing.runAction': [
    { input: { id: 'l', action: 'open' }, sends: [sent('POST /listings/l/opening')] },
    { input: { id: 'l', action: 'mark' }, sends: [sent('PUT /listings/l/favourite')] },
    { input: { id: 'l', action: 'unmark' }, sends: [removed('/listings/l/favourite')] },
  ],
  'proposalDraft.sendProposal': [true, false].map((draft) => ({
    input: { requestId: 'r', receiverProfileId: 'l', message: 'Shall we talk?', draft },
    sends: [sent('POST /proposals', { request_id: 'r', receiver_profile_id: 'l', message: 'Shall we talk?', draft })],
  })),
  'report.sendReport': {
    input: { id: 'l', reason: 'spam', text: 'Look' },
    sends: [sent('POST /listings/l/report', { reason: 'spam', text: 'Look' })],
  },
  'question.sendQuestion': (['ask', 'answer', 'remove'] as const).map((task) => ({
    input: { task, listingId: 'l', questionId: task === 'ask' ? '' : 'q', requestId: 'r', text: 'What is churn?' },
    sends: [
      {
        ask: sent('POST /listings/l/questions', { request_id: 'r', text: 'What is churn?' }),
        answer: sent('PUT /listings/l/questions/q/answer', { text: 'What is churn?' }),
        remove: removed('/listings/l/questions/q'),
      }[task],
    ],
  })),
  'listings.saveFavourite': [
    { input: { id: 'l', favourite: true }, sends: [sent('PUT /listings/l/favourite')] },
    { input: { id: 'l', favourite: false }, sends: [removed('/listings/l/favourite')] },
  ],
  'savedSearches.runAction': [
    {
      input: { what: 'save', kind: 'INVESTOR', name: 'Tea', alert: 'daily', query: { text: 'tea' } },
      sends: [
        sent('POST /saved-searches', {
          kind: 'INVESTOR',
          name: 'Tea',
          alert: 'daily',
          query: { text: 'tea' },
        }),
      ],
    },
    {
      input: { what: 'change', id: 's', name: 'Tea', alert: 'off' },
      sends: [sent('PUT /saved-searches/s', { name: 'Tea', alert: 'off' })],
    },
    { input: { what: 'remove', id: 's' }, sends: [removed('/saved-searches/s')] },
  ],
  'login.logIn': [
    {
      input: {
        loginType: 'entrepreneur',
        accountType: 'want-to-sell',
        target: { kind: 'email', email: 'a@b.in' },
        password: 'Sturdy#Bridge7',
        remember: true,
      },
      sends: [
        sent('POST /login', {
          login_type: 'entrepreneur',
          account_type: 'want-to-sell',
          target: { kind: 'email', email: 'a@b.in' },
          password: 'Sturdy#Bridge7',
          remember: true,
        }),
      ],
    },
    {
      input: {
        loginType: 'investor',
        accountType: null,
        target: { kind: 'mobile', mobile: '+919820012345' },
        password: 'Sturdy#Bridge7',
        remember: false,
      },
      sends: [
        sent('POST /login', {
          login_type: 'investor',
          target: { kind: 'mobile', mobile: '+919820012345' },
          password: 'Sturdy#Bridge7',
          remember: false,
        }),
      ],
    },
    // A locked login, with the code that was sent to the other address.
    {
      input: {
        loginType: 'investor',
        accountType: null,
        target: { kind: 'mobile', mobile: '+919820012345' },
        password: 'Sturdy#Bridge7',
        remember: false,
        proof: 'proof-of-the-code',
      },
      sends: [
        sent('POST /login', {
          login_type: 'investor',
          target: { kind: 'mobile', mobile: '+919820012345' },
          password: 'Sturdy#Bridge7',
          remember: false,
          code_proof: 'proof-of-the-code',
        }),
      ],
    },
  ],
  'passwordReset.resetPassword': {
    input: { proof: 'p', draft: { password: 'Fresh#Bridge8', confirmPassword: 'Fresh#Bridge9' } },
    sends: [sent('POST /reset-password', { token: 'p', password: 'Fresh#Bridge8', confirm_password: 'Fresh#Bridge9' })],
  },
  'mySubscription.applyChange': [
    { input: { kind: 'cancel' }, sends: [sent('POST /membership/cancellation')] },
    { input: { kind: 'resume' }, sends: [removed('/membership/cancellation')] },
    {
      input: { kind: 'downgrade', planId: 'investor-monthly' },
      sends: [sent('PUT /membership/next-plan', { plan_id: 'investor-monthly' })],
    },
    { input: { kind: 'keepPlan' }, sends: [sent('PUT /membership/next-plan', { plan_id: null })] },
    { input: { kind: 'refund', paymentId: 'y' }, sends: [sent('POST /membership/payments/y/refund')] },
  ],
  'billingDetails.saveBillingDetails': [
    { input: { details: null }, sends: [sent('PUT /billing-details', { details: null })] },
    { input: { details: { name: 'Asha' } }, sends: [sent('PUT /billing-details', { details: { name: 'Asha' } })] },
  ],
  'notifications.markRead': [
    { input: { id: 'n' }, sends: [sent('POST /notifications/read', { id: 'n' })], refused: 'thrown' },
    { input: { id: null }, sends: [sent('POST /notifications/read', { id: null })], refused: 'thrown' },
  ],
  'notificationPreferences.savePreferences': {
    input: { preferences: { kinds: {}, quiet: null } },
    sends: [sent('PUT /notification-preferences', { kinds: {}, quiet: null })],
  },
  'profileReview.submitProfile': {
    input: { kind: 'INVESTMENT' },
    sends: [sent('POST /profiles/investment/submission')],
  },
  'proposal.takeStep': [
    {
      input: { id: 'p', action: 'decline', request: { reason: 'geography', text: 'Too far' } },
      sends: [sent('POST /proposals/p/decline', { reason: 'geography', text: 'Too far' })],
    },
    {
      input: { id: 'p', action: 'send', request: { text: 'Shall we talk?' } },
      sends: [sent('PUT /proposals/p', { message: 'Shall we talk?' })],
    },
  ],
  'register.register': {
    input: {
      loginType: 'entrepreneur',
      proof: 'p',
      draft: {
        name: ' Asha Verma ',
        country: 'IN',
        dialCode: '91',
        mobile: '98200 98200',
        email: ' Asha@Bridge.in',
        password: 'Sturdy#Bridge7',
        confirmPassword: 'Sturdy#Bridge7',
        terms: true,
      },
    },
    sends: [
      sent('POST /register', {
        login_type: 'entrepreneur',
        name: 'Asha Verma',
        mobile: '+919820098200',
        email: 'asha@bridge.in',
        email_proof: 'p',
        password: 'Sturdy#Bridge7',
        confirm_password: 'Sturdy#Bridge7',
        accept_terms: true,
        language: 'en',
      }),
    ],
  },
  'session.switchAccount': {
    input: { accountType: 'investment' },
    sends: [sent('POST /context', { account_type: 'investment' })],
    refused: 'thrown',
  },
  'logout.unregisterDevice': {
    input: undefined,
    sends: [sent('POST /unregister-device', { token: 'device', push_type: 'WEB_PUSH' })],
    refused: 'thrown',
  },
  'logout.endSession': { input: undefined, sends: [sent('POST /logout')], refused: 'thrown' },
  'wizard.saveStep': {
    input: { kind: 'INVESTMENT', step: 'documents', answers: { has_pitch_deck: false, company_name: 'Verma' } },
    sends: [sent('PUT /profiles/investment/documents', { answers: { has_pitch_deck: false, video_demo_link: null } })],
  },
  'draftSaving.saveDraft': {
    input: { kind: 'INVESTMENT', answers: { city: 'Pune' } },
    sends: [sent('PUT /profiles/investment/draft', { answers: { city: 'Pune' } })],
  },
  'draftAutosave.saveDraft': {
    input: { kind: 'INVESTMENT', answers: { city: 'Pune' } },
    sends: [sent('PUT /profiles/investment/draft', { answers: { city: 'Pune' } })],
  },
}
