import { accountTypes, isOffering } from '../domain/offerings.ts'
import { build, type InvestorBase, lists, type OfferingBase, under } from './build.ts'
import { marketOf } from './entrances.ts'
import { withQuery } from './query.ts'

/** Addresses that stand for another one: where a member is led who follows an address as the other role has it. */

/** By what stands behind the base; `:kind` and `:id` are one segment each. */
type Moved<B> = Readonly<Record<string, (base: B, id: string) => string>>

const ofInvestors: Moved<InvestorBase> = {
  [lists.INVESTOR]: marketOf,
  [`${lists.INVESTOR}/:id`]: marketOf,
  'sent-proposals': (base) => withQuery(under(base, 'my-proposals'), { box: 'sent' }),
  'sent-proposals/:id': (base, id) => under(base, 'my-proposal/:kind/:id', { kind: lists.INVESTMENT, id }),
}

const ofOfferings: Moved<OfferingBase> = {
  'my-proposals': (base) => withQuery(under(base, 'sent-proposals'), { box: 'received' }),
  'my-proposal/:kind/:id': (base, id) => under(base, 'sent-proposals/:id', { id }),
  [lists.INVESTMENT]: marketOf,
  [lists.WANT_TO_SELL]: marketOf,
}

/** Behind the role alone, so that no account type is wrong. */
const ofEntrepreneurs: Moved<'entrepreneur'> = {
  [`${lists.INVESTMENT}/:id`]: (loginType, id) => build('/:loginType/capital-bridge/:id', { loginType, id }),
  [`${lists.WANT_TO_SELL}/:id`]: (loginType, id) => build('/:loginType/business-exchange/:id', { loginType, id }),
  'businesses/:id': (loginType, id) => build('/:loginType/businesses/:id', { loginType, id }),
}

/** An investor's account type is always `investor`, and the address does without. */
const withAccountType = `/investor/(?:${accountTypes.join('|')})/`

interface Redirect {
  from: string
  /** Null where the account type is none. */
  to: (first: string, id: string) => string | null
}

const shapes: readonly Redirect[] = [
  { from: `${withAccountType}(.+)`, to: (rest) => `/investor/${rest}` },
  ...Object.entries(ofInvestors).map(
    ([rest, to]): Redirect => ({
      from: `/(investor)/${rest}`,
      to: (_, id) => to('/investor', id),
    }),
  ),
  ...Object.entries(ofOfferings).map(
    ([rest, to]): Redirect => ({
      from: `/entrepreneur/([^/]+)/${rest}`,
      to: (offering, id) => (isOffering(offering) ? to(`/entrepreneur/${offering}`, id) : null),
    }),
  ),
  ...Object.entries(ofEntrepreneurs).map(
    ([rest, to]): Redirect => ({
      from: `/entrepreneur/([^/]+)/${rest}`,
      to: (_, id) => to('entrepreneur', id),
    }),
  ),
]
const moved = shapes.map(({ from, to }) => ({ from: from.replace(':kind', '[^/]+').replace(':id', '([^/]+)'), to }))

/** The shapes of these addresses, for what the server sends. */
export const redirectPatterns: readonly string[] = moved.map(({ from }) => from)

/** Null where the address stands for no other. A query goes along, in place of the one that the other has. */
export function redirectFor(pathname: string, search: string): string | null {
  const path = pathname.replace(/\/$/, '')
  for (const { from, to } of moved) {
    const [found, first = '', id = ''] = new RegExp(`^${from}$`).exec(path) ?? []
    const led = found ? to(first, id) : null
    if (led) return search ? `${led.split('?')[0]}?${search}` : led
  }
  return null
}
