import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createActor, type StateValueFrom } from 'xstate'
import { planOffers, purchase, transaction } from '../../../flowlab/flows/membershipSamples.ts'
import { challenge } from '../../../flowlab/flows/samples.ts'
import type { TranslationFunctions } from '../../../src/i18n/i18n-types.ts'
import { oneTimeCodeMachine } from '../../../src/machines/oneTimeCodeMachine.ts'
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine.ts'
import { paymentMachine } from '../../../src/machines/paymentMachine.ts'
import { subscriptionsMachine } from '../../../src/machines/subscriptionsMachine.ts'
import { CodeEntry } from '../../../src/ui/login/CodeEntry.tsx'
import ResetPassword from '../../../src/ui/login/ResetPassword.tsx'
import { CardPayment } from '../../../src/ui/subscriptions/CardPayment.tsx'
import Subscriptions from '../../../src/ui/subscriptions/Subscriptions.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

/**
 * Each state of a flow on its screen: the words by which a person recognises it. A new state without a row does not
 * compile.
 */

type Said = (words: TranslationFunctions) => string
type ExpectedReads<State extends string> = Record<State, Said>

/** Checks that every state of the table shows its words, in both languages. */
function describeStates<State extends string>(
  flow: string,
  expectedReads: ExpectedReads<State>,
  at: (state: State) => ReactElement,
) {
  describe(flow, () => {
    for (const state of Object.keys(expectedReads) as State[])
      it.each(['en', 'hi'] as const)(`${state}, in %s`, (language) => {
        show(at(state), language)
        const said = expectedReads[state](wordsIn(language))
        expect(screen.queryAllByText(said, { exact: false }).length, said).toBeGreaterThan(0)
      })
  })
}

const offers = {
  mode: 'NEW',
  list: planOffers,
  subscription: null,
  begins: 'now',
  awaitsApproval: false,
  unfinished: null,
  exchangeRate: 1,
} as const
const subscriptions = createActor(subscriptionsMachine, {
  input: {
    loginType: 'investor',
    accountType: 'investor',
    requestedMode: 'NEW',
    origin: null,
    buyer: 'member',
    purchaseId: null,
    mobile: '+919820012345',
    offers: null,
  },
}).getSnapshot()
const loadingWord: Said = (words) => words.loading()
const plansWord: Said = (words) => words.subscriptions.period.monthly()
const checkoutWord: Said = (words) => words.subscriptions.checkout.summary()

describeStates<StateValueFrom<typeof subscriptionsMachine>>(
  'the plans',
  {
    loading: loadingWord,
    choosing: plansWord,
    reviewing: plansWord,
    verifyingMobile: plansWord,
    openingPurchase: checkoutWord,
    unanswered: (words) => words.subscriptions.unanswered(),
    checkingOut: checkoutWord,
    resuming: loadingWord,
    receiptShown: (words) => words.subscriptions.receipt.title(),
    subscribed: loadingWord,
    heldUp: (words) => words.subscriptions.heldUp(),
    unavailable: (words) => words.subscriptions.unavailable(),
  },
  (value) => {
    const context = {
      ...subscriptions.context,
      offers: { ...offers, list: [...planOffers] },
      chosen: planOffers[1] ?? null,
      purchase,
    }
    const snapshot = subscriptionsMachine.resolveState({ value, context })
    return <Subscriptions actor={createActor(subscriptionsMachine, { snapshot, input: context })} />
  },
)

describeStates<StateValueFrom<typeof paymentMachine>>(
  'a payment',
  {
    preparing: (words) => words.subscriptions.checkout.pay(),
    idle: (words) => words.subscriptions.checkout.pay(),
    checking: (words) => words.subscriptions.checkout.pay(),
    processing: (words) => words.subscriptions.checkout.processing(),
    confirming: (words) => words.subscriptions.checkout.processing(),
    retrying: (words) => words.subscriptions.checkout.processing(),
    confirmationPending: (words) => words.subscriptions.nextStep.check(),
    providerUnavailable: (words) => words.subscriptions.checkout.notLoaded(),
    over: (words) => words.subscriptions.nextStep.start_again(),
    paid: (words) => words.subscriptions.checkout.processing(),
  },
  (value) => {
    const statuses = { over: 'cancelled', confirmationPending: 'processing' } as const
    const { context } = createActor(paymentMachine, { input: { transaction, publishableKey: 'pk' } }).getSnapshot()
    const snapshot = paymentMachine.resolveState({
      value,
      context: {
        ...context,
        transactionStatus: value in statuses ? statuses[value as keyof typeof statuses] : 'requires_payment',
      },
    })
    return (
      <CardPayment
        payment={createActor(paymentMachine, { snapshot, input: { transaction, publishableKey: 'pk' } })}
        toMySubscription="/investor/my-subscription"
        onStartAgain={() => {}}
      />
    )
  },
)

describeStates<StateValueFrom<typeof passwordResetMachine>>(
  'a forgotten password',
  {
    starting: (words) => words.login.reset.send(),
    namingAccount: (words) => words.login.reset.send(),
    verifyingAccount: (words) => words.login.reset.change(),
    choosingPassword: (words) => words.login.reset.newTitle(),
    resetting: (words) => words.login.reset.newTitle(),
    unanswered: (words) => words.login.reset.newTitle(),
    resetUnconfirmed: (words) => words.login.reset.maybe(),
    reset: (words) => words.login.reset.success(),
    left: (words) => words.login.reset.success(),
  },
  (value) => {
    const name = { kind: 'email', email: 'a@b.in', country: 'IN', dialCode: '91', number: '' } as const
    const input = { loginType: 'investor', name, stored: null } as never
    const { context } = createActor(passwordResetMachine, { input }).getSnapshot()
    const snapshot = passwordResetMachine.resolveState({ value, context })
    return <ResetPassword actor={createActor(passwordResetMachine, { snapshot, input })} />
  },
)

type CodeState = StateValueFrom<typeof oneTimeCodeMachine>
type CodeLeaf = Exclude<Extract<CodeState, string>, 'codeSent'> | NonNullable<Exclude<CodeState, string>['codeSent']>
const codeEntered: Said = (words) => words.login.code.verify()

describeStates<CodeLeaf>(
  'a one-time code',
  {
    sendingCode: (words) => words.login.code.sending(),
    unsent: (words) => words.login.code.unsent(),
    over: (words) => words.login.code.expired(),
    awaitingCode: codeEntered,
    verifyingCode: codeEntered,
    resendingCode: codeEntered,
    unanswered: (words) => words.login.code.unanswered(),
    verified: codeEntered,
  },
  (leaf) => {
    const whole = ['sendingCode', 'unsent', 'over', 'verified']
    const value = (whole.includes(leaf) ? leaf : { codeSent: leaf }) as CodeState
    const input = { target: { kind: 'email' as const, email: 'a@b.in' } }
    const { context } = createActor(oneTimeCodeMachine, { input }).getSnapshot()
    const snapshot = oneTimeCodeMachine.resolveState({ value, context: { ...context, challenge } })
    return <CodeEntry actor={createActor(oneTimeCodeMachine, { snapshot, input })} />
  },
)
