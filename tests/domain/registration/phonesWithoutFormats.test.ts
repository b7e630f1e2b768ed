import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/core'
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import load, { withoutFormats } from '../../../scripts/phonesWithoutFormats.mjs'
import { parsePhone } from '../../../src/domain/validation/phone.ts'

const reduced = withoutFormats(metadata)

/** What the client's smaller plans say of a number, as `parsePhone` does with all of them. */
function parsed(international: string): string | null {
  try {
    const phone = parsePhoneNumberWithError(international, reduced)
    return phone.isValid() ? phone.number : null
  } catch (error) {
    if (error instanceof ParseError) return null
    throw error
  }
}

describe('the numbering plans of the client', () => {
  const countries = Object.entries(examples) as [CountryCode, string][]

  it.each(countries)('of %s judge numbers like %s as those of the server do', (country, national) => {
    const dial = `+${getCountryCallingCode(country)}`
    expect(parsed(`${dial}${national}`)).toBe(`${dial}${national}`)
    // A digit more, less, or another one, with the national prefix, and from each first digit.
    const firsts = Array.from({ length: 10 }, (_, digit) => `${digit}${national.slice(1)}`)
    for (const typed of [`${national}5`, national.slice(0, -1), `0${national}`, `8${national}`, ...firsts])
      expect([typed, parsed(`${dial}${typed}`)]).toEqual([typed, parsePhone(dial, typed)])
  })

  it('have no formats, and are less than three fifths as large', () => {
    const size = (plans: object) => JSON.stringify(plans).length
    expect(JSON.stringify(reduced)).not.toContain('$1 $2')
    expect(size(reduced)).toBeLessThan(size(metadata) * 0.6)
  })

  it('are what the bundler puts in the place of the whole', () => {
    const source = `// A comment.\nexport default ${JSON.stringify(metadata)}\n`
    expect(load(source)).toBe(`export default ${JSON.stringify(reduced)}`)
  })
})
