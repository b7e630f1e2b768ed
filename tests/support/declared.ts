import * as v from 'valibot'
import { usualRefusals } from '../../src/domain/contract/declaration.ts'
import { type RefusalCode, refusalSchema } from '../../src/domain/contract/envelope.ts'
import { declarationOf, type RouteName, routeNames } from '../../src/domain/contract/routes.ts'

/** Checks that every response in a test is one that its route declares. */

const parametersIn = (name: string) => name.split(':').length
const shapes = routeNames
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))
  .map((name) => ({ name, shape: new RegExp(`^${name.replace(' /', ' /api/').replace(/:\w+/g, '[^/]+')}$`) }))

export const routeOf = (method: string, path: string): RouteName | undefined =>
  shapes.find(({ shape }) => shape.test(`${method} ${path.split('?')[0]}`))?.name

/** Throws if a response is not declared by its route. */
export function requireDeclared(method: string, path: string, status: number, body: unknown): void {
  const name = routeOf(method, path)
  if (!name || status >= 500) return
  const declared = declarationOf(name)
  const { code } = (body ?? {}) as { code?: RefusalCode }
  if (status < 300 || (status === declared.saysNoAt && !code)) {
    const read = v.safeParse(declared.answer, body)
    if (!read.success)
      throw new Error(`${name} answers what it does not declare: ${JSON.stringify(v.flatten(read.issues))}`)
    return
  }
  if (code && !usualRefusals(name, declared).includes(code) && !declared.refusals.includes(code))
    throw new Error(`${name} refuses with ${code} (${status}), which it does not declare`)
  const refusal = v.safeParse(refusalSchema, body)
  if (!refusal.success)
    throw new Error(`${name} refuses in another shape than all: ${JSON.stringify(v.flatten(refusal.issues))}`)
}
