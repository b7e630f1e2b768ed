import { accountDeletionWords } from '../src/machines/accountDeletionMachine.words.ts'
import { accountWords } from '../src/machines/accountMachine.words.ts'
import { addonPurchaseWords } from '../src/machines/addonPurchaseMachine.words.ts'
import { billingDetailsWords } from '../src/machines/billingDetailsMachine.words.ts'
import { changePasswordWords } from '../src/machines/changePasswordMachine.words.ts'
import { chatListWords } from '../src/machines/chatListMachine.words.ts'
import { chatWords } from '../src/machines/chatMachine.words.ts'
import { chatMenuWords } from '../src/machines/chatMenuMachine.words.ts'
import { chooseOfferingWords } from '../src/machines/chooseOfferingMachine.words.ts'
import { comparedChoiceWords } from '../src/machines/comparedChoiceMachine.words.ts'
import { comparisonWords } from '../src/machines/comparisonMachine.words.ts'
import { contactWords } from '../src/machines/contactMachine.words.ts'
import { conversationWords } from '../src/machines/conversationMachine.words.ts'
import type { MachineWords } from '../src/machines/describe.ts'
import { documentUploadWords } from '../src/machines/documentUploadMachine.words.ts'
import { documentUploadsWords } from '../src/machines/documentUploadsMachine.words.ts'
import { draftAutosaveWords } from '../src/machines/draftAutosaveMachine.words.ts'
import { draftSavingWords } from '../src/machines/draftSavingMachine.words.ts'
import { globalConnectWords } from '../src/machines/globalConnectMachine.words.ts'
import { linkTargetsWords } from '../src/machines/linkTargetsMachine.words.ts'
import { listingWords } from '../src/machines/listingMachine.words.ts'
import { listingsWords } from '../src/machines/listingsMachine.words.ts'
import { liveWords } from '../src/machines/liveMachine.words.ts'
import { loginWords } from '../src/machines/loginMachine.words.ts'
import { logoutWords } from '../src/machines/logoutMachine.words.ts'
import { marksWords } from '../src/machines/marksMachine.words.ts'
import { memberWords } from '../src/machines/memberMachine.words.ts'
import { messageEditWords } from '../src/machines/messageEditMachine.words.ts'
import { messageSearchWords } from '../src/machines/messageSearchMachine.words.ts'
import { mySubscriptionWords } from '../src/machines/mySubscriptionMachine.words.ts'
import { navigationWords } from '../src/machines/navigationMachine.words.ts'
import { notificationPreferencesWords } from '../src/machines/notificationPreferencesMachine.words.ts'
import { notificationsWords } from '../src/machines/notificationsMachine.words.ts'
import { oneTimeCodeWords } from '../src/machines/oneTimeCodeMachine.words.ts'
import { optionListsWords } from '../src/machines/optionListsMachine.words.ts'
import { overviewWords } from '../src/machines/overviewMachine.words.ts'
import { ownDetailsWords } from '../src/machines/ownDetailsMachine.words.ts'
import { pageWords } from '../src/machines/pageMachine.words.ts'
import { passwordResetWords } from '../src/machines/passwordResetMachine.words.ts'
import { paymentWords } from '../src/machines/paymentMachine.words.ts'
import { placesWords } from '../src/machines/placesMachine.words.ts'
import { profileLoadingWords } from '../src/machines/profileLoadingMachine.words.ts'
import { profileReviewWords } from '../src/machines/profileReviewMachine.words.ts'
import { proposalDraftWords } from '../src/machines/proposalDraftMachine.words.ts'
import { proposalWords } from '../src/machines/proposalMachine.words.ts'
import { proposalsWords } from '../src/machines/proposalsMachine.words.ts'
import { pushWords } from '../src/machines/pushMachine.words.ts'
import { questionWords } from '../src/machines/questionMachine.words.ts'
import { registerWords } from '../src/machines/registerMachine.words.ts'
import { reportWords } from '../src/machines/reportMachine.words.ts'
import { savedSearchesWords } from '../src/machines/savedSearchesMachine.words.ts'
import { sessionWords } from '../src/machines/sessionMachine.words.ts'
import { subscriptionsWords } from '../src/machines/subscriptionsMachine.words.ts'
import { typingWords } from '../src/machines/typingMachine.words.ts'
import { typingNoticeWords } from '../src/machines/typingNoticeMachine.words.ts'
import { waitingWords } from '../src/machines/waitingMachine.words.ts'
import { wizardWords } from '../src/machines/wizardMachine.words.ts'

/** The descriptions of every machine. `npm run flows check` names a flow whose descriptions are missing here. */
export const machineWords: readonly MachineWords[] = [
  accountWords,
  accountDeletionWords,
  addonPurchaseWords,
  changePasswordWords,
  chatWords,
  chatListWords,
  chatMenuWords,
  chooseOfferingWords,
  comparedChoiceWords,
  comparisonWords,
  contactWords,
  conversationWords,
  documentUploadsWords,
  documentUploadWords,
  draftAutosaveWords,
  globalConnectWords,
  listingWords,
  listingsWords,
  liveWords,
  loginWords,
  logoutWords,
  marksWords,
  memberWords,
  messageEditWords,
  linkTargetsWords,
  messageSearchWords,
  mySubscriptionWords,
  billingDetailsWords,
  notificationPreferencesWords,
  navigationWords,
  notificationsWords,
  oneTimeCodeWords,
  optionListsWords,
  overviewWords,
  ownDetailsWords,
  pageWords,
  passwordResetWords,
  paymentWords,
  placesWords,
  profileLoadingWords,
  profileReviewWords,
  proposalWords,
  proposalDraftWords,
  proposalsWords,
  pushWords,
  registerWords,
  questionWords,
  reportWords,
  savedSearchesWords,
  sessionWords,
  draftSavingWords,
  subscriptionsWords,
  typingWords,
  typingNoticeWords,
  waitingWords,
  wizardWords,
]
