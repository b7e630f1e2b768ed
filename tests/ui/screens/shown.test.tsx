import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  type StateValue,
} from 'xstate'
import { listing, proposal } from '../../../flowlab/flows/listingSamples.ts'
import { mySubscription, payment as paidOnce, transaction } from '../../../flowlab/flows/membershipSamples.ts'
import { profile } from '../../../flowlab/flows/profileSamples.ts'
import { id } from '../../../flowlab/flows/samples.ts'
import { blankLoginName } from '../../../src/domain/loginName.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import { maxLengths } from '../../../src/domain/validation/length.ts'
import { accountDeletionMachine } from '../../../src/machines/accountDeletionMachine.ts'
import { changePasswordMachine } from '../../../src/machines/changePasswordMachine.ts'
import { contactMachine } from '../../../src/machines/contactMachine.ts'
import { conversationMachine } from '../../../src/machines/conversationMachine.ts'
import { documentUploadMachine } from '../../../src/machines/documentUploadMachine.ts'
import { globalConnectMachine } from '../../../src/machines/globalConnectMachine.ts'
import { listingMachine } from '../../../src/machines/listingMachine.ts'
import { loginMachine } from '../../../src/machines/loginMachine.ts'
import { mySubscriptionMachine } from '../../../src/machines/mySubscriptionMachine.ts'
import { oneTimeCodeMachine } from '../../../src/machines/oneTimeCodeMachine.ts'
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine.ts'
import type { CardProblem } from '../../../src/machines/payment.ts'
import { paymentMachine } from '../../../src/machines/paymentMachine.ts'
import { proposalDraftMachine } from '../../../src/machines/proposalDraftMachine.ts'
import { proposalMachine } from '../../../src/machines/proposalMachine.ts'
import { registerMachine } from '../../../src/machines/registerMachine.ts'
import { reportMachine } from '../../../src/machines/reportMachine.ts'
import { savedSearchesMachine } from '../../../src/machines/savedSearchesMachine.ts'
import { subscriptionsMachine } from '../../../src/machines/subscriptionsMachine.ts'
import { wizardMachine } from '../../../src/machines/wizardMachine.ts'
import DeleteAccount from '../../../src/ui/account/DeleteAccount.tsx'
import { Composer } from '../../../src/ui/chats/Composer.tsx'
import { Outgoing } from '../../../src/ui/chats/Outgoing.tsx'
import GlobalConnectLink from '../../../src/ui/globalConnect/GlobalConnectLink.tsx'
import ChangePassword from '../../../src/ui/login/ChangePassword.tsx'
import { CodeEntry } from '../../../src/ui/login/CodeEntry.tsx'
import Login from '../../../src/ui/login/Login.tsx'
import ResetPassword from '../../../src/ui/login/ResetPassword.tsx'
import Listing from '../../../src/ui/market/Listing.tsx'
import { ListingDialogs } from '../../../src/ui/market/ListingDialogs.tsx'
import { ReportDialog } from '../../../src/ui/market/ReportDialog.tsx'
import { SavedSearches } from '../../../src/ui/market/SavedSearches.tsx'
import ContactSupport from '../../../src/ui/pages/ContactSupport.tsx'
import { FocusOnError } from '../../../src/ui/parts/FocusOnError.tsx'
import ProposalDetail from '../../../src/ui/proposals/ProposalDetail.tsx'
import { MissingAnswers } from '../../../src/ui/registration/MissingAnswers.tsx'
import Register from '../../../src/ui/registration/Register.tsx'
import { UploadSlot } from '../../../src/ui/registration/UploadSlot.tsx'
import { CardPayment } from '../../../src/ui/subscriptions/CardPayment.tsx'
import MySubscription from '../../../src/ui/subscriptions/MySubscription.tsx'
import { OrderSummary } from '../../../src/ui/subscriptions/OrderSummary.tsx'
import { Receipt } from '../../../src/ui/subscriptions/Receipt.tsx'
import { Review } from '../../../src/ui/subscriptions/Review.tsx'
import { show } from '../../support/inLanguage.tsx'

/** Checks shared by the states of a flow: each error is at its own field, and each value is unchanged. */

/** A flow in this state with this context, for any screen; it makes no call. */
function actorIn(machine: unknown, value: StateValue, context: object, input: unknown = {}): never {
  const flow = machine as AnyStateMachine
  const begun = createActor(flow, { input } as never).getSnapshot()
  const snapshot = flow.resolveState({ value, context: { ...begun.context, ...context } })
  return createActor(flow, { snapshot, input } as never) as never
}

