import { describe } from './describe.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'

export const oneTimeCodeWords = describe(oneTimeCodeMachine, {
  states: {
    sendingCode: ['the one-time code is being sent', 'एक बार का कोड भेजा जा रहा है'],
    codeSent: ['a one-time code was sent and is still valid', 'एक बार का कोड भेजा गया है और अभी मान्य है'],
    'codeSent.awaitingCode': ['the person enters the one-time code', 'व्यक्ति एक बार का कोड भरता है'],
    'codeSent.verifyingCode': ['the server is checking the one-time code', 'सर्वर एक बार का कोड जाँच रहा है'],
    'codeSent.resendingCode': ['a new one-time code is being sent', 'नया एक बार का कोड भेजा जा रहा है'],
    'codeSent.unanswered': [
      'the code check or the resend got no response; the person can check again or get a new code',
      'कोड की जाँच या दोबारा भेजने का उत्तर नहीं मिला; व्यक्ति फिर जाँच सकता है या नया कोड ले सकता है',
    ],
    unsent: [
      'the one-time code could not be sent; the person can try again',
      'एक बार का कोड भेजा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है',
    ],
    over: [
      'this one-time code is no longer valid, or no code may be sent now; the person can request another',
      'यह एक बार का कोड अब मान्य नहीं है, या अभी कोड नहीं भेजा जा सकता; व्यक्ति दूसरा माँग सकता है',
    ],
    verified: [
      'the one-time code was correct and the email address or mobile number is verified',
      'एक बार का कोड सही था और ई-मेल पता या मोबाइल नंबर सत्यापित है',
    ],
  },
  events: {
    'code.changed': ['the person types digits of the code', 'व्यक्ति कोड के अंक भरता है'],
    'code.cleared': ['the person clears the code', 'व्यक्ति कोड मिटाता है'],
    'code.submitted': ['the person submits the code', 'व्यक्ति कोड जमा करता है'],
    'resend.requested': ['the person chooses to resend the code', 'व्यक्ति कोड फिर भेजना चुनता है'],
    'code.requested': ['the person requests a fresh code', 'व्यक्ति नया कोड माँगता है'],
  },
  guards: {
    wasSent: ['the server has sent the code', 'सर्वर ने कोड भेज दिया'],
    wasVerified: ['the code is correct', 'कोड सही है'],
    isOver: [
      'the code has expired, was tried too often or is unknown',
      'कोड की समय-सीमा बीत गई, बहुत बार आज़माया गया या अज्ञात है',
    ],
    codeIsComplete: ['the code has six digits', 'कोड में छह अंक हैं'],
  },
  actors: {
    sendCode: ['the request to send a one-time code', 'एक बार का कोड भेजने का अनुरोध'],
    resendCode: ['the request to send the code again', 'कोड फिर भेजने का अनुरोध'],
    verifyCode: ['the check of the one-time code', 'एक बार के कोड की जाँच'],
  },
  delays: {
    validity: ['the validity of the code ends', 'कोड की वैधता समाप्त होती है'],
  },
})
