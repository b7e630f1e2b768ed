import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serverPaths } from '../../src/routes.ts'
import { root } from '../prepare.mjs'

export const dataDirectory = (): string => resolve(process.env.DATA_DIR ? process.env.DATA_DIR : join(root, '.data'))

export interface Access {
  origin: string
  key: string
}

/** The address and the key that a running server wrote to its data directory. */
export function accessIn(file: string): Access {
  const path = join(dataDirectory(), file)
  if (!existsSync(path)) throw new Error(`No server has run with this data directory: ${path} is missing`)
  return JSON.parse(readFileSync(path, 'utf8')) as Access
}

/** The operator's address and key: named for another machine, or left by the server of this one. */
export function operatorAccess(): Access {
  const { OPERATE_ORIGIN: origin, OPERATOR_TOKEN: key } = process.env
  return origin && key ? { origin, key } : accessIn('operator.json')
}

/** Calls a route for operators. */
export function operate<T>(method: string, path: string): Promise<T> {
  const { origin, key } = operatorAccess()
  return request<T>(origin + serverPaths.operator.call(path), { method, headers: { authorization: `Bearer ${key}` } })
}

interface Refused {
  message?: string
  ErrorDetails?: { message?: string }
}

export async function request<T>(
  url: string,
  { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: unknown },
): Promise<T> {
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(() => {
    throw new Error(`The server does not respond at ${new URL(url).origin}`)
  })
  const value: unknown = await response.json()
  if (response.ok) return value as T
  const { message, ErrorDetails } = value as Refused
  throw new Error(message ?? ErrorDetails?.message ?? `The server responded with ${response.status}`)
}
