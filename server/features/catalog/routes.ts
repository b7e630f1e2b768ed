import currencyCodes from 'currency-codes'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import {
  citiesQuery,
  cityListResponse,
  countryListResponse,
  countryQuery,
  currencyListResponse,
  dropdownQuery,
  masterValuesRequest,
  optionListResponse,
} from '../../../src/domain/contract/catalog.ts'
import { minorDigits, unitsPerInr } from '../../../src/domain/memberships/quote.ts'
import { answers, body, query } from '../../kernel/http/contract.ts'
import { done } from '../../kernel/http/done.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { countriesLike, isCountry } from './countries.ts'
import { optionsOf } from './options.ts'
import { citiesOf, statesOf } from './places.ts'
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
    message: done[language],
    list: options.map((option) => ({ slug: option.slug, label: option[language] })),
  })
}

function knownCountry(c: Context<Env>): string {
  const code = c.req.param('code') ?? ''
  return isCountry(code) ? code : refuse('NOT_FOUND')
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
    return c.json({ status: true as const, message: done[c.var.language], list: [...found] })
  })
  .get('/countries/:code/states', etag(), answers(optionListResponse, 'States of a country'), (c) => {
    const states = statesOf(knownCountry(c), c.var.language)
    keepBriefly(c)
    return c.json({ status: true as const, list: states.map(({ slug, label }) => ({ slug, label })) })
  })
  .get(
    '/countries/:code/cities',
    etag(),
    answers(cityListResponse, 'Cities of a state'),
    query(citiesQuery),
    async (c) => {
      const list = await citiesOf(knownCountry(c), c.req.valid('query').state ?? null)
      keepBriefly(c)
      return c.json({ status: true as const, list })
    },
  )
  .get('/currencies', etag(), answers(currencyListResponse, 'Active currencies'), (c) => {
    keepBriefly(c)
    const names = new Intl.DisplayNames([c.var.language], { type: 'currency' })
    const active = Object.keys(unitsPerInr).filter((code) => currencyCodes.code(code))
    return c.json({
      status: true as const,
      message: done[c.var.language],
      list: active.map((code) => ({ code, name: names.of(code) ?? code, digits: minorDigits(code) })),
    })
  })