const silent = fromCallback(() => {})

/** The error messages by the name of their field: the texts that describe the field. */
function errorsShown(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
  return Object.fromEntries(
    fields.map((field) => {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
      const error = ids.find((one) => one.endsWith('-error'))
      const label = field.labels?.[0]?.textContent?.replace(/ \*$/, '') ?? field.getAttribute('aria-label') ?? ''
      return [label, document.getElementById(error ?? '')?.textContent ?? '']
    }),
  )
}

const weak = 'Password must include uppercase, lowercase, number, and special character, and be at least 8 characters.'
const blank = { requestId: 'r', lastId: id, draft: { name: '', email: '', topic: 'account', message: '' } }
const loginInput = { loginType: 'investor', accountType: null, stored: null }
const proved = { loginType: 'investor', name: blankLoginName, proof: 'p', inLogin: false }
const shownProposal = (action: string, wrong: readonly string[], form: object = {}) => {
  const errors = Object.fromEntries(wrong.map((field) => [field, 'invalid']))
  const input = { id: 'p', base: '/investor', currency: 'INR', mustRenew: false }
  const begun = createActor(proposalMachine, { input } as never).getSnapshot().context
  const lists = { decline_reason: [], lost_reason: [], instruments: [], currencies: ['INR'] }
  const context = { proposal, lists, action, errors, form: { ...begun.form, ...form } }
  return actorIn(proposalMachine, 'confirming', context, input)
}
function typedIn(machine: unknown, input: unknown, events: readonly AnyEventObject[]): never {
  const actor = createActor(machine as AnyStateMachine, { input } as never).start()
  for (const event of events) actor.send(event)
  return actor as never
}

const forms: readonly (readonly [string, () => ReactElement, Record<string, string>])[] = [
  [
    'the login, left empty',
    () => <Login actor={typedIn(loginMachine, loginInput, [{ type: 'form.submitted' }])} />,
    { Email: 'Please enter email', Password: 'Please enter password' },
  ],
  [
    'the login, by a mobile number that is none and a weak password',
    () => (
      <Login
        actor={typedIn(loginMachine, loginInput, [
          { type: 'field.changed', change: { by: 'mobile', mobile: '1', password: 'p' } },
          { type: 'form.submitted' },
        ])}
      />
    ),
    { 'Mobile number': 'Please enter valid mobile number', Password: weak },
  ],
  [
    'a forgotten password, without an account',
    () => (
      <ResetPassword
        actor={typedIn(passwordResetMachine, { loginType: 'investor', name: blankLoginName, stored: null }, [
          { type: 'form.submitted' },
        ])}
      />
    ),
    { Email: 'Please enter email' },
  ],
  [
    'a new password that is weak and confirmed otherwise',
    () => (
      <ResetPassword
        actor={typedIn(passwordResetMachine, { loginType: 'investor', name: blankLoginName, stored: proved }, [
          { type: 'field.changed', change: { password: 'p', confirmPassword: 'q' } },
          { type: 'form.submitted' },
        ])}
      />
    ),
    { 'New password': weak, 'Confirm password': 'Password not match' },
  ],
  [
    'a change of the password, left empty',
    () => <ChangePassword actor={typedIn(changePasswordMachine, undefined, [{ type: 'form.submitted' }])} />,
    {
      'Current password': 'Please enter current password',
      'New password': 'Please enter new password',
      'Confirm password': 'Please enter confirm password',
    },
  ],
  [
    'a message to support, left empty',
    () => <ContactSupport actor={typedIn(contactMachine, blank, [{ type: 'form.submitted' }])} />,
    {
      'Your name': 'Please enter your name',
      Email: 'Please enter email',
      'Your message': 'Please enter your message',
    },
  ],
  [
    'the deletion of an account, left empty',
    () => (
      <DeleteAccount actor={typedIn(accountDeletionMachine, { name: blankLoginName }, [{ type: 'form.submitted' }])} />
    ),
    { Email: 'Please enter email', Password: 'Please enter password' },
  ],
  [
    'a registration',
    () => (
      <Register
        actor={actorIn(
          registerMachine,
          'editing',
          {
            errors: {
              name: 'required',
              mobile: 'invalidMobile',
              email: 'emailTaken',
              password: 'passwordWeak',
              confirm_password: 'passwordMismatch',
            },
          },
          { loginType: 'investor', opensOffering: false, typed: null },
        )}
      />
    ),
    {
      Name: 'Please enter your name',
      'Mobile number': 'Please enter valid mobile number',
      Email: 'An account with this email already exists',
      Password: weak,
      'Confirm password': 'Password not match',
    },
  ],
  [
    'a proposal that is declined without a reason',
    () => <ProposalDetail actor={shownProposal('decline', ['reason'])} />,
    { Reason: 'Please choose a reason' },
  ],
  ...(
    [
      ['amount', 'Amount', 'Please enter an amount without decimals'],
      ['instrument', 'Instrument', 'Please choose an instrument'],
      ['stake', 'Stake (%)', 'Enter 0–100, up to two decimal places'],
      ['interest', 'Interest (% a year)', 'Enter 0–100, up to two decimal places', 'term-loan'],
      ['term_months', 'Term (months)', 'Enter 1 to 360 months', 'term-loan'],
      [
        ...['valuation_cap', 'Valuation cap (optional)'],
        ...['Please enter an amount without decimals, or leave this empty', 'safe-isafe'],
      ],
      [
        ...['discount', 'Discount (%, optional)'],
        ...['Enter 0–100, up to two decimal places, or leave this empty', 'safe-isafe'],
      ],
      [
        ...['revenue_share', 'Share of monthly revenue (%)'],
        ...['Enter more than 0 and at most 100, up to two decimal places', 'revenue-based'],
      ],
      [
        ...['repayment_cap', 'Repayment cap (times the amount)'],
        ...['Enter 1 to 10, up to two decimal places', 'revenue-based'],
      ],
      ['interest', 'Interest (% a year, optional)', 'Enter 0–100, up to two decimal places', 'convertible-note'],
      ['term_months', 'Maturity (months, optional)', 'Enter 1 to 360 months', 'convertible-note'],
      ['term_months', 'Longest term (months, optional)', 'Enter 1 to 360 months', 'revenue-based'],
      ['validity_days', 'Valid for (3 to 30 days)', 'Enter a number of days from 3 to 30'],
    ] as [string, string, string, string?][]
  ).map(
    ([field, label, words, instrument = 'equity']) =>
      [
        `an offer (${instrument}) whose ${field} alone is wrong`,
        () => <ProposalDetail actor={shownProposal('make_offer', [field], { instrument })} />,
        { [label]: words },
      ] as const,
  ),
]

