import type { Reach } from 'flowlab/model/flow.ts'
import type { Step } from 'flowlab/model/step.ts'
import type { ContextFrom } from 'xstate'
import type { loginMachine } from '../../src/machines/loginMachine.ts'
import type { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import type { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import type { proposalDraftMachine } from '../../src/machines/proposalDraftMachine.ts'
import type { registerMachine } from '../../src/machines/registerMachine.ts'

/** The part of each flow that a person can cause in a browser; only the chart shows the rest. */

export const isEvent = (step: Step, ...types: readonly string[]) =>
  step.kind === 'event' && (types.length === 0 || types.includes(step.event.type))
export const isLost = (step: Step, ...sources: readonly string[]) =>
  step.kind === 'outcome' && sources.includes(step.source) && 'error' in step.outcome
/** The language is changed in the header, which belongs to no form. */
const isTranslated = (step: Step) => step.kind === 'outcome' && step.source === 'watchCountries'
export const finds = (step: Step, source: string) =>
  step.kind === 'outcome' && step.source === source && 'output' in step.outcome ? step.outcome.output : null

/** Password recovery and the code replace the form; a busy button ignores presses. */
export const loginReach: Reach = {
  starts: ['the investor login'],
  can: (step, state, { draft, refusal }: ContextFrom<typeof loginMachine>) =>
    !isTranslated(step) &&
    !(isEvent(step, 'code.requested') && (refusal?.code !== 'AUTH_LOCKED' || draft.email === '')) &&
    !isLost(step, 'passwordReset', 'oneTimeCode') &&
    !(state === 'verifying' && isEvent(step) && !isEvent(step, 'code.cancelled')) &&
    !(['loggingIn', 'granted', 'recovering'].includes(state) && isEvent(step)),
}

/** A walk does not wait for a quarter of an hour. A new code is offered once this one has expired. */
export const oneTimeCodeReach: Reach = {
  starts: ['an address'],
  can: (step, state, { errors, refusal }: ContextFrom<typeof oneTimeCodeMachine>) => {
    if (step.kind === 'delay' || (state.includes('unanswered') && isEvent(step, 'code.requested'))) return false
    // A note does not change the effect of a press, so the browser walks it once.
    return !(
      isEvent(step, 'code.submitted', 'code.cleared', 'resend.requested') &&
      (errors.code !== undefined || refusal !== null)
    )
  },
}

type Registering = ContextFrom<typeof registerMachine>

/** Busy buttons ignore presses, and a verified address has no button to verify it again. */
export const registerReach: Reach = {
  starts: ['an entrepreneur'],
  can: (step, state, { proof }: Registering) => {
    if (isTranslated(step) || isLost(step, 'oneTimeCode')) return false
    if (!isEvent(step)) return true
    if (['registering', 'registered'].includes(state)) return false
    return !(isEvent(step, 'verification.requested') && proof !== null)
  },
}

export const changePasswordReach: Reach = {
  can: (step, state) => !(state === 'updating' && isEvent(step, 'field.changed', 'form.submitted')),
}

/** Each form exists in its own states, and a login can be requested wherever its button is shown. */
export const passwordResetReach: Reach = {
  starts: ['a forgotten password'],
  can: (step, state, { draft }: ContextFrom<typeof passwordResetMachine>) => {
    if (isTranslated(step) || isLost(step, 'oneTimeCode')) return false
    // The list of countries is irrelevant once the account is named.
    if (step.kind === 'outcome' && step.source === 'loadCountries') return state === 'namingAccount'
    if (!isEvent(step)) return true
    if (isEvent(step, 'name.changed')) return state === 'namingAccount'
    if (isEvent(step, 'field.changed')) return ['choosingPassword', 'unanswered'].includes(state)
    // Leaving ends a walk, so once from each form is enough.
    if (isEvent(step, 'login.requested'))
      return ['namingAccount', 'verifyingAccount'].includes(state) && draft.password === ''
    if (isEvent(step, 'name.changeRequested')) return ['verifyingAccount', 'resetUnconfirmed'].includes(state)
    return ['namingAccount', 'choosingPassword', 'unanswered'].includes(state)
  },
  departs: (step) => isEvent(step, 'login.requested'),
}

/** The form is ready at once and reports that automatically. */
export const paymentReach: Reach = {
  starts: ['an open transaction'],
  atOnce: ['loadProvider'],
  can: (step, state) => {
    if (step.kind === 'delay') return state !== 'preparing'
    if (step.kind === 'outcome' && step.source === 'loadProvider') return step.name.endsWith('has loaded')
    if (isEvent(step)) return isEvent(step, 'provider.readied', 'payment.submitted', 'confirmation.requested')
    return !/wants something more|has cancelled it|was cancelled/.test(step.name)
  },
}

/** An account with one kind of access to Global Connect, given by the name of that access. */
const gate = (finds: string): Reach => ({
  starts: ['the header'],
  atOnce: ['readAccess'],
  can: (step, state) => {
    if (step.kind === 'outcome' && step.source === 'readAccess') return step.name.endsWith(finds)
    // A longer plan is offered in place of the add-on only if no add-on is available.
    if (state === 'addingFeature' && isEvent(step)) return false
    return step.kind !== 'outcome' || step.name.endsWith('was dropped')
  },
  departs: ({ name }) => name === 'offer.accepted' || name.endsWith('finds the feature'),
})

export const globalConnectReach: Readonly<Record<'none' | 'expired' | 'without_feature' | 'included', Reach>> = {
  none: gate('finds no subscription'),
  expired: gate('finds one that has expired'),
  without_feature: gate('finds one without the feature'),
  included: gate('finds the feature'),
}

/** A disabled button cannot be pressed. */
export const proposalDraftReach: Reach = {
  can: (step, _, { message }: ContextFrom<typeof proposalDraftMachine>) =>
    !(isEvent(step, 'proposal.submitted', 'proposal.saved') && message === ''),
}
