import { accountTypes, isOffering } from '../domain/offerings.ts'
import { build, type InvestorBase, lists, type OfferingBase, under } from './build.ts'
import { marketOf } from './entrances.ts'
import { withQuery } from './query.ts'

/** Addresses that redirect to another one, for example from the other role's address to the member's own. */

/** Redirects by the rest of the address after the base; `:kind` and `:id` match one segment each. */
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

/** Below the role, so any account type is accepted. */
const ofEntrepreneurs: Moved<'entrepreneur'> = {
  [`${lists.INVESTMENT}/:id`]: (loginType, id) => build('/:loginType/capital-bridge/:id', { loginType, id }),
  [`${lists.WANT_TO_SELL}/:id`]: (loginType, id) => build('/:loginType/business-exchange/:id', { loginType, id }),
  'businesses/:id': (loginType, id) => build('/:loginType/businesses/:id', { loginType, id }),
}

/** An investor's account type is always `investor`, so the address omits it. */
const withAccountType = `/investor/(?:${accountTypes.join('|')})/`

interface Redirect {
  from: string
  /** Null if the account type does not exist. */
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

/** The patterns of these addresses, for the server. */
export const redirectPatterns: readonly string[] = moved.map(({ from }) => from)

/** The target of an address; null if it does not redirect. A query replaces that of the target. */
export function redirectFor(pathname: string, search: string): string | null {
  const path = pathname.replace(/\/$/, '')
  for (const { from, to } of moved) {
    const [found, first = '', id = ''] = new RegExp(`^${from}$`).exec(path) ?? []
    const led = found ? to(first, id) : null
    if (led) return search ? `${led.split('?')[0]}?${search}` : led
  }
  return null
}
