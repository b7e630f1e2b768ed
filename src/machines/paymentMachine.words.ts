import { describe } from './describe.ts'
import { paymentMachine } from './paymentMachine.ts'

export const paymentWords = describe(paymentMachine, {
  states: {
    preparing: ['the card form is loading', 'कार्ड फ़ॉर्म लोड हो रहा है'],
    idle: ['the card form is ready and the member can pay', 'कार्ड फ़ॉर्म तैयार है और सदस्य भुगतान कर सकता है'],
    checking: [
      'the server checks whether the payment was made or replaced elsewhere',
      'सर्वर जाँचता है कि भुगतान कहीं और हो गया या बदल गया है',
    ],
    processing: ['the payment provider is charging the card', 'भुगतान प्रदाता कार्ड से राशि ले रहा है'],
    confirming: ['the server is confirming the payment', 'सर्वर भुगतान की पुष्टि कर रहा है'],
    retrying: [
      'the confirmation got no response and is repeated automatically in a moment',
      'पुष्टि का उत्तर नहीं मिला; थोड़ी देर में अपने आप फिर पूछा जाएगा',
    ],
    confirmationPending: [
      'the payment is not confirmed yet; the member can check again without paying twice',
      'भुगतान की पुष्टि अभी नहीं हुई; सदस्य दोबारा भुगतान किए बिना फिर जाँच सकता है',
    ],
    providerUnavailable: [
      'the card form could not be loaded; the member can try again',
      'कार्ड फ़ॉर्म लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है',
    ],
    over: [
      'this payment is closed: cancelled, replaced, expired, refunded or disputed',
      'यह भुगतान बंद है: रद्द, बदला हुआ, समाप्त, वापस किया गया या विवादित',
    ],
    paid: ['the server has confirmed that the payment was made', 'सर्वर ने पुष्टि कर दी कि भुगतान हो गया'],
  },
  events: {
    'provider.readied': ['the payment provider’s card form becomes ready', 'भुगतान प्रदाता का कार्ड फ़ॉर्म तैयार होता है'],
    'provider.failed': ['the payment provider’s card form fails to load', 'भुगतान प्रदाता का कार्ड फ़ॉर्म लोड नहीं होता'],
    'retry.requested': ['the member tries to load the card form again', 'सदस्य कार्ड फ़ॉर्म फिर लोड करने की कोशिश करता है'],
    'payment.submitted': ['the member pays', 'सदस्य भुगतान करता है'],
    'confirmation.requested': [
      'the member checks again whether the payment was made',
      'सदस्य फिर जाँचता है कि भुगतान हुआ या नहीं',
    ],
    'recheck.requested': [
      'another tab has bought something, or this tab was away for a while',
      'दूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं',
    ],
  },
  guards: {
    startsPending: [
      'the payment was already in progress when this checkout opened',
      'चेकआउट खुलने पर भुगतान पहले से चल रहा था',
    ],
    startsEnded: ['the payment was already closed when this checkout opened', 'चेकआउट खुलने पर भुगतान पहले से बंद था'],
    needsRecheck: [
      'another tab may have changed the payment before the card form was ready',
      'कार्ड फ़ॉर्म तैयार होने से पहले किसी दूसरे टैब ने भुगतान बदला हो सकता है',
    ],
    wasLoaded: ['the payment provider’s script is there', 'भुगतान प्रदाता की स्क्रिप्ट आ गई है'],
    wasCharged: ['the card was charged', 'कार्ड से राशि ले ली गई'],
    failed: ['the card was declined or the details are incomplete', 'कार्ड अस्वीकार हुआ या विवरण अधूरा है'],
    isInProcess: ['the bank has not decided yet', 'बैंक ने अभी निर्णय नहीं किया'],
    wasCancelled: ['the provider has cancelled the payment', 'प्रदाता ने भुगतान रद्द कर दिया'],
    wasConfirmed: ['the server confirms the payment', 'सर्वर भुगतान की पुष्टि करता है'],
    isStillPending: ['the server says that the bank has not decided yet', 'सर्वर बताता है कि बैंक ने अभी निर्णय नहीं किया'],
    isOver: ['the server says that the payment is closed', 'सर्वर बताता है कि भुगतान बंद है'],
    returnsToCardForm: [
      'the bank has declined after a while and the member can pay again',
      'बैंक ने कुछ देर बाद अस्वीकार किया और सदस्य फिर भुगतान कर सकता है',
    ],
    isStillPayable: [
      'the server says that nothing was paid and the card form is still there',
      'सर्वर बताता है कि कुछ भुगतान नहीं हुआ और कार्ड फ़ॉर्म अब भी खुला है',
    ],
    hasNoForm: ['no card form is open for this payment', 'इस भुगतान के लिए कोई कार्ड फ़ॉर्म नहीं खुला'],
    mayRetry: ['the confirmation was tried at most three times', 'पुष्टि अधिकतम तीन बार माँगी गई है'],
    mayBePaid: [
      'the transaction is complete enough to be confirmed later',
      'लेन-देन इतना पूरा है कि बाद में उसकी पुष्टि हो सके',
    ],
  },
  actors: {
    loadProvider: ['the download of the payment provider’s script', 'भुगतान प्रदाता की स्क्रिप्ट का डाउनलोड'],
    chargeCard: ['the card charge', 'कार्ड से राशि लेना'],
    confirmPayment: ['the request to confirm the payment', 'भुगतान की पुष्टि का अनुरोध'],
    watchPayments: ['the watch on purchases in other tabs', 'दूसरे टैबों की खरीद की निगरानी'],
  },
  delays: {
    patience: ['20 seconds pass without the card form', 'कार्ड फ़ॉर्म के बिना 20 सेकंड बीत जाते हैं'],
    retryDelay: [
      '1, 4 or 10 seconds pass since the last attempt to confirm',
      'पुष्टि के पिछले प्रयास को 1, 4 या 10 सेकंड बीत जाते हैं',
    ],
  },
})
