import { describe } from './describe.ts'
import { subscriptionsMachine } from './subscriptionsMachine.ts'

export const subscriptionsWords = describe(subscriptionsMachine, {
  states: {
    loading: ['the plans and their prices are loading', 'प्लान और उनके मूल्य लोड हो रहे हैं'],
    resuming: ['the product looks up the plan checkout that was left open', 'ऐप खुला रह गया प्लान का चेकआउट खोजता है'],
    choosing: ['the plans are listed and a member can choose one', 'प्लान सूची में हैं और सदस्य एक चुन सकता है'],
    reviewing: [
      'the member reviews the plan, its price and its period before buying',
      'सदस्य खरीदने से पहले प्लान, उसका मूल्य और अवधि देखता है',
    ],
    openingPurchase: ['the server opens the purchase of the plan', 'सर्वर प्लान की खरीद खोल रहा है'],
    verifyingMobile: [
      'the member enters the code that was sent to the mobile before the free trial',
      'निःशुल्क ट्रायल से पहले सदस्य मोबाइल पर भेजा गया कोड भरता है',
    ],
    unanswered: [
      'the purchase of the plan got no response; trying again does not buy it twice',
      'प्लान की खरीद का उत्तर नहीं मिला; फिर कोशिश करने पर दो बार नहीं खरीदा जाता',
    ],
    checkingOut: ['the member pays for the plan by card', 'सदस्य कार्ड से प्लान का भुगतान करता है'],
    receiptShown: ['the plan is paid for and its receipt is shown', 'प्लान का भुगतान हो गया और रसीद दिख रही है'],
    subscribed: [
      'the plan is active and the member continues to where they came from',
      'प्लान सक्रिय है और सदस्य वहीं लौटता है जहाँ से आया था',
    ],
    heldUp: [
      'the plan is active, but the account could not be loaded; the member can go on once it can',
      'प्लान सक्रिय है, पर खाता लोड नहीं हो सका; उसके लोड होने पर सदस्य आगे बढ़ सकता है',
    ],
    unavailable: [
      'the plans could not be loaded; the member can try again',
      'प्लान लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'plan.chosen': ['the person chooses a plan', 'व्यक्ति एक प्लान चुनता है'],
    'purchase.confirmed': ['the member confirms the plan and its price', 'सदस्य प्लान और उसके मूल्य की पुष्टि करता है'],
    'purchase.cancelled': [
      'the member goes back to the list of plans before paying',
      'सदस्य भुगतान से पहले प्लान की सूची पर लौटता है',
    ],
    'purchase.reopened': [
      'the member starts the plan purchase again after its payment was closed',
      'भुगतान बंद होने पर सदस्य प्लान की खरीद फिर शुरू करता है',
    ],
    'purchase.resumed': [
      'the member resumes an unfinished checkout of a plan',
      'सदस्य प्लान का अधूरा चेकआउट फिर शुरू करता है',
    ],
    'receipt.closed': ['the member closes the receipt of the plan', 'सदस्य प्लान की रसीद बंद करता है'],
    'account.failed': ['the account could not be loaded after the purchase', 'खरीद के बाद खाता लोड नहीं हो सका'],
    'address.changed': ['the address changes to another view of the plans', 'पता प्लान के किसी दूसरे दृश्य पर बदलता है'],
    'plans.requested': ['the member leaves the checkout for the plans', 'सदस्य चेकआउट छोड़कर प्लान पर जाता है'],
    'retry.requested': [
      'the member repeats the last request of the plans page',
      'सदस्य प्लान पृष्ठ का अंतिम अनुरोध दोहराता है',
    ],
  },
  guards: {
    isAvailable: ['the member’s profile may buy this plan now', 'सदस्य की प्रोफ़ाइल यह प्लान अभी खरीद सकती है'],
    lacksOffers: ['the member’s prices are not known yet', 'सदस्य के मूल्य अभी ज्ञात नहीं हैं'],
    isVisitor: ['nobody is logged in on the plans page', 'प्लान पृष्ठ पर कोई लॉग इन नहीं है'],
    isMember: ['the person has a profile that a plan can be for', 'व्यक्ति की ऐसी प्रोफ़ाइल है जिसके लिए प्लान हो सकता है'],
    hasNoProfile: ['the person has an account but no profile for a plan', 'व्यक्ति का खाता है पर प्लान के लिए प्रोफ़ाइल नहीं'],
    hasPurchaseId: ['the address names a checkout of a plan', 'पते में प्लान का चेकआउट है'],
    mustConfirmAgain: ['the plan must be confirmed again at its current price', 'प्लान की पुष्टि मौजूदा मूल्य पर फिर करनी है'],
    wasPaid: ['the plan has already been paid for', 'प्लान का भुगतान पहले ही हो चुका है'],
    priceChanged: ['the price of the plan has changed in the meantime', 'इस बीच प्लान का मूल्य बदल गया है'],
    canBePaid: ['the plan’s transaction is ready for payment', 'प्लान का लेन-देन भुगतान के लिए तैयार है'],
    isFree: ['the plan is a free trial and needs no payment', 'प्लान निःशुल्क ट्रायल है और भुगतान नहीं चाहिए'],
    mobileIsUnverified: [
      'the free trial needs a verified mobile number',
      'निःशुल्क ट्रायल के लिए सत्यापित मोबाइल नंबर चाहिए',
    ],
    lacksSecret: [
      'the purchase is open but its payment cannot start yet',
      'खरीद खुली है पर उसका भुगतान अभी शुरू नहीं हो सकता',
    ],
  },
  actors: {
    loadOffers: ['the request for the plans', 'प्लान का अनुरोध'],
    openPurchase: ['the request to open the purchase of the plan', 'प्लान की खरीद खोलने का अनुरोध'],
    findPurchase: ['the search for the earlier plan checkout', 'पहले के प्लान चेकआउट की खोज'],
    watchAddress: ['the watch on the address of the plans page', 'प्लान पृष्ठ के पते की निगरानी'],
    watchAccount: ['the watch on the account after a purchase', 'खरीद के बाद खाते की निगरानी'],
    billing: ['the billing details in the checkout', 'चेकआउट में बिलिंग विवरण'],
    payment: ['the card payment for the plan', 'प्लान का कार्ड से भुगतान'],
    oneTimeCode: ['the code check of the mobile number', 'मोबाइल नंबर के कोड की जाँच'],
  },
  delays: {
    patience: ['30 seconds pass before the plan purchase opens', 'प्लान की खरीद खुले बिना 30 सेकंड बीत जाते हैं'],
  },
})
