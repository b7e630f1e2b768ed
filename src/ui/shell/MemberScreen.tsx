import { Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { StateValueFrom } from 'xstate'
import type { Me } from '../../domain/contract/accounts.ts'
import { isShutOut } from '../../domain/globalConnect.ts'
import { type AccountType, accountTypeOf, isAccountType } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { sessionMachine } from '../../machines/sessionMachine.ts'
import type { ScreenKey } from '../../routes.ts'
import { homeBase } from '../../routes.ts'
import type { Shown } from '../App.tsx'
import { Guard } from '../parts/Guard.tsx'
import { Spinner } from '../parts/Layout.tsx'

interface Props extends Shown {
  me: Me
  state: StateValueFrom<typeof sessionMachine>
}

/** A member's screen: as the profile that its address names, where they have it. */
export default function MemberScreen({ route, params, session, screens, me, state }: Props) {
  const { LL } = useWords()
  const [pathname] = useLocation()
  const search = useSearch()
  const named = profileNamed(pathname)
  const isOwn = named === null || me.profiles.some(({ kind }) => accountTypeOf(kind) === named)
  if (isShutOut(me, pathname))
    return <Guard key={pathname} onRefused={() => session.send({ type: 'globalConnect.refused' })} />
  if (named && isOwn && named !== me.account_type) {
    if (state === 'loadingAccount' || state === 'switchingAccount') return <Spinner label={LL.loading()} />
    return <Guard key={named} onRefused={() => session.send({ type: 'account.switched', accountType: named })} />
  }
  if (!isOwn && me.account_type && lists.includes(route.screen)) {
    const own = pathname.replace(/^\/(investor|entrepreneur\/[^/]+)/, homeBase(me.login_type, me.account_type))
    return <Redirect to={search ? `${own}?${search}` : own} replace />
  }
  const View = screens[route.screen]
  return (
    <Suspense fallback={<Spinner label={LL.loading()} />}>
      <View
        key={`${pathname}:${me.login_type}:${me.account_type ?? ''}`}
        place={{ params, query: new URLSearchParams(search), me }}
      />
    </Suspense>
  )
}

/** What every profile has, each under its own address. */
const lists: readonly ScreenKey[] = ['listings', 'proposals', 'proposal', 'chats', 'mySubscription']

function profileNamed(pathname: string): AccountType | null {
  const [, loginType, accountType] = pathname.split('/')
  if (loginType === 'investor') return 'investor'
  return loginType === 'entrepreneur' && isAccountType(accountType) ? accountType : null
}
