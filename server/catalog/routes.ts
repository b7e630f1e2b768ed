import currencyCodes from 'currency-codes'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import {
  countryListResponse,
  countryQuery,
  currencyListResponse,
  dropdownQuery,
  masterValuesRequest,
  optionListResponse,
} from '../../src/domain/contract/catalog.ts'
import { minorDigits, unitsPerInr } from '../../src/domain/memberships/quote.ts'
import type { Env } from '../deps.ts'
import { answers, body, query } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { countriesLike } from './countries.ts'
import { optionsOf } from './options.ts'
import { withdrawn } from './withdrawn.ts'

/** The same for everybody who reads the language. */
function keepBriefly(c: Context<Env>) {
  c.header('cache-control', 'public, max-age=300')
  c.header('vary', 'accept-language')
}

function list(c: Context<Env>, name: string) {
  const options = optionsOf(name)?.filter(({ slug }) => !withdrawn.has(`${name}/${slug}`))
  if (!options) return refuse('NOT_FOUND')
  const { language } = c.var
  keepBriefly(c)
  return c.json({
    status: true as const,
    list: options.map((option) => ({ slug: option.slug, label: option[language] })),
  })
}

export const catalogRoutes = new Hono<Env>()
  .get('/master-dropdown/:name', etag(), answers(optionListResponse, 'Options of a list'), query(dropdownQuery), (c) =>
    list(c, c.req.param('name')),
  )
  .post('/master-values/:name', answers(optionListResponse, 'Options of a list'), body(masterValuesRequest), (c) =>
    list(c, c.req.param('name')),
  )
  .get('/countries', etag(), answers(countryListResponse, 'Countries with dial codes'), query(countryQuery), (c) => {
    const found = countriesLike(c.req.valid('query').keyword ?? '', c.var.language)
    keepBriefly(c)
    return c.json({ status: true as const, list: [...found] })
  })
  .get('/currencies', etag(), answers(currencyListResponse, 'Active currencies'), (c) => {
    keepBriefly(c)
    const names = new Intl.DisplayNames([c.var.language], { type: 'currency' })
    const active = Object.keys(unitsPerInr).filter((code) => currencyCodes.code(code))
    return c.json({
      status: true as const,
      list: active.map((code) => ({ code, name: names.of(code) ?? code, digits: minorDigits(code) })),
    })
  })
