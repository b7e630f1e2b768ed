import { paper, type Sheet } from './paper.ts'

/** Documents of text on A4: letters, agreements, brochures and proofs. */

export const a4 = [595, 842] as const
const [left, within, bottom] = [64, 467, 770]
const green = '#1d4d44'

interface Part {
  heading?: string
  lines: readonly string[]
}

/** Parts of text over as many pages as they need; each part in `apart` starts a page. */
export function textOf(title: string, subtitle: string, parts: readonly Part[], apart = false): Uint8Array {
  const { page, bytes } = paper(title, a4)
  let number = 0
  let y = 0
  let sheet: Sheet = page()
  const turn = (isFirst: boolean) => {
    if (!isFirst) sheet = page()
    number++
    sheet.rect(0, 0, a4[0], 10, green)
    sheet.text(left, 812, title, { size: 8.5, colour: '#7b8683' })
    sheet.text(left + within, 812, String(number), { size: 8.5, colour: '#7b8683', align: 'right' })
    y = 80
  }
  turn(true)
  y = sheet.paragraph(left, y + 10, within, title, { size: 24, weight: 'bold', colour: green })
  y = sheet.paragraph(left, y, within, subtitle, { size: 11, colour: '#5c6a66' }) + 22
  for (const [place, { heading, lines }] of parts.entries()) {
    if ((apart && place > 0) || y > bottom - 70) turn(false)
    if (heading) y = sheet.paragraph(left, y, within, heading, { size: 13.5, weight: 'bold', colour: green }) + 4
    for (const line of lines) {
      if (y > bottom - 40) turn(false)
      y = sheet.paragraph(left, y, within, line, { size: 11 }) + 8
    }
    y += 14
  }
  return bytes()
}

/** One page that is sent in a conversation. */
export const letterOf = async (title: string, lines: readonly string[]): Promise<Uint8Array> =>
  textOf(title, '', [{ lines }])

/** A confidentiality agreement to be filled in. */
export const ndaOf = (company: string, city: string): Uint8Array =>
  textOf(
    'Mutual non-disclosure agreement',
    `Template of ${company}, ${city}. To be signed before confidential documents are opened.`,
    [
      {
        heading: '1. Parties',
        lines: [
          `This agreement is made between ${company} (“the Company”) and ________________________ (“the Investor”) on ____ / ____ / ______.`,
          'Each of them may give information to the other and is bound by this agreement as to what it receives.',
        ],
      },
      {
        heading: '2. Purpose',
        lines: [
          'The parties are considering an investment in the Company, or the purchase of all or a part of it. Confidential information may be used for this purpose only.',
        ],
      },
      {
        heading: '3. Confidential information',
        lines: [
          'Confidential information means accounts, contracts, prices, customer and supplier names, personal data, processes and plans, in any form, whether or not it is marked as confidential.',
          'It does not include what is public without a breach, what the receiver already knew or developed without it, and what a third person was free to disclose.',
        ],
      },
      {
        heading: '4. Duties of the receiver',
        lines: [
          'The receiver keeps the information secret, with at least the care that it takes of its own, and shows it only to employees and advisers who need it and are bound in the same way.',
          'The receiver does not contact customers, suppliers or employees of the other party about the purpose without written consent.',
          'If a court or an authority demands the information, the receiver tells the other party first, where the law allows it.',
        ],
      },
      {
        heading: '5. No obligation',
        lines: [
          'Nothing in this agreement obliges a party to conclude a transaction, and no right in the information passes to the receiver. Information is given as it is, without warranty.',
        ],
      },
      {
        heading: '6. Return',
        lines: [
          'On request the receiver returns or destroys the information within fifteen days. It may keep one copy that the law or its archive rules require, under the duties of this agreement.',
        ],
      },
      {
        heading: '7. Term',
        lines: [
          'The duties begin with the first disclosure and last three years from the date above. For personal data and trade secrets they last as long as the law protects them.',
        ],
      },
      {
        heading: '8. Law and disputes',
        lines: [
          `The law at the seat of the Company applies. The parties first try to settle a dispute by talks within thirty days; after that the courts of ${city} decide.`,
          'This template is not legal advice. Have it read by your own lawyer before you sign.',
        ],
      },
      {
        heading: 'Signatures',
        lines: [
          `For ${company}: ______________________________    Date: ______________`,
          'For the Investor: ______________________________    Date: ______________',
        ],
      },
    ],
  )
