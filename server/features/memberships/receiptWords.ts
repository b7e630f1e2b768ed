import type { Language } from '../../kernel/ports/deps.ts'

export interface ReceiptWords {
  title: string
  number: string
  date: string
  seller: string
  taxNumber: string
  billedTo: string
  period: string
  item: string
  amount: string
  taxes: string
  total: string
  payment: string
  refunded: string
  disputed: string
  download: string
  thanks: string
}

export const receiptWords: Record<Language, ReceiptWords> = {
  en: {
    title: 'Receipt',
    number: 'Receipt number',
    date: 'Date',
    seller: 'Seller',
    taxNumber: 'Tax number',
    billedTo: 'Billed to',
    period: 'Period',
    item: 'Item',
    amount: 'Amount',
    taxes: 'Taxes & fees: Included',
    total: 'Total paid',
    payment: 'Payment reference',
    refunded: 'Refunded',
    disputed: 'Disputed',
    download: 'Download as PDF',
    thanks: 'Thank you for being a member of Founders.',
  },
  hi: {
    title: 'रसीद',
    number: 'रसीद संख्या',
    date: 'दिनांक',
    seller: 'विक्रेता',
    taxNumber: 'कर संख्या',
    billedTo: 'ग्राहक',
    period: 'अवधि',
    item: 'विवरण',
    amount: 'राशि',
    taxes: 'कर और शुल्क: शामिल',
    total: 'कुल भुगतान',
    payment: 'भुगतान संदर्भ',
    refunded: 'राशि वापस की गई',
    disputed: 'विवादित',
    download: 'PDF डाउनलोड करें',
    thanks: 'Founders के सदस्य होने के लिए धन्यवाद।',
  },
}