describe('an error is shown at its own field', () => {
  it.each(forms)('%s', (_, draw, errors) => {
    show(draw())
    expect(errorsShown()).toEqual(errors)
  })

  it('and the first of them has the focus, unless somebody types elsewhere', async () => {
    const fields = (attempt: number) => (
      <main>
        <input aria-label="Right" />
        <input aria-label="Wrong" aria-invalid="true" />
        <input aria-label="Wrong too" aria-invalid="true" />
        <FocusOnError attempt={attempt} />
      </main>
    )
    show(fields(0))
    expect(document.activeElement).toBe(document.body)
    show(fields(1))
    expect(document.activeElement).toBe(screen.getByLabelText('Wrong'))
  })
})

const linesOf = (list: Element | null) =>
  [...(list?.children ?? [])].map((line) => line.textContent?.replace(/\s+/g, ' ').trim())
const quote = {
  amount: { minor: 169_900, currency: 'INR' },
  lines: [
    {
      kind: 'plan',
      subject: 'investor-monthly',
      amount: { minor: 199_900, currency: 'INR' },
      until: transaction.period_end,
    },
    {
      kind: 'credit',
      subject: 'investor-monthly',
      amount: { minor: -30_000, currency: 'INR' },
      until: transaction.period_end,
    },
  ],
  period_start: '2026-11-21T08:00:00.000Z',
  period_end: '2026-12-21T08:00:00.000Z',
} as const

