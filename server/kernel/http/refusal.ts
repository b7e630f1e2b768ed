import type { RefusalCode } from '../../../src/domain/contract/envelope.ts'
import type { TransactionStatus } from '../../../src/domain/memberships/transactions.ts'
import type { FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'

export interface Words {
  en: string
  hi: string
}

/** The requested action and the current status (ILLEGAL_TRANSITION). */
interface Transition {
  from: string
  event: string
}

export interface RefusalDetail {
  /** Field path -> field error code. */
  fields?: FieldErrors
  /** The status of a purchase (PAYMENT_NOT_SUCCEEDED); sent as the field `trx_id`. */
  purchase?: TransactionStatus
  /** Replaces the code's own words. */
  message?: Words
  headers?: Record<string, string>
  transition?: Transition
}

interface Kind {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429
  words: Words
}

const kinds: Record<RefusalCode, Kind> = {
  AUTH_INVALID_CREDENTIALS: {
    status: 400,
    words: { en: 'Incorrect email, mobile number or password.', hi: 'ईमेल, मोबाइल नंबर या पासवर्ड ग़लत है।' },
  },
  AUTH_LOCKED: {
    status: 423,
    words: {
      en: 'Too many wrong passwords. Try again in 15 minutes or reset your password.',
      hi: 'कई बार ग़लत पासवर्ड डाला गया। 15 मिनट बाद फिर कोशिश करें या पासवर्ड बदलें।',
    },
  },
  OTP_INVALID: { status: 400, words: { en: 'That code is incorrect.', hi: 'यह कोड ग़लत है।' } },
  OTP_EXPIRED: {
    status: 410,
    words: { en: 'This code has expired. Request a new one.', hi: 'इस कोड का समय समाप्त हो गया है। नया कोड मँगाएँ।' },
  },
  OTP_TOO_MANY: {
    status: 429,
    words: {
      en: 'Too many attempts. Please wait before requesting another code.',
      hi: 'बहुत बार कोशिश हो चुकी है। नया कोड मँगाने से पहले कृपया प्रतीक्षा करें।',
    },
  },
  PROOF_INVALID: {
    status: 422,
    words: {
      en: 'The verification has expired. Please verify again.',
      hi: 'सत्यापन का समय समाप्त हो गया है। कृपया फिर से सत्यापित करें।',
    },
  },
  EMAIL_TAKEN: {
    status: 409,
    words: { en: 'An account with this email already exists.', hi: 'इस ईमेल से एक खाता पहले से मौजूद है।' },
  },
  MOBILE_TAKEN: {
    status: 409,
    words: { en: 'An account with this mobile number already exists.', hi: 'इस मोबाइल नंबर से एक खाता पहले से मौजूद है।' },
  },
  VALIDATION_FAILED: { status: 422, words: { en: 'Please check the marked fields.', hi: 'कृपया चिह्नित फ़ील्ड जाँचें।' } },
  SUBSCRIPTION_REQUIRED: {
    status: 402,
    words: { en: 'You need an active subscription for this.', hi: 'इसके लिए सक्रिय सदस्यता आवश्यक है।' },
  },
  FEATURE_NOT_IN_PLAN: {
    status: 402,
    words: { en: 'Your plan doesn’t include this feature.', hi: 'आपके प्लान में यह सुविधा शामिल नहीं है।' },
  },
  QUOTA_EXCEEDED: {
    status: 402,
    words: { en: 'You’ve reached your plan’s limit for now.', hi: 'आपके प्लान की वर्तमान सीमा पूरी हो चुकी है।' },
  },
  PROFILE_NOT_APPROVED: {
    status: 403,
    words: { en: 'You need an approved profile for this.', hi: 'इसके लिए स्वीकृत प्रोफ़ाइल आवश्यक है।' },
  },
  PROFILE_INCOMPLETE: {
    status: 422,
    words: { en: 'Please complete every step before submitting.', hi: 'जमा करने से पहले कृपया सभी चरण पूरे करें।' },
  },
  STEP_OUT_OF_ORDER: {
    status: 409,
    words: { en: 'Please complete the previous step first.', hi: 'कृपया पहले पिछला चरण पूरा करें।' },
  },
  FORBIDDEN: { status: 403, words: { en: 'You don’t have permission to do this.', hi: 'आपको इसकी अनुमति नहीं है।' } },
  NOT_FOUND: { status: 404, words: { en: 'Not found.', hi: 'नहीं मिला।' } },
  DUPLICATE_PROPOSAL: {
    status: 409,
    words: {
      en: 'You already have an open proposal with this member.',
      hi: 'इस सदस्य के साथ आपका एक प्रस्ताव पहले से खुला है।',
    },
  },
  ILLEGAL_TRANSITION: {
    status: 409,
    words: {
      en: 'This is no longer possible because the proposal’s status has changed.',
      hi: 'यह अब संभव नहीं है क्योंकि प्रस्ताव की स्थिति बदल चुकी है।',
    },
  },
  IDEMPOTENCY_MISMATCH: {
    status: 409,
    words: {
      en: 'We already received this with different content. Reload the page to see what was saved, then try again.',
      hi: 'यह हमें अलग सामग्री के साथ पहले ही मिल चुका है। जो सहेजा गया है उसे देखने के लिए पेज दोबारा लोड करें, फिर कोशिश करें।',
    },
  },
  PAYMENT_QUOTE_EXPIRED: {
    status: 410,
    words: {
      en: 'This price has expired. Please start again.',
      hi: 'इस क़ीमत की अवधि समाप्त हो गई है। कृपया फिर से शुरू करें।',
    },
  },
  PAYMENT_NOT_SUCCEEDED: {
    status: 409,
    words: { en: 'The payment hasn’t gone through yet.', hi: 'भुगतान अभी सफल नहीं हुआ है।' },
  },
  PRICE_CHANGED: {
    status: 409,
    words: {
      en: 'The price has changed. Please confirm the new amount.',
      hi: 'क़ीमत बदल गई है। कृपया नई राशि की पुष्टि करें।',
    },
  },
  TRIAL_ALREADY_USED: {
    status: 409,
    words: { en: 'You’ve already used your free trial.', hi: 'आप मुफ़्त परीक्षण पहले ही इस्तेमाल कर चुके हैं।' },
  },
  MOBILE_NOT_VERIFIED: {
    status: 403,
    words: {
      en: 'Please verify your mobile number first.',
      hi: 'कृपया पहले अपना मोबाइल नंबर सत्यापित करें।',
    },
  },
  REFUND_NOT_POSSIBLE: {
    status: 409,
    words: { en: 'This payment can’t be refunded.', hi: 'इस भुगतान की राशि वापस नहीं की जा सकती।' },
  },
  FILE_TOO_LARGE: { status: 413, words: { en: 'Maximum file size 10 mb', hi: 'फ़ाइल का अधिकतम आकार 10 एमबी है' } },
  FILE_TYPE: {
    status: 415,
    words: { en: 'We don’t accept this type of file.', hi: 'इस प्रकार की फ़ाइल स्वीकार नहीं की जाती।' },
  },
  FILE_EMPTY: { status: 422, words: { en: 'This file is empty.', hi: 'यह फ़ाइल खाली है।' } },
  PICTURE_TOO_LARGE: {
    status: 422,
    words: {
      en: 'This picture has more than 60 megapixels. Please make it smaller.',
      hi: 'यह तस्वीर 60 मेगापिक्सेल से बड़ी है। कृपया इसे छोटा करें।',
    },
  },
  PICTURE_UNREADABLE: {
    status: 422,
    words: {
      en: 'This picture is damaged. Please save it again or choose another.',
      hi: 'यह तस्वीर ख़राब है। कृपया इसे फिर से सहेजें या कोई दूसरी चुनें।',
    },
  },
  STORAGE_FULL: {
    status: 413,
    words: {
      en: 'Your files take up all of your 500 MB. Please delete some before you send another.',
      hi: 'आपकी फ़ाइलों ने आपका पूरा 500 MB स्थान भर दिया है। नई फ़ाइल भेजने से पहले कृपया कुछ फ़ाइलें हटाएँ।',
    },
  },
  BLOCKED: { status: 403, words: { en: 'You can’t contact this member.', hi: 'आप इस सदस्य से संपर्क नहीं कर सकते।' } },
  RATE_LIMITED: {
    status: 429,
    words: { en: 'Too many requests. Please wait a moment.', hi: 'बहुत अधिक अनुरोध। कृपया थोड़ी प्रतीक्षा करें।' },
  },
  UNAUTHORIZED: { status: 401, words: { en: 'Unauthorized', hi: 'अनधिकृत' } },
  CROSS_ORIGIN: {
    status: 403,
    words: { en: 'This request came from another site.', hi: 'यह अनुरोध किसी दूसरी साइट से आया है।' },
  },
  BAD_REQUEST: { status: 400, words: { en: 'We couldn’t read this request.', hi: 'यह अनुरोध पढ़ा नहीं जा सका।' } },
}

/** A response other than the requested one, in the caller's language. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: RefusalDetail

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }

  get status() {
    return kinds[this.code].status
  }

  get words(): Words {
    return this.detail.message ?? kinds[this.code].words
  }
}

/** Use `refuseTransition` for transitions, which adds the action and the status. */
export const refuse = (code: Exclude<RefusalCode, 'ILLEGAL_TRANSITION'>, detail?: RefusalDetail): never => {
  throw new Refusal(code, detail)
}

export const refuseTransition = (from: string, event: string, message?: Words): never => {
  throw new Refusal('ILLEGAL_TRANSITION', { transition: { from, event }, ...(message && { message }) })
}
