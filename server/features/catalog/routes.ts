import currencyCodes from 'currency-codes'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { minorDigits, unitsPerInr } from '../../../src/domain/currencies.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { done } from '../../kernel/http/done.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { countriesLike, isCountry } from './countries.ts'
import { optionsOf } from './options.ts'
import { citiesOf, statesOf } from './places.ts'
import { withdrawn } from './withdrawn.ts'

/** Caches the response: it is the same for everyone who reads the language. */
function cacheBriefly(c: Context<Env>) {
  c.header('cache-control', 'public, max-age=300')
  c.header('vary', 'accept-language')
}

function list(c: Context<Env>, name: string) {
  const options = optionsOf(name)?.filter(({ slug }) => !withdrawn.has(`${name}/${slug}`))
  if (!options) return refuse('NOT_FOUND')
  const { language } = c.var
  cacheBriefly(c)
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

export const catalogRoutes = new Routes()
  .serve('GET /master-dropdown/:name', etag(), (c) => list(c, c.req.param('name')))
  .serve('POST /master-values/:name', (c) => list(c, c.req.param('name')))
  .serve('GET /countries', etag(), (c) => {
    const found = countriesLike(c.req.valid('query').keyword ?? '', c.var.language)
    cacheBriefly(c)
    return c.json({ status: true as const, message: done[c.var.language], list: [...found] })
  })
  .serve('GET /countries/:code/states', etag(), (c) => {
    const states = statesOf(knownCountry(c), c.var.language)
    cacheBriefly(c)
    return c.json({ status: true as const, list: states.map(({ slug, label }) => ({ slug, label })) })
  })
  .serve('GET /countries/:code/cities', etag(), async (c) => {
    const list = await citiesOf(knownCountry(c), c.req.valid('query').state ?? null)
    cacheBriefly(c)
    return c.json({ status: true as const, list })
  })
  .serve('GET /currencies', etag(), (c) => {
    cacheBriefly(c)
    const names = new Intl.DisplayNames([c.var.language], { type: 'currency' })
    const active = Object.keys(unitsPerInr).filter((code) => currencyCodes.code(code))
    return c.json({
      status: true as const,
      message: done[c.var.language],
      list: active.map((code) => ({ code, name: names.of(code) ?? code, digits: minorDigits(code) })),
    })
  })
