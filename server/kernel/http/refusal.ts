import type { RefusalCode } from '../../../src/domain/contract/envelope.ts'
import { faultWords } from '../../../src/domain/contract/faultWords.ts'
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
  /** Replaces the code's default message. */
  message?: Words
  headers?: Record<string, string>
  transition?: Transition
}

type Status = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429
type Row = readonly [status: Status, english: string, hindi: string]

// biome-ignore format: a table is read by its rows
const kinds: Record<RefusalCode, Row> = {
  AUTH_INVALID_CREDENTIALS: [400, 'Incorrect email, mobile number or password.', 'ईमेल, मोबाइल नंबर या पासवर्ड ग़लत है।'],
  AUTH_LOCKED: [423, 'Too many wrong passwords. Try again in 15 minutes or reset your password.', 'कई बार ग़लत पासवर्ड डाला गया। 15 मिनट बाद फिर कोशिश करें या पासवर्ड रीसेट करें।'],
  OTP_INVALID: [400, 'That code is incorrect.', 'यह कोड ग़लत है।'],
  OTP_EXPIRED: [410, 'This code has expired. Request a new one.', 'इस कोड का समय समाप्त हो गया है। नया कोड मँगाएँ।'],
  OTP_TOO_MANY: [429, 'Too many attempts. Please wait before requesting another code.', 'बहुत बार कोशिश हो चुकी है। नया कोड मँगाने से पहले कृपया प्रतीक्षा करें।'],
  PROOF_INVALID: [422, 'This verification is no longer valid. Please verify again.', 'यह सत्यापन अब मान्य नहीं है। कृपया फिर से सत्यापित करें।'],
  EMAIL_TAKEN: [409, 'An account with this email already exists.', 'इस ईमेल से एक खाता पहले से मौजूद है।'],
  MOBILE_TAKEN: [409, 'An account with this mobile number already exists.', 'इस मोबाइल नंबर से एक खाता पहले से मौजूद है।'],
  VALIDATION_FAILED: [422, 'Please check the marked fields.', 'कृपया चिह्नित फ़ील्ड जाँचें।'],
  SUBSCRIPTION_REQUIRED: [402, 'You need an active subscription for this.', 'इसके लिए सक्रिय सदस्यता आवश्यक है।'],
  FEATURE_NOT_IN_PLAN: [402, 'Your plan doesn’t include this feature.', 'आपके प्लान में यह सुविधा शामिल नहीं है।'],
  QUOTA_EXCEEDED: [402, 'You’ve reached your plan’s limit for now.', 'आपके प्लान की वर्तमान सीमा पूरी हो चुकी है।'],
  PROFILE_NOT_APPROVED: [403, 'You need an approved profile for this.', 'इसके लिए स्वीकृत प्रोफ़ाइल आवश्यक है।'],
  PROFILE_INCOMPLETE: [422, 'Please complete every step before submitting.', 'जमा करने से पहले कृपया सभी चरण पूरे करें।'],
  STEP_OUT_OF_ORDER: [409, 'Please complete the previous step first.', 'कृपया पहले पिछला चरण पूरा करें।'],
  FORBIDDEN: [403, 'You don’t have permission to do this.', 'आपको इसकी अनुमति नहीं है।'],
  NOT_FOUND: [404, 'Not found.', 'नहीं मिला।'],
  DUPLICATE_PROPOSAL: [409, 'You already have an open proposal with this member.', 'इस सदस्य के साथ आपका एक प्रस्ताव पहले से खुला है।'],
  ILLEGAL_TRANSITION: [409, 'This is no longer possible because the proposal’s status has changed.', 'यह अब संभव नहीं है क्योंकि प्रस्ताव की स्थिति बदल चुकी है।'],
  IDEMPOTENCY_MISMATCH: [409, 'We already received this with different content. Reload the page to see what was saved, then try again.', 'यह हमें अलग सामग्री के साथ पहले ही मिल चुका है। जो सहेजा गया है उसे देखने के लिए पेज दोबारा लोड करें, फिर कोशिश करें।'],
  PAYMENT_QUOTE_EXPIRED: [410, 'This price has expired. Please start again.', 'इस क़ीमत की अवधि समाप्त हो गई है। कृपया फिर से शुरू करें।'],
  PAYMENT_NOT_SUCCEEDED: [409, 'The payment hasn’t gone through yet.', 'भुगतान अभी सफल नहीं हुआ है।'],
  PRICE_CHANGED: [409, 'The price has changed. Please confirm the new amount.', 'क़ीमत बदल गई है। कृपया नई राशि की पुष्टि करें।'],
  TRIAL_ALREADY_USED: [409, 'You’ve already used your free trial.', 'आप मुफ़्त ट्रायल पहले ही इस्तेमाल कर चुके हैं।'],
  MOBILE_NOT_VERIFIED: [403, 'Please verify your mobile number first.', 'कृपया पहले अपना मोबाइल नंबर सत्यापित करें।'],
  REFUND_NOT_POSSIBLE: [409, 'This payment can’t be refunded.', 'इस भुगतान की राशि वापस नहीं की जा सकती।'],
  FILE_TOO_LARGE: [413, 'Maximum file size 10 mb', 'फ़ाइल का अधिकतम आकार 10 MB है'],
  FILE_TYPE: [415, 'We don’t accept this type of file.', 'इस प्रकार की फ़ाइल स्वीकार नहीं की जाती।'],
  FILE_EMPTY: [422, 'This file is empty.', 'यह फ़ाइल ख़ाली है।'],
  PICTURE_TOO_LARGE: [422, 'This image is larger than 60 megapixels. Please upload a smaller one.', 'यह फ़ोटो 60 मेगापिक्सेल से बड़ी है। कृपया छोटी फ़ोटो अपलोड करें।'],
  PICTURE_UNREADABLE: [422, 'This image can’t be read. Please save it again or choose another one.', 'यह फ़ोटो पढ़ी नहीं जा सकी। कृपया इसे फिर से सहेजें या कोई दूसरी चुनें।'],
  STORAGE_FULL: [413, 'You’ve used all 500 MB of your storage. Please delete some files before you add another.', 'आपकी फ़ाइलों ने आपका पूरा 500 MB स्थान भर दिया है। नई फ़ाइल भेजने से पहले कृपया कुछ फ़ाइलें हटाएँ।'],
  BLOCKED: [403, 'You can’t contact this member.', 'आप इस सदस्य से संपर्क नहीं कर सकते।'],
  RATE_LIMITED: [429, 'Too many requests. Please wait a moment.', 'बहुत अधिक अनुरोध। कृपया थोड़ी प्रतीक्षा करें।'],
  UNAUTHORIZED: [401, faultWords.unauthorized.en, faultWords.unauthorized.hi],
  CROSS_ORIGIN: [403, 'This request came from another site.', 'यह अनुरोध किसी दूसरी साइट से आया है।'],
  BAD_REQUEST: [400, 'We couldn’t read this request.', 'यह अनुरोध पढ़ा नहीं जा सका।'],
}

/** A refused request, answered in the caller's language. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: RefusalDetail

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }

  get status() {
    return kinds[this.code][0]
  }

  get words(): Words {
    const [, en, hi] = kinds[this.code]
    return this.detail.message ?? { en, hi }
  }
}

/** Use `refuseTransition` for transitions, which adds the action and the status. */
export const refuse = (code: Exclude<RefusalCode, 'ILLEGAL_TRANSITION'>, detail?: RefusalDetail): never => {
  throw new Refusal(code, detail)
}

export const refuseTransition = (from: string, event: string, message?: Words): never => {
  throw new Refusal('ILLEGAL_TRANSITION', { transition: { from, event }, ...(message && { message }) })
}
