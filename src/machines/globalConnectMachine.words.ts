import { describe } from './describe.ts'
import { globalConnectMachine } from './globalConnectMachine.ts'

export const globalConnectWords = describe(globalConnectMachine, {
  states: {
    starting: [
      'the product checks whether a Global Connect checkout was open before the reload',
      'ऐप देखता है कि रीलोड से पहले Global Connect का चेकआउट खुला था या नहीं',
    ],
    idle: [
      'the member may choose Global Connect; no dialog and no card form is shown',
      'सदस्य Global Connect चुन सकता है; कोई संवाद या कार्ड फ़ॉर्म नहीं दिखता',
    ],
    readingAccess: [
      'the server checks whether the subscription includes Global Connect',
      'सर्वर जाँचता है कि सदस्यता में Global Connect शामिल है या नहीं',
    ],
    offeringPlan: [
      'a dialog offers a plan, because the member has no subscription for Global Connect',
      'संवाद एक प्लान का प्रस्ताव देता है, क्योंकि Global Connect के लिए सदस्य की कोई सदस्यता नहीं है',
    ],
    offeringRenewal: [
      'a dialog offers to renew the expired subscription before Global Connect opens',
      'Global Connect खुलने से पहले संवाद समाप्त सदस्यता के नवीनीकरण का प्रस्ताव देता है',
    ],
    addingFeature: [
      'the member is buying Global Connect as an add-on to the current plan',
      'सदस्य मौजूदा प्लान में Global Connect ऐड-ऑन के रूप में खरीद रहा है',
    ],
    offeringLongerPlan: [
      'a dialog offers a longer plan, because no Global Connect add-on is available on this one',
      'संवाद लंबे प्लान का प्रस्ताव देता है, क्योंकि इस प्लान पर Global Connect ऐड-ऑन उपलब्ध नहीं है',
    ],
  },
  events: {
    'globalConnect.requested': ['the member chooses Global Connect', 'सदस्य Global Connect चुनता है'],
    'offer.accepted': ['the member accepts the Global Connect offer', 'सदस्य Global Connect का प्रस्ताव स्वीकार करता है'],
    'offer.declined': ['the member declines the Global Connect offer', 'सदस्य Global Connect लेने से मना करता है'],
  },
  guards: {
    hasPurchaseId: [
      'the address names a Global Connect checkout that is still open',
      'पते में Global Connect का एक खुला चेकआउट है',
    ],
    hasNoSubscription: ['the member has no subscription at all', 'सदस्य की कोई सदस्यता नहीं है'],
    hasExpired: ['the member’s subscription has expired', 'सदस्य की सदस्यता समाप्त हो चुकी है'],
    lacksFeature: ['the current plan does not include Global Connect', 'मौजूदा प्लान में Global Connect शामिल नहीं है'],
    wasBought: ['the member bought the Global Connect add-on', 'सदस्य ने Global Connect ऐड-ऑन खरीद लिया'],
  },
  actors: {
    readAccess: ['the Global Connect access check', 'Global Connect की पहुँच की जाँच'],
    addonPurchase: ['the purchase of the Global Connect add-on', 'Global Connect ऐड-ऑन की खरीद'],
  },
})
