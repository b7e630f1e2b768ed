import { isRounded } from '../../../src/domain/market/keyFigures.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { endAfter } from '../../../src/domain/proposals/clocks.ts'
import { closings } from '../../../src/domain/proposals/closing.ts'
import {
  actionsThat,
  privateActions,
  proposalActions,
  statusAfterDeadline,
} from '../../../src/domain/proposals/lifecycle.ts'
import { listedInstruments } from '../../../src/domain/proposals/listedInstruments.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { actionsFor, stepsFrom, turnFor } from '../../../src/domain/proposals/readers.ts'
import { reportingReason } from '../../../src/domain/proposals/reasons.ts'
import { type ProposalStatus, seenBy, statusTable } from '../../../src/domain/proposals/statuses.ts'
import type { FieldNameOf } from '../../../src/domain/registration/fields.ts'
import { amountOf } from '../../../src/domain/registration/years.ts'
import { isPercent } from '../../../src/domain/validation/numbers.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Deps, Env, Language } from '../../kernel/ports/deps.ts'
import { labelOf } from '../catalog/index.ts'
import { acquaintedOf, type ProposalRow } from '../pairs/index.ts'
import { answersFor, presentCard, presentFacts, type Redact, redactorFor, revealedRow } from '../profiles/index.ts'
import { complaintOf } from './complaints.ts'
import { presentNda } from './presentNda.ts'
import { readerOf, requestableActions } from './reader.ts'
import { shownSelects } from './reading.ts'
import { otherParty, type StepRow } from './store.ts'

/** The data that proposals show besides their own rows. */
export type Shown = Awaited<ReturnType<typeof shownQuery>>

/** The member who reads the proposals, with their language and currency. */
export type ProposalReader = Pick<Env['Variables'], 'language' | 'account'>

const shownQuery = combinedQuery((db, params: { own: string; others: string[]; proposals: string[] }) =>
  shownSelects(db, params.own, params.others, params.proposals),
)

export async function presentProposals(
  deps: Deps,
  rows: readonly ProposalRow[],
  own: ProfileRow,
  reader: ProposalReader,
): Promise<Proposal[]> {
  return rows.length === 0 ? [] : presentWith(deps, rows, own, await shownWith(deps, rows, own), reader)
}

export const shownWith = ({ db }: Pick<Deps, 'db'>, rows: readonly ProposalRow[], own: ProfileRow): Promise<Shown> =>
  shownQuery(db, {
    own: own.id,
    others: [...new Set(rows.map((row) => otherParty(row, own.id)))],
    proposals: rows.map(({ id }) => id),
  })

/** Like `presentProposals`, with preloaded data. */
export function presentWith(
  deps: Deps,
  rows: readonly ProposalRow[],
  own: ProfileRow,
  read: Shown,
  reader: ProposalReader,
): Proposal[] {
  const chats = new Map(read.chats.map(({ id, a, b }) => [a === own.id ? b : a, id]))
  const accepted = acquaintedOf(read.acquainted, own.id)
  return rows.flatMap((row) => {
    const other = read.others.find(({ id }) => id === otherParty(row, own.id))
    const owner = read.owners.find(({ profileId }) => profileId === other?.id)
    const taken = read.steps.filter(({ proposalId }) => proposalId === row.id)
    if (!other || !owner) return []
    const isRevealed = accepted.has(other.id)
    const chatId = chats.get(other.id) ?? null
    const parties = { own, other, isRevealed, redact: redactorFor(other, isRevealed, owner), chatId, files: read.files }
    return [present(deps, row, parties, taken, reader)]
  })
}

/** The key details that a proposal shows, by kind: for funding, for a sale, for a network, and for an investor. */
const keyFactNames: { readonly [Kind in ProfileKind]: readonly FieldNameOf<Kind>[] } = {
  INVESTMENT: ['industry', 'round', 'funding_goal', 'minimum_investment', 'annual_revenue', 'funding_timeline'],
  WANT_TO_SELL: [
    'type_of_business_sold',
    'asking_price',
    'stake_offered',
    'annual_revenue',
    'reason_for_sale',
    'deal_timeline',
  ],
  WANT_TO_GROW: [
    'participant_type',
    'primary_objective',
    'collaboration_type',
    'target_countries',
    'products',
    'trade_term',
  ],
  INVESTOR: ['institution_type', 'typical_investment_range', 'preferred_stages', 'instruments', 'level_of_involvement'],
}

/** The two members of a proposal, as one of them may see the other. */
interface Parties {
  own: ProfileRow
  other: ProfileRow
  isRevealed: boolean
  /** Removes what is hidden from `own` in a text of `other`. */
  redact: Redact
  chatId: string | null
  /** The confidential documents of the reader's own listing. */
  files: Shown['files']
}

