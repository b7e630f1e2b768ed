import { addonPurchaseMachine } from './addonPurchaseMachine.ts'
import { describe } from './describe.ts'

export const addonPurchaseWords = describe(addonPurchaseMachine, {
  states: {
    starting: [
      'the product checks whether an add-on checkout was left open',
      'ऐप देखता है कि ऐड-ऑन का कोई चेकआउट खुला रह गया था या नहीं',
    ],
    resuming: ['the product looks up the add-on checkout that the address names', 'ऐप पते में लिखा ऐड-ऑन चेकआउट खोजता है'],
    loading: ['the add-ons for the current plan are loading', 'मौजूदा प्लान के ऐड-ऑन लोड हो रहे हैं'],
    offering: ['the dialog lists the add-ons and their prices', 'संवाद ऐड-ऑन और उनके मूल्य दिखाता है'],
    startingPurchase: ['the server opens a transaction for the chosen add-on', 'सर्वर चुने हुए ऐड-ऑन के लिए लेन-देन खोलता है'],
    paying: ['the member pays for the add-on by card', 'सदस्य कार्ड से ऐड-ऑन का भुगतान करता है'],
    unavailable: [
      'the add-ons could not be loaded; the member can try again or close the dialog',
      'ऐड-ऑन लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है या संवाद बंद कर सकता है',
    ],
    bought: ['the add-on is paid for and belongs to the plan', 'ऐड-ऑन का भुगतान हो गया और वह प्लान में जुड़ गया'],
    closed: ['the add-on dialog is closed and nothing was bought', 'ऐड-ऑन का संवाद बंद है और कुछ नहीं खरीदा गया'],
  },
  events: {
    'addon.chosen': ['the member chooses an add-on', 'सदस्य एक ऐड-ऑन चुनता है'],
    'purchase.cancelled': ['the member closes the add-on dialog', 'सदस्य ऐड-ऑन का संवाद बंद करता है'],
    'purchase.reopened': [
      'the member starts the add-on purchase again after its payment was closed',
      'भुगतान बंद होने पर सदस्य ऐड-ऑन की खरीद फिर शुरू करता है',
    ],
    'retry.requested': ['the member tries to load the add-ons again', 'सदस्य ऐड-ऑन फिर लोड करने की कोशिश करता है'],
  },
  guards: {
    hasPurchaseId: ['the address names an add-on checkout', 'पते में ऐड-ऑन का चेकआउट है'],
    wasPaid: ['the add-on has already been paid for', 'ऐड-ऑन का भुगतान पहले ही हो चुका है'],
    isOffered: ['the chosen add-on is among those on offer', 'चुना हुआ ऐड-ऑन उपलब्ध ऐड-ऑन में है'],
    priceChanged: ['the price of the add-on has changed in the meantime', 'इस बीच ऐड-ऑन का मूल्य बदल गया है'],
    lacksSecret: ['the add-on’s transaction cannot be paid', 'ऐड-ऑन के लेन-देन का भुगतान नहीं हो सकता'],
    canBePaid: ['the add-on’s transaction is ready for payment', 'ऐड-ऑन का लेन-देन भुगतान के लिए तैयार है'],
  },
  actors: {
    loadAddons: ['the request for the add-ons', 'ऐड-ऑन का अनुरोध'],
    openPurchase: ['the request to open the add-on purchase', 'ऐड-ऑन की खरीद खोलने का अनुरोध'],
    findPurchase: ['the search for the earlier add-on checkout', 'पहले के ऐड-ऑन चेकआउट की खोज'],
    payment: ['the card payment for the add-on', 'ऐड-ऑन का कार्ड से भुगतान'],
  },
  delays: {
    patience: ['30 seconds pass before the add-on purchase opens', 'ऐड-ऑन की खरीद खुले बिना 30 सेकंड बीत जाते हैं'],
  },
})
