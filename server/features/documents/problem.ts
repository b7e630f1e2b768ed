import type { Words } from '../../kernel/http/refusal.ts'

/** The reason why a document is refused, as a code of its field error. */
export type Problem = 'fileType' | 'fileActive' | 'fileProtected' | 'pdfUnreadable'

/** Messages that replace the one for a wrong type. */
export const problemWords: Partial<Record<Problem, Words>> = {
  fileActive: {
    en: 'This file contains macros, scripts, attachments or external content. Please save it as a plain PDF and upload that instead.',
    hi: 'इस फ़ाइल में मैक्रो, स्क्रिप्ट, संलग्न फ़ाइलें या बाहर से जुड़ी सामग्री है। कृपया इसे सामान्य PDF के रूप में सहेजें और वही अपलोड करें।',
  },
  pdfUnreadable: {
    en: 'This file can’t be read as a PDF. Please save it as a PDF again and upload that.',
    hi: 'यह फ़ाइल PDF के रूप में नहीं पढ़ी जा सकी। कृपया इसे फिर से PDF में सहेजें और वही अपलोड करें।',
  },
  fileProtected: {
    en: 'This file is password-protected. Please remove the password and upload it again.',
    hi: 'यह फ़ाइल पासवर्ड से सुरक्षित है। कृपया इसे बिना पासवर्ड के सहेजें और वही अपलोड करें।',
  },
}