describe('a payment', () => {
  it('is listed line by line, in its currency, with its parts, the rate and its expiry', () => {
    show(<OrderSummary quote={quote as never} name="Investor (monthly)" rate={0.012} />)
    expect(linesOf(document.querySelector('dl'))).toEqual([
      'Subscription Payment',
      'Investor (monthly)',
      'Investor (monthly)',
      '₹1,999.00',
      'Credit for the unused part of Investor (monthly), until 21-Nov-2026',
      '−₹300.00',
      'Amount',
      '₹1,699.00 INR',
      'Taxes & fees: Included',
      'From 21-Nov-2026 until 21-Dec-2026',
      'Total',
      '₹1,699.00',
      '',
    ])
  })

  it('in another currency has the exchange rate used', () => {
    const inDollars = { ...quote, amount: { minor: 2_000, currency: 'USD' }, lines: [] }
    show(<OrderSummary quote={inDollars as never} name="Investor (monthly)" rate={0.0125} />)
    const lines = linesOf(document.querySelector('dl'))
    expect(lines).toContain('$20.00 USD')
    expect(lines.at(-1)).toBe('1 USD = 80 INR')
  })

  it('before the purchase shows the price and the day on which it ends', () => {
    const plan = { id: 'investor-monthly' }
    const actor = actorIn(
      subscriptionsMachine,
      'reviewing',
      { chosen: { plan, quote: { ...quote, lines: [] }, types: ['GLOBAL_CONNECT'], refusal: null } },
      { buyer: 'member', requestedMode: 'NEW', loginType: 'investor' },
    )
    show(<Review actor={actor} />)
    const text = document.querySelector('dialog')?.textContent ?? ''
    expect(text).toContain('₹1,699.00')
    expect(/[^.]*21-Dec-2026[^.]*/.exec(text)?.[0]).not.toContain('21-Nov-2026')
  })

  it('after the purchase shows the receipt as a file', () => {
    const receipt = { number: 'R-1', url: '/receipts/1', pdf_url: '/receipts/1.pdf' }
    const actor = actorIn(
      subscriptionsMachine,
      'receiptShown',
      { purchase: { transaction: { ...transaction, receipt } } },
      { buyer: 'member', requestedMode: 'NEW', loginType: 'investor' },
    )
    show(<Receipt actor={actor} />)
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/receipts/1.pdf'])
  })

  it.each([
    ['idle', ['Payment failed. Please try again. You haven’t been charged.']],
    ['processing', []],
    ['confirming', []],
    ['retrying', []],
  ])('that failed shows the known details: in %s', (state, received) => {
    const actor = actorIn(paymentMachine, state, { problem: { why: 'failed' } }, { transaction, publishableKey: 'pk' })
    show(<CardPayment payment={actor} toMySubscription="/" onStartAgain={() => {}} />)
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(received)
  })

  const trouble: Readonly<Record<CardProblem['why'], string>> = {
    declined: 'Your card has insufficient funds. You haven’t been charged.',
    incomplete: 'Check your card details and try again. You haven’t been charged.',
    unauthenticated:
      'We are unable to authenticate your payment method. Try again, or use another card. You haven’t been charged.',
    failed: 'Payment failed. Please try again. You haven’t been charged.',
    unknown: 'We couldn’t check whether your payment went through. If you try again, you won’t be charged twice.',
  }
  it.each(Object.entries(trouble))('whose problem is %s says whether the card was charged', (why, words) => {
    const problem = { why, message: 'Your card has insufficient funds.' }
    const actor = actorIn(paymentMachine, 'idle', { problem }, { transaction, publishableKey: 'pk' })
    show(<CardPayment payment={actor} toMySubscription="/" onStartAgain={() => {}} />)
    expect(screen.getByRole('alert').textContent).toBe(words)
  })

  it('in the history shows its item, its two receipts, and the next step for its status', () => {
    const payment = (status: string, more: object = {}) => ({
      ...{ uuid: status, plan_name: 'Monthly', amount: { minor: 199_900, currency: 'INR' }, mode: 'NEW', status },
      ...{ created_at: '2026-11-21T08:00:00.000Z', receipt_url: null, receipt_pdf_url: null },
      ...{ can_refund: false, after_refund: null, refund_note: null },
      ...more,
    })
    const payments = [
      payment('confirmed', { receipt_url: '/receipts/1', receipt_pdf_url: '/receipts/1.pdf' }),
      payment('requires_payment'),
      payment('failed', { mode: 'ADDON' }),
      payment('disputed'),
      payment('cancelled'),
    ]
    const mine = { ...mySubscription, payments, payments_cursor: null }
    const input = { plansAt: '/investor/subscriptions', purchaseId: null }
    show(<MySubscription actor={actorIn(mySubscriptionMachine, 'shown', { mine }, input)} />)
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    )
    expect(rows).toEqual([
      ['/receipts/1', '/receipts/1.pdf'],
      ['/investor/subscriptions?mode=NEW&payment=requires_payment&origin=my-subscription'],
      ['?payment=failed'],
      ['/contact-support'],
      [],
    ])
    expect(document.querySelector('tbody td.number')?.textContent).toBe('₹1,999.00')
  })
})

