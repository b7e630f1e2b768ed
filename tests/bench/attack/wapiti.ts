import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { html } from 'hono/html'
import { routes } from '../../../src/routes.ts'
import type { AttackProxy, Stage, Target } from './stage.ts'
import { run } from './tool.ts'

/**
 * Runs wapiti on the pages and the API. It only understands links and forms, so it gets a page of them, generated from
 * the contract; a submitted form reaches the server as JSON.
 */

const modules =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe'
const desk = '/contract-of-attack.html'
const trap = '/trap-of-attack/'
/** The form for a call submits to `/as/PUT/api/…`. */
const as = '/as/'

/** The value of each field of a body, by a path such as `a.b.0`. */
const placesOf = (value: unknown, path: string[] = []): [string, string][] => {
  if (value === null || typeof value !== 'object') return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, one]) => placesOf(one, [...path, name]))
}

/** The body from the contract, with the form's values in it; an unchanged number stays a number. */
function filledIn(value: unknown, words: URLSearchParams, path: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one, place) => filledIn(one, words, [...path, String(place)]))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledIn(one, words, [...path, name])]))
  const word = words.get(path.join('.'))
  return word === null || word === String(value) ? value : word
}

const link = ({ path, query }: Target) => html`<a href="${path}${query ? `?${query}` : ''}">${path}</a>`
const form = ({ path, body, name }: Target) =>
  html`<form method="post" action="${as}${name.split(' ')[0]}${path}">
    ${placesOf(body).map(([place, value]) => html`<input type="text" name="${place}" value="${value}">`)}
    <input type="submit"></form>`

/** Browsers have dropped this header, and setting it opened security holes in those that supported it. */
const accepted = /X-XSS-Protection is not set/

export async function wapiti(stage: Stage, door: AttackProxy, minutes: number) {
  const directory = mkdtempSync(join(tmpdir(), 'founders-wapiti-'))
  const report = join(directory, 'report.json')
  // Pages with an id are left out: every address serves the same file.
  const pages = routes
    .map(({ pattern }) => pattern.replace(':loginType', 'investor').replace(':accountType', 'investment'))
    .filter((pattern) => !pattern.includes(':'))
  const starts = [...new Set([desk, '/', '/mailbox', '/api/docs', '/operator', '/flows', ...pages])]
  const args = ['-u', `${door.origin}/`, '--scope', 'domain', '-m', modules, '-f', 'json', '-o', report]
  const { said, ended } = await run(
    'wapiti',
    [
      ...args,
      ...['--flush-session', '--store-session', directory, '--no-bugreport', '-d', '3', '--max-parameters', '60'],
      ...['--max-scan-time', String(minutes * 60), '--max-attack-time', String(Math.round((minutes * 60) / 6))],
      ...['-t', '10', '--endpoint', `${door.origin}${trap}`],
      ...starts.flatMap((path) => ['-s', door.origin + path]),
    ],
    minutes * 60 + 120,
  )
  const stored = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  const all: Record<string, { path?: string; info?: string; parameter?: string }[]> = stored
    ? { ...stored.vulnerabilities, ...stored.anomalies }
    : {}
  const reported = Object.entries(all).flatMap(([kind, list]) =>
    list.map(({ path, info, parameter }) => `${kind}: ${path} ${parameter ?? ''} ${info ?? ''}`.slice(0, 300)),
  )
  return {
    tool: 'wapiti',
    starts: starts.length,
    forms: stage.targets.filter(({ body }) => body !== null).length,
    findings: stored ? reported.filter((one) => !accepted.test(one)) : [`no report: ${said.slice(-400)}`],
    accepted: reported.filter((one) => accepted.test(one)),
    unfinished: [
      ...(ended ? [] : ['the whole']),
      ...[...said.matchAll(/Max attack time was reached for module (\w+)|Max scan time/g)].map(
        ([reported]) => reported,
      ),
    ],
    answers: door.statuses,
    reasons: door.reasons,
    faults: door.faults,
  }
}

/**
 * The pages that the tool's proxy serves: the links and forms, and the trap address that no server should ever request.
 */
export function wapitiPages({ targets }: Stage, trapped: string[]) {
  const bodies = new Map(targets.map((target) => [`${target.method} ${target.path}`, target.body]))
  const whose = new Map(targets.map((target) => [target.path, String(target.as)]))
  const signed = (request: Request, path: string): Request => {
    const headers = new Headers(request.headers)
    headers.set('x-as', whose.get(path) ?? '0')
    return new Request(request, { headers })
  }
  return async (request: Request): Promise<Request | Response> => {
    const address = new URL(request.url)
    if (address.pathname.startsWith(trap)) {
      // The tool itself reads this address; any other path here means that the server made a request.
      if (!address.pathname.includes('get_')) trapped.push(address.pathname)
      return Response.json({})
    }
    if (address.pathname === desk) {
      const listed = targets.filter(({ method }) => method === 'GET').map(link)
      const forms = targets.filter(({ body }) => body !== null).map(form)
      return new Response(String(await html`<!doctype html><body>${listed}${forms}</body>`), {
        headers: { 'content-type': 'text/html' },
      })
    }
    const [, method, path] = address.pathname.match(/^\/as\/(POST|PUT|DELETE)(\/api\/.*)$/) ?? []
    if (request.method !== 'POST' || !method || !path) return signed(request, address.pathname)
    const shown = bodies.get(`${method} ${path}`)
    const body = JSON.stringify(filledIn(shown ?? {}, new URLSearchParams(await request.text())))
    const headers = { 'content-type': 'application/json', 'x-as': whose.get(path) ?? '0' }
    return new Request(new URL(path + address.search, address), { method, headers, body })
  }
}
