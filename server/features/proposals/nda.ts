import type { Nda } from '../../../src/domain/proposals/nda.ts'
import { ndaClauses } from '../../../src/domain/proposals/nda.ts'
import { clockIn, dateInIndia } from '../../../src/domain/timeZone.ts'
import en from '../../../src/i18n/en/nda/index.ts'
import hi from '../../../src/i18n/hi/nda/index.ts'
import { fileTitle } from '../../kernel/pdf/fileTitle.ts'
import { pdfFile } from '../../kernel/pdf/pdfFiles.ts'
import type { Language } from '../../kernel/ports/deps.ts'

/** The signed NDA as a file, in the words that were read before it was signed. */

const words = { en, hi }

export interface PrintedNda {
  language: Language
  title: string
  parties: string
  clauses: { title: string; text: string }[]
  signedBy: string
}
export type SignedNda = Nda & { signature: NonNullable<Nda['signature']> }

export function printedNda(nda: SignedNda, language: Language): PrintedNda {
  const { owner, investor, represented_by: representative, signature } = nda
  const { title, parties, clauses, represented, signedBy, signedFor } = words[language]
  const date = `${dateInIndia(signature.at)}, ${clockIn('Asia/Kolkata', new Date(signature.at))} IST`
  const values = { owner, investor, name: signature.name, date }
  const filled = (text: string, other: Partial<typeof values> = {}) =>
    text.replace(/\{(\w+)(?::string)?\}/g, (_, name: keyof typeof values) => other[name] ?? values[name] ?? '')
  const party = representative ? filled(represented, { name: representative }) : investor
  return {
    language,
    title,
    parties: filled(parties, { investor: party }),
    clauses: ndaClauses.map((clause) => ({ title: clauses[clause].title, text: filled(clauses[clause].text) })),
    signedBy: filled(representative ? signedFor : signedBy),
  }
}

export async function ndaFile(nda: SignedNda, other: string, language: Language) {
  const printed = printedNda(nda, language)
  const pdf = await pdfFile(new URL('./ndaPdf.ts', import.meta.url), printed)
  return {
    file_name: [fileTitle(printed.title), fileTitle(other), 'Founders.pdf'].filter(Boolean).join(' - '),
    pdf: Buffer.from(pdf).toString('base64'),
  }
}
