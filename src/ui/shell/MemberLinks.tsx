import { Link } from 'wouter'
import { globalConnectDestination } from '../../destinations.ts'
import { globalConnectAccess } from '../../domain/members/globalConnect.ts'
import type { Me } from '../../domain/members/meSchema.ts'
import { addresses } from '../../routes.ts'

/** A member's quick links to their lists. */
export default function MemberLinks({ me, names }: { me: Me; names: readonly string[] }) {
  return quickLinksFor(me).map((href, index) => (
    <Link key={names[index]} href={href}>
      {names[index]}
    </Link>
  ))
}

/** The addresses for Investors, Business and Chats, as far as this member's registration allows. */
function quickLinksFor(me: Me): readonly [investors: string, business: string, chats: string] {
  if (!me.account_type) return [addresses.chooseOffering, addresses.chooseOffering, addresses.chooseOffering]
  const base = addresses.base(me.login_type, me.account_type)
  if (me.login_type === 'investor')
    return [addresses.market(base), addresses.list(base, 'WANT_TO_SELL'), addresses.chats(base)]
  const business = {
    included: globalConnectDestination(me),
    // Its add-on is offered with the plan.
    without_feature: addresses.mySubscription(base),
    expired: addresses.plans(base, { origin: 'global-connect' }),
    none: addresses.plans(base, { origin: 'global-connect' }),
  }[globalConnectAccess(me)]
  return [addresses.market(base), business, addresses.chats(base)]
}
