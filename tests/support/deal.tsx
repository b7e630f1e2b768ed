import { createActor, fromPromise } from 'xstate'
import { proposal } from '../../flowlab/flows/listingSamples.ts'
import { moneyOf } from '../../src/domain/money.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { type LoadedProposal, proposalMachine, type TakenStep } from '../../src/machines/proposalMachine.ts'
import { unstated } from './unstated.ts'

/** A proposal’s page with an offer on the table, and the step that it sends. */

export const rupees = (crore: number) => moneyOf(crore * 10_000_000, 'INR')
export const offerOnTable = {
  ...{ amount: rupees(8.5), instrument: 'equity', instrument_label: 'Equity', stake: 49 },
  ...unstated,
  ...{ validity_days: 7, note: 'Cash.', mine: false },
}
const instruments = [
  { slug: 'equity', label: 'Equity' },
  { slug: 'term-loan', label: 'Term loan' },
  { slug: 'safe-isafe', label: 'SAFE / iSAFE' },
]

const lostReasons = [
  { slug: 'geography', label: 'Geography' },
  { slug: 'not-investing-now', label: 'Not investing now' },
  { slug: 'owner-withdrew', label: 'Owner withdrew' },
]

export function openProposal(change: Partial<Proposal>) {
  const sent: TakenStep[] = []
  const value: Proposal = { ...proposal, ...change }
  const actor = createActor(
    proposalMachine.provide({
      actors: {
        loadProposal: fromPromise<LoadedProposal, { id: string }>(async () => ({
          proposal: { ok: true, value },
          lists: { decline_reason: [], lost_reason: lostReasons, instruments, currencies: ['INR', 'USD'] },
        })),
        takeStep: fromPromise<Outcome<Proposal>, TakenStep>(({ input }) => {
          sent.push(input)
          return new Promise<never>(() => {})
        }),
      },
    }),
    { input: { id: 'p', base: '/investor', currency: 'INR', mustRenew: false, unsent: null } },
  ).start()
  return { actor, sent }
}
