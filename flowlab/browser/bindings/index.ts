import type { Binding } from '../binding.ts'
import { chat } from './chat.ts'
import { globalConnect } from './globalConnect.ts'
import { login, logout, oneTimeCode } from './login.ts'
import { listing, listings, overview } from './market.ts'
import { addonPurchase, mySubscription, subscriptions } from './memberships.ts'
import { changePassword, passwordReset } from './passwords.ts'
import { payment } from './payment.ts'
import { sendingAProposal } from './proposal.ts'
import { proposalStep } from './proposalStep.ts'
import { register } from './register.ts'
import { wizard } from './wizard.ts'

/** The flows for logging in and out, for payments and for sending messages. */
export const sessionBindings: Readonly<Record<string, Binding>> = {
  login,
  oneTimeCode,
  passwordReset,
  register,
  payment,
  globalConnectWithoutPlan: globalConnect('none'),
  globalConnectExpired: globalConnect('expired'),
  globalConnectWithoutFeature: globalConnect('without_feature'),
  globalConnectIncluded: globalConnect('included'),
  proposalDraft: sendingAProposal,
  changePassword,
  logout,
}

/** A member's screens. */
export const memberBindings: Readonly<Record<string, Binding>> = {
  overview,
  listings,
  listing,
  proposal: proposalStep,
  chat,
  subscriptions,
  addonPurchase,
  mySubscription,
  wizard,
}

/** The flows whose generated paths are walked in the browser. */
export const bindings: Readonly<Record<string, Binding>> = { ...sessionBindings, ...memberBindings }
