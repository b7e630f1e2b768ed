import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type RouteName, routeNames } from '../../src/domain/contract/routes.ts'
import { routeOf } from '../support/declared.ts'
import { approvedStories } from '../support/story.ts'

/** Routes without a step, each with the reason. */
const unwalked: Partial<Record<RouteName, string>> = {
  'GET /events': 'a stream; each story records the live events of its people',
}

const called = /: (GET|POST|PUT|DELETE) (\/api\/.*) (\d+)$/gm
const answered = new Set(
  readdirSync(approvedStories).flatMap((file) =>
    [...readFileSync(`${approvedStories}/${file}`, 'utf8').matchAll(called)].flatMap(
      ([, method = '', address = '', status]) =>
        status?.startsWith('2') ? [routeOf(method, address.replaceAll(/<[^<>]*>/g, 'x'))] : [],
    ),
  ),
)

it('every route succeeds in a story', () => {
  expect(routeNames.filter((name) => !answered.has(name)).sort()).toEqual(Object.keys(unwalked).sort())
})
