import { it } from 'vitest'
import { isInTime } from '../../src/domain/chats/changes.ts'
import { folderIn } from '../../src/domain/chats/folders.ts'
import { day, daysAfter, daysBefore, minute, second } from '../../src/domain/durations.ts'
import { fileProblem, isPhoto, largestFile, sizeOf } from '../../src/domain/files.ts'
import { readerIn } from '../../src/domain/market/readers.ts'
import { coversCountry, regionsWith } from '../../src/domain/matching/places.ts'
import { firstMarketOf, globalConnectAccess } from '../../src/domain/members/globalConnect.ts'
import { lacksGlobalConnectProfile } from '../../src/domain/members/globalConnectGate.ts'
import { addonOf, addonPlanId, addonTypes } from '../../src/domain/memberships/addons.ts'
import { stateOfGstin } from '../../src/domain/memberships/gstin.ts'
import { planModes } from '../../src/domain/memberships/modes.ts'
import { isLonger, isShorter, refundRefusal, resolvePlanMode } from '../../src/domain/memberships/offers.ts'
import {
  analyticsSpan,
  billingPeriods,
  isTrialPeriod,
  monthsIn,
  termsOf,
} from '../../src/domain/memberships/periods.ts'
import { permissionsOf, planPromptFor } from '../../src/domain/memberships/permissions.ts'
import { planById, plans } from '../../src/domain/memberships/plans.ts'
import { subscriptionStates } from '../../src/domain/memberships/status.ts'
import { transactionRows, transactionStatuses } from '../../src/domain/memberships/transactions.ts'
import { offerings, profileKinds } from '../../src/domain/offerings.ts'
import { growthWords, percentWords } from '../../src/domain/percent.ts'
import { buttonsOf, hasOwnOffer, opensDocuments } from '../../src/domain/proposals/buttons.ts'
import { choosesValidity, endAfter } from '../../src/domain/proposals/clocks.ts'
import { mayPropose } from '../../src/domain/proposals/directions.ts'
import { givenBy, instrumentTable, monthsName, termsOfInstrument } from '../../src/domain/proposals/instruments.ts'
import {
  actionRules,
  isOfferAction,
  isRequestable,
  lifecycle,
  type ProposalAction,
} from '../../src/domain/proposals/lifecycle.ts'
import { isReasonOf } from '../../src/domain/proposals/reasons.ts'
import { notifiedSides, ownerSideOf, sidesToUpdate } from '../../src/domain/proposals/sides.ts'
import {
  isAwaiting,
  isReceived,
  isRevealed,
  proposalStatuses,
  returnsCredit,
  seenBy,
} from '../../src/domain/proposals/statuses.ts'
import { documentKinds } from '../../src/domain/registration/documentKinds.ts'
import { endingsOf, holdsSeveral, isPhotoKind, typeListOf } from '../../src/domain/registration/documents.ts'
import { answerNames } from '../../src/domain/registration/formFields.ts'
import { isMaterialDocument, profileStatusAfter, reviewActions } from '../../src/domain/registration/review.ts'
import { profileStatuses } from '../../src/domain/registration/statuses.ts'
import { expectFile } from '../support/approvedFile.ts'

/**
 * The result of small rules for each value that they can be given, or for the values around a limit. `smallRules.txt` is read
 * in the review; a rule of a screen or the server that is not reached there would change unnoticed.
 */

type Rule = (...given: never[]) => unknown
type Values = readonly unknown[]

const combinations = ([values, ...others]: readonly Values[]): unknown[][] =>
  values ? values.flatMap((value) => combinations(others).map((rest) => [value, ...rest])) : [[]]

const written = (value: unknown) =>
  typeof value === 'string'
    ? value
    : value instanceof Date
      ? value.toISOString()
      : (JSON.stringify(value) ?? 'undefined')

/** One line for each result, with all that lead to it. */
function table(name: string, rule: Rule, ...values: Values[]): string[] {
  const results = new Map<string, string[]>()
  for (const given of combinations(values)) {
    const result = written(rule(...(given as never[])))
    results.set(result, [...(results.get(result) ?? []), given.map(written).join(' ')])
  }
  return [`## ${name}`, ...[...results].map(([result, given]) => `${result}: ${given.join(', ')}`), '']
}