describe('the limit of saved searches', () => {
  const saved = { id: 's', kind: 'INVESTMENT', name: 'Tea', query: {}, criteria: [], alert: 'daily', created_at: '' }
  const full = 'You’ve saved all the searches your plan allows. Delete one to save another, or choose a larger plan.'
  it.each([
    ['is not reached', [saved], 2, [], ['Save this search'], ['1 of 2 used']],
    ['is reached', [saved], 1, [full], ['See plans'], ['1 of 1 used']],
    ['is none', [], 0, ['Saved searches come with a plan.'], ['See plans'], []],
  ])('%s: said before a press', (_, list, allowed, sentences, buttons, used) => {
    const input = { kind: 'INVESTMENT', base: '/investor' }
    const searches = actorIn(savedSearchesMachine, 'shown', { list, allowed, name: 'Rice', query: {} }, input)
    const listings = {
      getSnapshot: () => ({ children: { savedSearches: searches } }),
      subscribe: () => ({ unsubscribe: () => {} }),
    }
    show(<SavedSearches list={listings as never} />)
    const dialog = screen.getByRole('dialog')
    const texts = (selector: string) => [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent)
    expect([
      texts('.body > p').filter((text) => !text?.includes(' of ')),
      texts('.body button[data-variant=primary]'),
    ]).toEqual([sentences, buttons])
    expect(screen.queryAllByText(/ of \d used/).map(({ textContent }) => textContent)).toEqual(used)
    expect(screen.queryByLabelText('Name of the search') !== null).toBe(buttons.includes('Save this search'))
  })
})

describe('the question before a refund', () => {
  const trial = { plan_id: 'investor-free-trial', period_end: '2026-12-06T08:00:00.000Z' }
  it.each([
    [null, 'You’ll be refunded in full and lose access immediately.'],
    [
      trial,
      'You’ll be refunded in full. What you bought with this payment ends immediately; after that you have Investor (free trial) until 06-Dec-2026.',
    ],
  ])('says which plan remains: %s', (after_refund, words) => {
    const mine = { ...mySubscription, payments: [{ ...paidOnce, can_refund: true, after_refund }] }
    const change = { kind: 'refund', paymentId: paidOnce.uuid }
    const input = { plansAt: '/investor/subscriptions', purchaseId: null }
    show(<MySubscription actor={actorIn(mySubscriptionMachine, 'confirming', { mine, change }, input)} />)
    expect(screen.getByRole('dialog').querySelector('p')?.textContent).toBe(words)
  })
})

describe('the target of a button', () => {
  it.each([
    ['investor', 'reset'],
    ['entrepreneur', 'reset'],
    ['investor', 'resetUnconfirmed'],
    ['entrepreneur', 'resetUnconfirmed'],
  ] as const)('a new password of the %s, in %s: the login of that role', (loginType, state) => {
    document.body.innerHTML = ''
    const input = { loginType, name: blankLoginName, stored: null }
    show(<ResetPassword actor={actorIn(passwordResetMachine, state, {}, input)} />)
    expect(screen.getByText('Login').getAttribute('href')).toBe(`/${loginType}/login`)
  })

  it.each(['sent', 'received'] as const)('a proposal that was %s: the box that it is in', (box) => {
    const input = { id: 'p', base: '/investor', currency: 'INR', mustRenew: false }
    show(<ProposalDetail actor={actorIn(proposalMachine, 'shown', { proposal: { ...proposal, box } }, input)} />)
    expect(screen.getByText('All proposals').getAttribute('href')).toBe(`/investor/my-proposals?box=${box}`)
  })
})

