import type { Binding } from '../binding.ts'
import { account, accountDeletion, contact } from './account.ts'
import { billingDetails } from './billing.ts'
import { chat } from './chat.ts'
import { chatList, chatMenu, messageEdit, messageSearch } from './chatParts.ts'
import { comparedChoice } from './comparedChoice.ts'
import { conversation } from './conversation.ts'
import { documentUpload } from './documentUpload.ts'
import { globalConnect } from './globalConnect.ts'
import { question, report } from './listingDialogs.ts'
import { comparison, proposals } from './lists.ts'
import { login, logout, oneTimeCode } from './login.ts'
import { listing, listings, overview } from './market.ts'
import { addonPurchase, mySubscription, subscriptions } from './memberships.ts'
import { notificationPreferences, notifications } from './notifications.ts'
import { ownDetails } from './ownDetails.ts'
import { chooseOffering, page, profileLoading, session } from './pages.ts'
import { changePassword, passwordReset } from './passwords.ts'
import { payment } from './payment.ts'
import { profileReview } from './profile.ts'
import { sendingAProposal } from './proposal.ts'
import { proposalStep } from './proposalStep.ts'
import { register } from './register.ts'
import { savedSearches } from './savedSearches.ts'
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

/** The account, support, and the dialogs and lists beside the essential flows. */
export const furtherBindings: Readonly<Record<string, Binding>> = {
  accountDeletion,
  account,
  ownDetails,
  contact,
  report,
  question,
  proposals,
  notifications,
  billingDetails,
  notificationPreferences,
  savedSearches,
  comparison,
  comparedChoice,
  chatList,
  messageSearch,
  messageEdit,
  chatMenu,
  conversation,
  profileReview,
  documentUpload,
  chooseOffering,
  profileLoading,
  session,
  page,
}

/** The flows whose generated paths are walked in the browser. */
export const bindings: Readonly<Record<string, Binding>> = { ...sessionBindings, ...memberBindings, ...furtherBindings }
