import type { Language } from '../../kernel/ports/deps.ts'

export interface ReceiptWords {
  title: string
  number: string
  invoice: string
  invoiceNumber: string
  seller: string
  sellerGstin: string
  serviceCode: string
  billedTo: string
  buyerGstin: string
  placeOfSupply: string
  period: string
  item: string
  amount: string
  taxable: string
  total: string
  paidWith: string
  card: string
  payment: string
  /** The law's own words for an export without tax; `{number}` is the undertaking's. */
  export: string
  refunded: string
  disputed: string
  download: string
  thanks: string
}

export const receiptWords: Record<Language, ReceiptWords> = {
  en: {
    title: 'Receipt',
    number: 'Receipt number',
    invoice: 'Tax invoice',
    invoiceNumber: 'Invoice number',
    seller: 'Seller',
    sellerGstin: 'Seller’s GSTIN',
    serviceCode: 'SAC',
    billedTo: 'Billed to',
    buyerGstin: 'Customer’s GSTIN',
    placeOfSupply: 'Place of supply',
    period: 'Period',
    item: 'Item',
    amount: 'Amount',
    taxable: 'Taxable value',
    total: 'Total paid',
    paidWith: 'Paid with',
    card: 'Card',
    payment: 'Payment reference',
    export: 'Supply meant for export under letter of undertaking {number} without payment of integrated tax.',
    refunded: 'Refunded',
    disputed: 'Disputed',
    download: 'Download as PDF',
    thanks: 'Thank you for being a member of Founders.',
  },
  hi: {
    title: 'रसीद',
    number: 'रसीद संख्या',
    invoice: 'टैक्स इनवॉइस',
    invoiceNumber: 'इनवॉइस संख्या',
    seller: 'विक्रेता',
    sellerGstin: 'विक्रेता का GSTIN',
    serviceCode: 'SAC',
    billedTo: 'ग्राहक',
    buyerGstin: 'ग्राहक का GSTIN',
    placeOfSupply: 'आपूर्ति का स्थान',
    period: 'अवधि',
    item: 'विवरण',
    amount: 'राशि',
    taxable: 'कर योग्य मूल्य',
    total: 'कुल भुगतान',
    paidWith: 'भुगतान का माध्यम',
    card: 'कार्ड',
    payment: 'भुगतान संदर्भ',
    export: 'वचन पत्र {number} के अधीन एकीकृत कर के भुगतान के बिना निर्यात के लिए आपूर्ति।',
    refunded: 'राशि वापस की गई',
    disputed: 'विवादित',
    download: 'PDF डाउनलोड करें',
    thanks: 'Founders के सदस्य होने के लिए धन्यवाद।',
  },
}