describe('remaining attempts and refusals', () => {
  it.each([
    [5, ''],
    [4, '4 attempts left'],
    [1, '1 attempt left'],
  ])('for a code: %s attempts', (tries_left, words) => {
    const challenge = {
      ...{ status: true, challenge_id: 'c', target: 'a•••@b.in', tries_left },
      ...{ server_time: '2026-11-21T08:00:00Z', resend_at: '2026-11-21T08:00:30Z', expires_at: '2026-11-21T08:15:00Z' },
    }
    const input = { target: { kind: 'email', email: 'a@b.in' } }
    show(<CodeEntry actor={actorIn(oneTimeCodeMachine, { codeSent: 'awaitingCode' }, { challenge }, input)} />)
    const described = screen.getByRole('textbox').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent ?? '').toBe(words)
  })

  it('for a document: announced, whether it is missing, wrong or refused', async () => {
    const input = { kind: 'INVESTMENT', document: 'business-photo', stored: null, requestId: id }
    const received = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    const slot = (context: object, error?: string) => (
      <UploadSlot actor={actorIn(documentUploadMachine, 'idle', context, input)} lists={{}} required error={error} />
    )
    await act(async () => void show(slot({}, 'Please upload this document')))
    expect(received()).toEqual(['Please upload this document'])
    show(slot({ refusal: { code: 'FILE_TYPE', message: 'Not this kind.', fields: {} } }, 'Please upload this document'))
    expect(received()).toEqual(['Not this kind.'])
    show(slot({ stored: profile.documents[0] }))
    expect(received()).toEqual([])
  })
})

