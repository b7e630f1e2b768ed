import { Link } from 'wouter'
import type { Me } from '../../domain/contract/accounts.ts'
import { globalConnectAccess, globalConnectDestination } from '../../domain/globalConnect.ts'
import { homeBase } from '../../domain/landing.ts'

/** A member's quick links: the lists that are theirs. */
export default function MemberLinks({ me, names }: { me: Me; names: readonly string[] }) {
  return quickLinksFor(me).map((href, place) => (
    <Link key={names[place]} href={href}>
      {names[place]}
    </Link>
  ))
}

/** Investors, Business and Chats, as far as this member has come. */
function quickLinksFor(me: Me): readonly [investors: string, business: string, chats: string] {
  if (!me.account_type) return ['/entrepreneur/type', '/entrepreneur/type', '/entrepreneur/type']
  const base = homeBase(me.login_type, me.account_type)
  if (me.login_type === 'investor') return [`${base}/capital-bridge`, `${base}/business-exchange`, `${base}/chats`]
  const plans = `${base}/subscriptions?origin=global-connect`
  const business = globalConnectAccess(me) === 'included' ? globalConnectDestination(me) : plans
  return [`${base}/investors`, business, `${base}/chats`]
}
