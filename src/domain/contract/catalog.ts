import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import type { Declarations } from './declaration.ts'
import { done } from './envelope.ts'

/** GET /master-dropdown/{name}?type= and POST /master-values/{name} (section 7). Labels are in the caller's language. */
export const dropdownQuery = v.object({ type: v.optional(v.picklist(profileKinds)) })
export const masterValuesRequest = v.object({ type: v.optional(v.picklist(profileKinds)) })
export const optionSchema = v.object({ slug: v.string(), label: v.string() })
export type Option = v.InferOutput<typeof optionSchema>
export const optionListResponse = v.object({ ...done, list: v.array(optionSchema) })

/** GET /countries?keyword= — India first, then by name. */
export const countryQuery = v.object({ keyword: v.optional(v.pipe(v.string(), v.maxLength(60))) })
export const countrySchema = v.object({
  code: v.string(),
  name: v.string(),
  /** Digits without the plus; empty for a territory without its own code. */
  dial_code: v.string(),
})
export type Country = v.InferOutput<typeof countrySchema>
export const countryListResponse = v.object({ ...done, list: v.array(countrySchema) })

/** GET /currencies — the active currencies. */
export const currencySchema = v.object({ code: v.string(), name: v.string(), digits: v.number() })
export type Currency = v.InferOutput<typeof currencySchema>
export const currencyListResponse = v.object({ ...done, list: v.array(currencySchema) })

/**
 * GET /countries/{code}/states — empty for a country without states. GET /countries/{code}/cities?state= — sorted by
 * name.
 */
export const citiesQuery = v.object({ state: v.optional(v.pipe(v.string(), v.maxLength(120))) })
export const cityListResponse = v.object({ ...done, list: v.array(v.string()) })

export const catalogRoutes = {
  'GET /master-dropdown/:name': {
    tag: 'catalog',
    summary: 'Options of a list',
    who: 'anyone',
    query: dropdownQuery,
    answer: optionListResponse,
    refusals: [],
  },
  'POST /master-values/:name': {
    tag: 'catalog',
    summary: 'Options of a list, requested by a form',
    who: 'anyone',
    body: masterValuesRequest,
    example: { type: 'INVESTMENT' },
    answer: optionListResponse,
    refusals: [],
  },
  'GET /countries': {
    tag: 'catalog',
    summary: 'Countries with dial codes',
    who: 'anyone',
    query: countryQuery,
    answer: countryListResponse,
    refusals: [],
  },
  'GET /countries/:code/states': {
    tag: 'catalog',
    summary: 'States of a country',
    who: 'anyone',
    answer: optionListResponse,
    refusals: [],
  },
  'GET /countries/:code/cities': {
    tag: 'catalog',
    summary: 'Cities of a state',
    who: 'anyone',
    query: citiesQuery,
    answer: cityListResponse,
    refusals: [],
  },
  'GET /currencies': {
    tag: 'catalog',
    summary: 'Active currencies',
    who: 'anyone',
    answer: currencyListResponse,
    refusals: [],
  },
} as const satisfies Declarations
