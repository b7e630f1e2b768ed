import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, StateMachine, waitFor } from 'xstate'
import { listing } from '../../flowlab/flows/listingSamples.ts'
import type { ListingReader } from '../../src/domain/market/readers.ts'
import { modeFor } from '../../src/domain/memberships/modeFor.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import type { LoadedListing } from '../../src/machines/listingSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

/**
 * The refusals of the server that change a flow instead of only showing a sentence, by the codes of docs/product 15.
 */

const codes = [
  ...new Set(
    readFileSync('docs/product/15-error-codes.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.match(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g) ?? []),
  ),
]

const plan = ['QUOTA_EXCEEDED', 'SUBSCRIPTION_REQUIRED']
const taken: Readonly<Record<string, readonly string[]>> = {
  'accountDeletion.proofIsInvalid': ['PROOF_INVALID'],
  'addonPurchase.priceChanged': ['PRICE_CHANGED'],
  'conversation.isRateLimited': ['RATE_LIMITED'],
  // A document that no longer exists counts as deleted.
  'documentUpload.wasDeleted': ['NOT_FOUND'],
  'oneTimeCode.isOver': ['NOT_FOUND', 'OTP_EXPIRED', 'OTP_TOO_MANY'],
  'ownDetails.proofIsInvalid': ['PROOF_INVALID'],
  'passwordReset.mayHaveBeenReset': ['PROOF_INVALID'],
  'passwordReset.proofIsInvalid': ['PROOF_INVALID'],
  'proposal.fieldsAreInvalid': ['VALIDATION_FAILED'],
  'proposal.needsPlan': plan,
  'proposalDraft.needsPlan': ['FEATURE_NOT_IN_PLAN', ...plan],
  'register.proofIsInvalid': ['PROOF_INVALID'],
  'subscriptions.mobileIsUnverified': ['MOBILE_NOT_VERIFIED'],
  'subscriptions.priceChanged': ['PRICE_CHANGED'],
}

const machines = await Promise.all(
  readdirSync('src/machines')
    .filter((name) => name.endsWith('Machine.ts'))
    .map(async (name) => {
      const exported: object = await import(`../../src/machines/${name.replace('.ts', '')}.ts`)
      return Object.values(exported).filter((value): value is AnyStateMachine => value instanceof StateMachine)
    }),
)
/** Only if the response to an earlier attempt was lost may the refused change already have been made. */
const context = { mayBeSet: true, transaction: {}, status: 'requires_payment' }

type Guard = (scope: object, outcome: object) => boolean
function takenBy(guard: Guard): string[] {
  return codes
    .filter((code) => {
      try {
        return guard({ context }, { ok: false, refusal: { code, message: '', fields: {} } })
      } catch {
        return false
      }
    })
    .sort()
}

describe('a refusal', () => {
  it('has its codes in the document', () => {
    expect(codes.length).toBeGreaterThan(30)
    expect(Object.values(taken).flatMap((named) => named.filter((code) => !codes.includes(code)))).toEqual([])
  })

  it('is distinguished by these guards, by exactly these codes', () => {
    const found = machines.flat().flatMap(({ id, implementations }) =>
      Object.entries(implementations.guards as Record<string, Guard>).flatMap(([name, guard]) => {
        const named = takenBy(guard)
        return named.length > 0 && named.length < codes.length ? [[`${id}.${name}`, named] as const] : []
      }),
    )
    expect(Object.fromEntries(found)).toEqual(taken)
  })

  it('opens the page of plans that its code requires; no other code opens one', () => {
    const opened = codes.flatMap((code) => (modeFor(code) ? [[code, modeFor(code)]] : []))
    expect(Object.fromEntries(opened)).toEqual({
      FEATURE_NOT_IN_PLAN: 'ADDON',
      QUOTA_EXCEEDED: 'UPGRADE',
      SUBSCRIPTION_REQUIRED: 'NEW',
    })
  })

  it.each([
    ['SUBSCRIPTION_REQUIRED', false, 'NEW'],
    ['SUBSCRIPTION_REQUIRED', true, 'RENEW'],
    ['QUOTA_EXCEEDED', true, 'UPGRADE'],
    ['FEATURE_NOT_IN_PLAN', true, 'ADDON'],
  ] as const)('%s of a listing, the subscription over: %s, leads to %s', async (code, mustRenew, mode) => {
    const locked = { ...listing, can: { ...listing.can, propose: false }, propose_refusal: code, documents_lock: code }
    const machine = listingMachine.provide({
      actors: {
        loadListing: fromPromise<Outcome<LoadedListing>, { id: string; reader: ListingReader | null }>(async () => ({
          ok: true,
          value: { listing: locked as typeof listing, analytics: null },
        })),
      },
    })
    const actor = createActor(machine, {
      input: { id: 'l', base: '/investor', requestId: 'r', mustRenew, reader: null, listing: null, unsent: {} },
    }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('shown'))
    for (const type of ['proposal.started', 'documents.requested'] as const) {
      actor.send({ type })
      expect([actor.getSnapshot().value, actor.getSnapshot().context.planMode]).toEqual(['offeringSubscription', mode])
      actor.send({ type: 'subscription.cancelled' })
    }
  })
})
