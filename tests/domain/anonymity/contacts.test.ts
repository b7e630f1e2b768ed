import { describe, expect, it } from 'vitest'
import { redacted } from './redacted.ts'

/** Redacts phone numbers and addresses of anybody; amounts, years and sentences stay. */

describe('a phone number is redacted', () => {
  it.each([
    ['9876543210, any day', '[phone number removed], any day'],
    ['9876543210,9876543211', '[phone number removed]'],
    ['mobile:9876543210,', 'mobile:[phone number removed],'],
    ['98765–43210', '[phone number removed]'],
    ['98765\u201143210', '[phone number removed]'],
    ['98765 - 43210', '[phone number removed]'],
    ['98765 – 43210', '[phone number removed]'],
    ['98765_43210', '[phone number removed]'],
    ['98,765,43,210', '[phone number removed]'],
    ['98765,43210', '[phone number removed]'],
    ['+91 98765 43210', '[phone number removed]'],
    ['022-2634 5678', '[phone number removed]'],
    ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', '[phone number removed]'],
    ['Call 2634 5678 now', 'Call [phone number removed] now'],
    ['Call us on 2634-5678', 'Call us on [phone number removed]'],
    ['Phone no. 2634 5678', 'Phone no. [phone number removed]'],
    ['WhatsApp: 26345678', 'WhatsApp: [phone number removed]'],
    ['फ़ोन 2634 5678', 'फ़ोन [फ़ोन नंबर हटाया गया]'],
    ['मोबाइल नंबर २६३४ ५६७८', 'मोबाइल नंबर [फ़ोन नंबर हटाया गया]'],
  ])('%s', (text, shown) => expect(redacted(`Ask: ${text}`)).toBe(`Ask: ${shown}`))

  it('and the member’s own, with any separators between its digits', () => {
    for (const own of [
      '9 1 2 3 4 5 6 7 8 0',
      '91234—*56780',
      '912/345/67 80',
      '91.23,45;67*80',
      '2345 6780',
      '+91 (91234) 56780',
    ])
      expect(redacted(`Ask ${own} for it`)).toBe('Ask [phone number removed] for it')
    expect(redacted('Ask 8123 4567 for it', { mobile: '+6581234567' })).toBe('Ask [phone number removed] for it')
  })
})

describe('a number that is not a phone number stays', () => {
  it.each([
    '₹ 1,20,00,000',
    '₹12,50,00,000 to ₹13,75,00,000 in 2019-2024',
    '10,000,000 USD, 2019-2024',
    'Sales of 1,20,00,000, 1,40,00,000 and 2,10,00,000',
    '2019-20, 2020-21, 2021-22 and 2022-23',
    '2018, 2019, 2020, 2021',
    '2019 – 2024',
    'from 12.03.2019 to 14.03.2024',
    '2634 5678 pieces',
    'ISO 9001:2015, 14001:2015',
    'Contact 2500 dealers in 120 towns',
    'call 1,20,00,000 a good price',
    '35 % of 12,500 tonnes; 4.5 crore',
  ])('%s', (text) => expect(redacted(text)).toBe(text))
})

describe('an address is redacted', () => {
  it.each([
    ['spinwell.life', '[link removed]'],
    ['spinwell.pro', '[link removed]'],
    ['kuku.fm', '[link removed]'],
    ['spinwell.global/about', '[link removed]'],
    ['spinwell . in', '[link removed]'],
    ['spinwell .com', '[link removed]'],
    ['spinwell dot in', '[link removed]'],
    ['spinwell dot co dot in', '[link removed]'],
    ['spinwell[.]in', '[link removed]'],
    ['spinwell (dot) com', '[link removed]'],
    ['SPINWELL.LIFE', '[link removed]'],
    ['kontakt at posthaus dot com', '[email removed]'],
    ['kontakt at posthaus.com', '[email removed]'],
    ['kontakt at gmail', '[email removed]'],
    ['kontakt at the rate gmail.com', '[email removed]'],
    ['kontakt [at] posthaus [dot] co [dot] in', '[email removed]'],
  ])('%s', (address, shown) => expect(redacted(`Mail: ${address}, please`)).toBe(`Mail: ${shown}, please`))

  it('and the name of the member’s own mailbox, unless it is a generic one', () => {
    const email = 'spinwell2020@gmail.com'
    expect(redacted('Find spinwell2020 or Spinwell there', { email })).toBe('Find [name hidden] or [name hidden] there')
    for (const everybodys of ['sales', 'info', 'contact', 'office', 'support', 'hello', 'admin', 'export.sales'])
      expect(
        redacted('sales info contact office support hello admin export', { email: `${everybodys}@gmail.com` }),
      ).toBe('sales info contact office support hello admin export')
  })
})

describe('text that is not an address stays', () => {
  it.each([
    'We spin yarn.We sell it in bulk.',
    'Cotton yarn.and jute',
    'e.g. cotton, i.e. fibre, etc.',
    'It grew by 2.5 times, to 3.5kg, v2.0 of it',
    'Built with Node.js, React.js and a report.pdf',
    'Led by Dr.Reddy, Mr.Sharma and a B.Com graduate with a Ph.D. at 9 a.m.',
    'Rs.lakh, No.five, Pvt.Ltd. firms',
    'since the dot com years, with polka dot in blue',
    'We sell yarn . We buy jute',
    'Sold at retail dot matrix printers',
    'Sold at fairs, at 20 per cent, at dealers and at home.',
    'सूत बनाते हैं।कपड़ा भी।',
  ])('%s', (text) => expect(redacted(text)).toBe(text))
})
