import sax from 'sax'
import type { Problem } from './problem.ts'

/** A malformed part, which no office program writes. */
export class Undecodable extends Error {}

/** Kinds of parts that run: macros, macro sheets, controls. */
const activeTypes = /macro|vba|activex/i
const activeRelations =
  /\/(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|control|activeXControlBinary|attachedToolbars)$/i
const link = /\/hyperlink$/i

/** Checks the parts' types by `[Content_Types].xml`, whatever their names. */
export function typesProblem(xml: Buffer): Problem | null {
  let problem: Problem | null = null
  eachElement(xml, (_, { contenttype = '' }) => {
    if (activeTypes.test(contenttype)) problem = 'fileActive'
  })
  return problem
}

/**
 * Checks the targets of a part: apart from links, none may be outside the file, because programs fetch such targets
 * when they open it.
 */
export function relationProblem(xml: Buffer): Problem | null {
  let problem: Problem | null = null
  eachElement(xml, (name, { type = '', targetmode = '' }) => {
    if (name !== 'relationship') return
    const isOutside = targetmode.trim().toLowerCase() === 'external' && !link.test(type)
    if (isOutside || activeRelations.test(type)) problem = 'fileActive'
  })
  return problem
}

/**
 * Reports each element, with names in lower case and without prefixes. Document types and other encodings are refused,
 * as the format requires (ECMA-376-2, 8.1.4).
 */
function eachElement(xml: Buffer, seen: (name: string, attributes: Record<string, string>) => void): void {
  const reading = sax.parser(true)
  const refuse = () => {
    throw new Undecodable('not XML as office programs write it')
  }
  reading.onerror = refuse
  reading.ondoctype = refuse
  reading.onprocessinginstruction = ({ name, body }) => {
    if (
      name === 'xml' &&
      !/encoding\s*=\s*["'](utf-?8|utf-?16(le|be)?|us-ascii)["']/i.test(body) &&
      /encoding/i.test(body)
    )
      refuse()
  }
  const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
  reading.onopentag = ({ name, attributes }) =>
    seen(
      local(name),
      Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [local(attribute), String(value)])),
    )
  reading.write(decoded(xml)).close()
}

function decoded(xml: Buffer): string {
  const encoding =
    xml[0] === 0xff && xml[1] === 0xfe ? 'utf-16le' : xml[0] === 0xfe && xml[1] === 0xff ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding, { fatal: true }).decode(xml)
  // UTF-16 without a byte order mark has a zero in every other byte.
  if (text.includes('\0')) throw new Undecodable('an undeclared encoding')
  return text
}