function present(
  deps: Deps,
  row: ProposalRow,
  parties: Parties,
  steps: readonly StepRow[],
  { language, account }: ProposalReader,
): Proposal {
  const { own, other, isRevealed, redact, chatId } = parties
  const reader = readerOf(row, own, other.kind)
  const presented = presentCard(deps, isRevealed ? revealedRow(other) : other, language, {
    isRevealed,
  })
  const { name, name_hidden, headline, image_url } = presented
  const view = reader.side === 'receiver' ? asReceived(row, steps) : asSent(row, steps)
  const facts = presentFacts(other, { language, isRevealed, currency: account.currency })
    .filter(({ field }) => keyFactNames[other.kind].some((name) => name === field))
    .map(({ field, label, value, short, converted }) => ({
      field,
      label,
      value: converted ?? short,
      original: isRounded({ field, value, short }) ? value : converted && short,
    }))
  const offered = steps.findLast(({ details }) => details?.offer)
  const onTable = statusTable[row.status].terms === 'none' ? undefined : offered
  return {
    id: row.id,
    box: reader.side === 'sender' ? 'sent' : 'received',
    status: view.status,
    message: row.senderProfileId === own.id ? row.message : row.deliveredAt ? redact(row.message) : '',
    is_delivered: row.deliveredAt !== null,
    other: {
      ...{ profile_id: other.id, kind: other.kind, name, name_hidden, headline, image_url, facts },
      instruments: listedInstruments(answersFor(other, isRevealed)),
    },
    brings: reader.brings,
    reason: row.reason === null || !mayRead(row.reason, steps, own) ? null : reasonLabel(row.reason, language),
    expires_at: view.expiresAt?.toISOString() ?? null,
    exclusive_until: row.exclusiveUntil?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: view.updatedAt.toISOString(),
    chat_id: chatId,
    turn: turnFor(view.status, reader),
    otherwise: view.expiresAt ? statusAfterDeadline(view.status) : null,
    can: row.status === 'draft' ? actionsFor(row.status, reader) : requestableActions(row, reader),
    next: stepsFrom(view.status, reader, row.statusBefore),
    offer: onTable?.details?.offer
      ? {
          ...onTable.details.offer,
          instrument_label: labelOf('instruments', onTable.details.offer.instrument, language),
          mine: onTable.byProfileId === own.id,
        }
      : null,
    asks: reader.brings === 'owner' ? presentAsked(own, true) : presentAsked(other, isRevealed),
    nda: presentNda(row, { ...parties, shown: presented, brings: reader.brings, steps: view.steps, language }),
    contact: null,
    allowance: null,
    complaint: complaintOf(row, own, deps.now()),
    may_be_exclusive: closings[own.kind].mayGrantExclusiveTalks,
    history: view.steps.flatMap((step) => presentStep(step, own, view.statusOf(step.status), redact, language)),
  }
}

/**
 * The price, the part, the smallest investment and the valuation of an owner's profile, among the answers that the
 * reader may see.
 */
function presentAsked(owner: ProfileRow, isRevealed: boolean): Proposal['asks'] {
  const { asking_price, funding_goal, minimum_investment, stake_offered, valuation } = answersFor(owner, isRevealed)
  return {
    kind: owner.kind,
    price: amountOf(asking_price) ?? amountOf(funding_goal),
    stake: typeof stake_offered === 'string' && isPercent(stake_offered) ? Number(stake_offered) : null,
    minimum: amountOf(minimum_investment),
    valuation: amountOf(valuation),
  }
}

const reasonLabel = (reason: string, language: Language) => labelOf('closed-lost-reason', reason, language)

/** Only who gave a reason that reports the other reads it. */
const mayRead = (reason: string, steps: readonly StepRow[], own: ProfileRow): boolean =>
  reason !== reportingReason || steps.findLast(({ details }) => details?.reason)?.byProfileId === own.id

function presentStep(
  step: StepRow,
  own: ProfileRow,
  status: ProposalStatus,
  redact: Redact,
  language: Language,
): Proposal['history'] {
  const action = proposalActions.find((candidate) => candidate === step.action)
  if (!action) return []
  const details = detailsFor(step, own)
  return [
    {
      action,
      status,
      at: step.createdAt.toISOString(),
      by: step.byProfileId === null ? 'system' : step.byProfileId === own.id ? 'me' : 'them',
      details: details && {
        ...details,
        ...(details.text && step.byProfileId !== own.id ? { text: redact(details.text) } : {}),
        ...(details.offer ? { instrument: labelOf('instruments', details.offer.instrument, language) } : {}),
        ...(details.reason ? { reason: reasonLabel(details.reason, language) } : {}),
      },
    },
  ]
}

/** A reason that reports the other is in none of what they read, not even as an empty entry. */
const detailsFor = ({ details, byProfileId }: StepRow, own: ProfileRow): StepRow['details'] =>
  details?.reason === reportingReason && byProfileId !== own.id ? null : details

const asReceived = (row: ProposalRow, steps: readonly StepRow[]) => ({
  status: row.status,
  expiresAt: row.expiresAt,
  updatedAt: row.updatedAt,
  steps,
  statusOf: (status: ProposalStatus) => status,
})

const restarting: readonly string[] = actionsThat('restarts')

/**
 * A shortlist is private to the receiver: neither its status nor its steps, times or longer deadline reach the sender.
 */
function asSent(row: ProposalRow, steps: readonly StepRow[]) {
  const visible = steps.filter(({ action }) => !privateActions.some((hidden) => hidden === action))
  const started = visible.findLast(({ action }) => restarting.includes(action))
  const hidesSome = visible.length < steps.length
  const statusOf = (status: ProposalStatus) => seenBy('sender', status) ?? status
  return {
    status: statusOf(row.status),
    expiresAt:
      hidesSome && row.expiresAt && started && statusOf(row.status) === 'viewed'
        ? (endAfter('send', 'sent', started.createdAt) ?? null)
        : row.expiresAt,
    updatedAt: hidesSome ? (visible.at(-1)?.createdAt ?? row.updatedAt) : row.updatedAt,
    steps: visible,
    statusOf,
  }
}
