import { describe } from './describe.ts'
import { mySubscriptionMachine } from './mySubscriptionMachine.ts'

export const mySubscriptionWords = describe(mySubscriptionMachine, {
  states: {
    loading: ['the member’s subscription is loading', 'सदस्य की सदस्यता लोड हो रही है'],
    shown: [
      'the page shows the plan, its usage, add-ons and payments',
      'पृष्ठ प्लान, उसका उपयोग, ऐड-ऑन और भुगतान दिखाता है',
    ],
    loadingPayments: ['earlier payments are loading', 'पहले के भुगतान लोड हो रहे हैं'],
    confirming: [
      'a dialog asks the member to confirm the change to the subscription',
      'संवाद सदस्य से सदस्यता में बदलाव की पुष्टि माँगता है',
    ],
    applying: ['the server is changing the subscription', 'सर्वर सदस्यता बदल रहा है'],
    addingFeature: ['the member is buying an add-on from My Subscription', 'सदस्य ‘मेरी सदस्यता’ से ऐड-ऑन खरीद रहा है'],
    unavailable: [
      'the subscription could not be loaded; the member can try again',
      'सदस्यता लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'retry.requested': ['the member tries to load the subscription again', 'सदस्य सदस्यता फिर लोड करने की कोशिश करता है'],
    'payments.requested': ['the member asks for earlier payments', 'सदस्य पहले के भुगतान देखना चाहता है'],
    'change.requested': [
      'the member chooses to cancel, resume, downgrade or get a refund',
      'सदस्य रद्द करना, फिर शुरू करना, छोटा प्लान या धनवापसी चुनता है',
    ],
    'change.confirmed': ['the member confirms the change to the subscription', 'सदस्य सदस्यता में बदलाव की पुष्टि करता है'],
    'change.cancelled': ['the member leaves the subscription as it is', 'सदस्य सदस्यता को वैसे ही रहने देता है'],
    'addons.requested': ['the member opens the add-ons of the plan', 'सदस्य प्लान के ऐड-ऑन खोलता है'],
  },
  guards: {
    hasEarlierPayments: ['there are earlier payments', 'पहले के और भुगतान हैं'],
    wasDone: ['the server has changed the subscription', 'सर्वर ने सदस्यता बदल दी'],
    hasPurchaseId: [
      'the address of My Subscription names an open add-on checkout',
      '‘मेरी सदस्यता’ के पते में ऐड-ऑन का खुला चेकआउट है',
    ],
    wasBought: ['an add-on was bought from My Subscription', '‘मेरी सदस्यता’ से ऐड-ऑन खरीदा गया'],
  },
  actors: {
    loadMySubscription: ['the request for the member’s subscription', 'सदस्य की सदस्यता का अनुरोध'],
    loadPayments: ['the request for earlier payments', 'पहले के भुगतानों का अनुरोध'],
    applyChange: ['the request to change the subscription', 'सदस्यता बदलने का अनुरोध'],
    billing: ['the billing details on My Subscription', '‘मेरी सदस्यता’ पर बिलिंग विवरण'],
    addonPurchase: ['the add-on purchase from My Subscription', '‘मेरी सदस्यता’ से ऐड-ऑन की खरीद'],
  },
})
