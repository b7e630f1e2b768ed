import { paper, type Sheet } from './paper.ts'

/** Documents of text on A4: letters, brochures and proofs. */

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