const now = new Date('2026-11-23T06:00:00Z')
const actions = Object.keys(actionRules) as ProposalAction[]
const sides = ['sender', 'receiver'] as const
const flags = [0, 1] as const
const planIds = plans.filter(({ id }) => id.startsWith('investor')).map(({ id }) => id)
const period = (planId: string) => ({ planId, periodEnd: daysAfter(now, 1), trial: false, endedAt: null })
const notifies = [
  ...(['sender', 'receiver', 'owner', 'investor', 'other_side', 'both'] as const).map((to) => ({ to })),
  ...(['private', 'unseen'] as const).map((because) => ({ to: 'nobody', because }) as const),
]
const history = [null, ...actions].map((action) => (action ? [{ action }] : []))
const regions = ['south-asia', 'europe', 'united-kingdom', 'north-america', 'pan-india', 'anywhere', 'worldwide', 'GB']

it('the rules answer as approved', () => {
  expectFile('tests/domain/smallRules.txt', [
    ...table('isAwaiting', isAwaiting, proposalStatuses),
    ...table('isRevealed, after a pause of', isRevealed, proposalStatuses, [null, 'viewed', 'in_discussion', 'paused']),
    ...table('returnsCredit', returnsCredit, proposalStatuses, proposalStatuses),
    ...table('isReceived', isReceived, ['sent', 'received'], proposalStatuses),
    ...table('seenBy', seenBy, sides, proposalStatuses),
    ...table('isRequestable', isRequestable, actions),
    ...table('isOfferAction', isOfferAction, actions),
    ...table('choosesValidity', choosesValidity, [null, ...proposalStatuses]),
    ...table(
      'endAfter, in days, with and without a validity',
      (action, to, validity) => {
        const end = endAfter(action, to, now, validity)
        return end ? (end.getTime() - now.getTime()) / day : end
      },
      ['open', 'send'],
      proposalStatuses,
      [undefined, 9],
    ),
    ...table('mayPropose', mayPropose, profileKinds, profileKinds),
    ...table('ownerSideOf', ownerSideOf, profileKinds, profileKinds),
    ...table('notifiedSides', notifiedSides, notifies, sides, [...sides, null]),
    ...table('sidesToUpdate', sidesToUpdate, notifies),
    ...table(
      'buttons while everything is allowed',
      (status, turn, chat_id) =>
        buttonsOf({ status, turn, chat_id, can: Object.keys(lifecycle[status]), brings: 'owner', history: [] } as never)
          .map(({ does, variant }) => `${does} ${variant}`)
          .join(' | '),
      proposalStatuses,
      ['mine', 'theirs'],
      [null, 'c'],
    ),
    ...table(
      'opensDocuments',
      (status, brings, steps) => opensDocuments({ status, brings, history: steps } as never),
      ['viewed', 'in_discussion', 'nda_signed', 'due_diligence', 'closed_won'],
      ['owner', 'investor'],
      history,
    ),
    ...table(
      'hasOwnOffer',
      (status, mine) => hasOwnOffer({ status, offer: mine === null ? null : ({ mine } as never) }),
      proposalStatuses,
      [null, true, false],
    ),
    ...table('givenBy', givenBy, [...Object.keys(instrumentTable), 'unknown']),
    ...table('termsOfInstrument', termsOfInstrument, [...Object.keys(instrumentTable), 'unknown']),
    ...table(
      'monthsName, without and with a cap',
      monthsName,
      [...Object.keys(instrumentTable), 'unknown'],
      [false, true],
    ),
    ...table(
      'isReasonOf',
      isReasonOf,
      ['owner', 'investor'],
      ['stage-too-early', 'stage-too-late', 'not-investing-now', 'owner-withdrew', 'price', 'suspicious-spam'],
    ),
    ...table(
      'resolvePlanMode',
      (state, mode) => resolvePlanMode({ state } as never, mode),
      subscriptionStates,
      planModes,
    ),
    ...table(
      'isLonger than an active plan',
      (id, held) => isLonger(planById(id) as never, [period(held)] as never, now),
      planIds,
      planIds,
    ),
    ...table('isShorter than the current plan', (id, held) => isShorter(planById(id) as never, held), planIds, planIds),
    ...table(
      'refundRefusal: confirmed, the last, used, by age in days',
      (isConfirmed, isLast, wasUsed, days) =>
        refundRefusal({ confirmedAt: daysBefore(now, days), isConfirmed, isLast, wasUsed }, now),
      [true, false],
      [true, false],
      [true, false],
      [0, 7, 7 + 1 / 86_400],
    ),
    ...table('termsOf', termsOf, billingPeriods),
    ...table('isTrialPeriod', isTrialPeriod, billingPeriods),
    ...table('monthsIn days', monthsIn, [14, 30, 31, 45, 90, 365]),
    ...table('analyticsSpan of days', analyticsSpan, [0, 1, 30, 89, 90, 364, 365, 366]),
    ...table('permissionsOf', (state: keyof typeof permissionsOf) => permissionsOf[state], subscriptionStates),
    ...table(
      'planPromptFor',
      (status) =>
        planPromptFor(status === 'no subscription' ? { user_subscription: null } : { user_subscription: { status } }),
      ['no subscription', ...subscriptionStates],
    ),
    ...table('addonPlanId', (...types) => addonPlanId(types), addonTypes, addonTypes),
    ...table('addonOf', addonOf, [...addonTypes.map((type) => addonPlanId([type])), 'investor-monthly', 'addon:?']),
    ...table('transactionRows', (status: keyof typeof transactionRows) => transactionRows[status], transactionStatuses),
    ...table('stateOfGstin', stateOfGstin, ['27AAPFU0939F1ZV', '2', '']),
    ...table(
      'globalConnectAccess and firstMarketOf: active, expired, with the feature',
      (login_type, account_type, active, expired, has) => {
        const me = { has_active_subscription: active, has_subscription_expired: expired, login_type, account_type }
        const given = { ...me, user_subscription: { has_want_to_grow: has } } as never
        return `${globalConnectAccess(given)}, ${firstMarketOf(given)}`
      },
      ['investor', 'entrepreneur'],
      offerings,
      flags,
      flags,
      flags,
    ),
    ...table(
      'lacksGlobalConnectProfile',
      (login_type, has_want_to_grow) => lacksGlobalConnectProfile({ login_type, basic_info: { has_want_to_grow } }),
      ['investor', 'entrepreneur'],
      flags,
    ),
    ...table('coversCountry', (region, country) => coversCountry([region], country), regions, ['IN', 'GB', 'FR', 'US']),
    ...table('regionsWith', regionsWith, ['IN', 'GB', 'FR', 'US', 'ZZ']),
    ...table(
      'fileProblem',
      (name, size) => fileProblem({ name, size }),
      ['deck.pdf', 'DECK.PDF', 'deck.exe', 'deck', 'a.pdf.exe'],
      [0, 1, largestFile, largestFile + 1],
    ),
    ...table('isPhoto', isPhoto, ['a.jpg', 'a.JPEG', 'a.webp', 'a.pdf', 'jpg']),
    ...table('sizeOf bytes', sizeOf, [0, 1, 1536, 1_023_487, 1_023_999, 1_024_000, 2_400_000]),
    ...table('endingsOf', endingsOf, documentKinds),
    ...table('isPhotoKind', isPhotoKind, documentKinds),
    ...table('holdsSeveral', holdsSeveral, documentKinds),
    ...table('typeListOf', typeListOf, documentKinds),
    ...table('isMaterialDocument', isMaterialDocument, documentKinds),
    ...table('profileStatusAfter', profileStatusAfter, profileStatuses, reviewActions),
    ...table('answerNames', answerNames, ['industry']),
    ...table(
      'percentWords and growthWords',
      (rate) => `${percentWords(rate)} ${growthWords(rate)}`,
      [-12.5, -0.1, 0, 7],
    ),
    ...table('folderIn', (query) => folderIn(new URLSearchParams(query)), [
      '',
      'show=unread',
      'show=archived',
      'show=x',
    ]),
    ...table('readerIn', (query) => readerIn(new URLSearchParams(query)), [
      '',
      'as=stranger',
      'as=subscriber',
      'as=accepted',
      'as=x',
    ]),
    ...table('isInTime: milliseconds after a message', (late) => isInTime(now, new Date(now.getTime() + late)), [
      0,
      15 * minute,
      15 * minute + 1,
      15 * minute + second,
      day,
    ]),
  ])
})