/** Both buttons lead to the same state, so the test compares their effects. */
describe('a question’s buttons name their answers', () => {
  const proposalInput = { id: 'p', base: '/investor', currency: 'INR', mustRenew: false }
  const listingInput = { id: 'l', base: '/investor', requestId: 'r', mustRenew: false, reader: null }
  const gate = { base: '/investor', purchaseId: null }
  type Question = readonly [
    string,
    AnyStateMachine,
    string,
    object,
    object,
    string,
    (actor: never) => ReactElement,
    string,
    string,
  ]
  const questions: readonly Question[] = [
    ...(['offeringPlan', 'offeringRenewal', 'offeringLongerPlan'] as const).map(
      (state): Question => [
        `the gate of Global Connect: ${state}`,
        globalConnectMachine,
        state,
        gate,
        {},
        'choosePlan',
        (actor) => <GlobalConnectLink actor={actor} />,
        ...(state === 'offeringLongerPlan' ? (['See plans', 'Close'] as const) : (['Yes', 'No'] as const)),
      ],
    ),
    [
      'a proposal that needs a plan',
      proposalMachine,
      'offeringSubscription',
      proposalInput,
      { proposal },
      'goToPlans',
      (actor) => <ProposalDetail actor={actor} />,
      'Yes',
      'No',
    ],
    [
      'a listing that needs a plan',
      listingMachine,
      'offeringSubscription',
      listingInput,
      { listing },
      'goToPlans',
      (actor) => <Listing actor={actor} />,
      'Yes',
      'No',
    ],
  ]

  it.each([
    ['Send proposal', false],
    ['Save as draft', true],
  ])('a proposal: %s', async (name, asDraft) => {
    const machine = proposalDraftMachine.provide({
      actors: { sendProposal: fromPromise(() => new Promise<never>(() => {})) } as never,
    })
    const actor = createActor(machine, { input: { receiverProfileId: 'l', requestId: 'r', message: '' } }).start()
    actor.send({ type: 'message.changed', message: 'Shall we talk?' })
    const listingOf = {
      getSnapshot: () => ({ value: 'writing', context: { listing: null }, children: { draft: actor } }),
      subscribe: () => ({ unsubscribe() {} }),
    }
    document.body.innerHTML = ''
    show(<ListingDialogs actor={listingOf as never} />)
    await act(async () => screen.getByRole('button', { name }).click())
    const { value, context } = actor.getSnapshot()
    expect([value, context.asDraft]).toEqual(['sending', asDraft])
  })

  it('a draft that was not saved is offered again as a draft', () => {
    const child = actorIn(proposalDraftMachine, 'unanswered', { message: 'Shall we talk?', asDraft: true })
    const actor = {
      getSnapshot: () => ({ value: 'writing', context: { listing: null }, children: { draft: child } }),
      subscribe: () => ({ unsubscribe() {} }),
    }
    document.body.innerHTML = ''
    show(<ListingDialogs actor={actor as never} />)
    expect(screen.getByRole('alert').textContent).toBe(
      'We couldn’t save your draft. Your message is safe; please try again.',
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Save as draft'])
  })

  it.each(questions)('%s', async (_, machine, state, input, context, action, draw, yes, no) => {
    for (const [name, times] of [
      [no, 0],
      [yes, 1],
    ] as const) {
      document.body.innerHTML = ''
      const done = vi.fn()
      const nothing = Object.fromEntries(Object.keys(machine.implementations.actors).map((one) => [one, silent]))
      const provided: AnyStateMachine = machine.provide({ actors: nothing, actions: { [action]: done } } as never)
      const { context: begun } = createActor(provided, { input } as never).getSnapshot()
      const snapshot = provided.resolveState({ value: state, context: { ...begun, ...context } })
      const actor = createActor(provided, { snapshot, input } as never).start()
      await act(async () => void show(draw(actor as never)))
      await act(async () => screen.getByRole('button', { name }).click())
      expect([name, done.mock.calls.length, actor.getSnapshot().value]).not.toContain(state)
      expect([name, done.mock.calls.length]).toEqual([name, times])
    }
  })
})

it('a refused message is announced, a pending one is not', () => {
  const input = { chatId: 'c', owner: 'u investor', lastId: id }
  const queued = (clientId: string, problem: object | null) => ({ clientId, text: clientId, file: null, problem })
  const outgoing = [
    queued('first', { refusal: { code: 'BLOCKED', message: 'You cannot write here.', fields: {} } }),
    queued('third', null),
  ]
  show(<Outgoing name="Verma Cold Chain" actor={actorIn(conversationMachine, 'composing', { outgoing }, input)} />)
  const received = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect([received.length, received[0]]).toEqual([1, expect.stringContaining('You cannot write here.')])
})

describe('a text that is too long', () => {
  const reportWords = {
    ...{
      title: () => 'Report',
      reason: () => 'Reason',
      choose: () => 'Choose',
      text: () => 'Text',
      send: () => 'Send',
    },
    ...{ cancel: () => 'Cancel', lost: () => '', unanswered: () => '' },
    tooLong: ({ count }: { count: number }) => `${count} too many`,
  }
  const draftInput = { receiverProfileId: 'l', requestId: 'r', message: '' }
  const writing: readonly (readonly [string, number, (text: string) => ReactElement])[] = [
    [
      'of a report',
      maxLengths.report,
      (text) => (
        <ReportDialog
          actor={actorIn(reportMachine, 'writing', { reason: 'spam', text }, { id: 'l' })}
          words={reportWords as never}
        />
      ),
    ],
    [
      'of a proposal',
      maxLengths.proposal,
      (message) => {
        const child = actorIn(proposalDraftMachine, 'writing', { message }, draftInput)
        const actor = {
          getSnapshot: () => ({ value: 'writing', context: { listing: null }, children: { draft: child } }),
          subscribe: () => ({ unsubscribe() {} }),
        }
        return <ListingDialogs actor={actor as never} />
      },
    ],
  ]

  it.each(writing)('%s shows an error at its field and cannot be sent', (_, most, draw) => {
    for (const over of [0, 1]) {
      document.body.innerHTML = ''
      show(draw('x'.repeat(most + over)))
      expect(Object.values(errorsShown()).length).toBe(over)
      const send = screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
      expect([over, send.disabled]).toEqual([over, over > 0])
    }
  })

  it('of a message is reported at its field, with the remaining length shortly before', () => {
    const input = { chatId: 'c', owner: 'u investor', lastId: id }
    const described = (length: number) => {
      show(
        <Composer
          name="Verma Cold Chain"
          actor={actorIn(conversationMachine, 'composing', { draft: 'x'.repeat(length) }, input)}
        />,
      )
      const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
      return [Object.values(errorsShown()).length, ids.length]
    }
    expect(described(maxLengths.message - 200)).toEqual([0, 0])
    expect(described(maxLengths.message)).toEqual([0, 1])
    expect(described(maxLengths.message + 1)).toEqual([1, 2])
  })
})

it('the wrong answers of a step are listed in the order of its form, whatever the order of the errors', () => {
  const input = { kind: 'INVESTMENT', thisYear: 2026, requestedStep: null, contact: {}, typed: null, lastId: id }
  const names = fieldsOf('INVESTMENT', 'business', {})
    .map(({ name }) => name)
    .slice(0, 5)
  const errors = Object.fromEntries([...names].reverse().map((name) => [name, 'required']))
  show(<MissingAnswers actor={actorIn(wizardMachine, { editing: 'unchanged' }, { step: 'business', errors }, input)} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(names.map((name) => `#${name}`))
})
