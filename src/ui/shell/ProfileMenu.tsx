import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Me } from '../../domain/members/meSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../../machines/sessionMachine.ts'
import { withPasswordChange } from '../../passwordChange.ts'
import { addresses } from '../../routes.ts'
import { closePopover } from '../parts/closePopover.ts'

const Opener = styled.button`
  display: inline-flex; align-items: center; gap: .6rem; min-height: 2.75rem; border: 0; background: none; cursor: pointer; border-radius: .75rem; padding: .25rem .5rem; text-align: left;
  &:hover { background: var(--sunk); }
  img, .initial { width: 2.25rem; height: 2.25rem; border-radius: 50%; object-fit: cover; }
  .initial { display: grid; place-items: center; background: var(--brand); color: var(--brand-ink); font-weight: 700; }
  small { display: block; color: var(--soft); line-height: 1.2; }
  .who { line-height: 1.2; font-weight: 600; max-width: 10rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (max-width: 35.99rem) { padding: .25rem; .who { display: none; } }
`
const Sheet = styled.div`
  position: fixed; inset: 4.75rem var(--side) auto auto; margin: 0; width: min(20rem, calc(100vw - 2rem)); border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: var(--ink); padding: .5rem; box-shadow: var(--shadow);
  a, button { display: flex; width: 100%; align-items: center; min-height: 2.75rem; padding: .25rem .75rem; border: 0; border-radius: .6rem; background: none; color: inherit; text-decoration: none; cursor: pointer; font-weight: 500; }
  a:hover, button:hover { background: var(--sunk); }
  a small { margin-left: auto; padding: .05rem .55rem; border-radius: 99px; background: var(--good-wash); color: var(--good); font-weight: 600; }
`

const close = () => closePopover('profile-menu')

export default function ProfileMenu({ me, search, session }: { me: Me; search: string; session: SessionActor }) {
  const { LL } = useWords()
  const { basic_info: info } = me
  const profiles = [
    [info.has_investment, LL.memberHome.account.capitalBridge(), addresses.myProfile('investment')],
    [info.has_want_to_sell, LL.memberHome.account.businessExchange(), addresses.myProfile('want-to-sell')],
    [info.has_want_to_grow, LL.memberHome.account.globalConnect(), addresses.myProfile('want-to-grow')],
    [info.has_investor, LL.memberHome.account.own(), addresses.myProfile('investor')],
  ] as const
  const active = me.account_type ? addresses.myProfile(me.account_type) : null
  return (
    <>
      <Opener type="button" popoverTarget="profile-menu" aria-label={LL.memberHome.account.menu({ name: info.name })}>
        {info.profile_image ? (
          <img src={info.profile_image} alt="" />
        ) : (
          <span className="initial">{info.name.slice(0, 1)}</span>
        )}
        <span className="who">
          {info.name}
          <small>{me.login_type === 'investor' ? LL.investor() : LL.entrepreneur()}</small>
        </span>
      </Opener>
      <Sheet id="profile-menu" popover="auto">
        {profiles.map(([has, label, href]) =>
          has === 1 ? (
            <Link key={href} href={href} onClick={close} aria-current={href === active ? 'true' : undefined}>
              {label}
              {href === active ? <small>{LL.memberHome.account.active()}</small> : null}
            </Link>
          ) : null,
        )}
        <Link href={addresses.chooseOffering} onClick={close}>
          {LL.memberHome.account.another()}
        </Link>
        <Link href={addresses.mySubscription(addresses.base(me.login_type, me.account_type))} onClick={close}>
          {LL.memberHome.account.subscription()}
        </Link>
        <Link href={addresses.contactSupport} onClick={close}>
          {LL.footer.contactSupport()}
        </Link>
        <Link href={addresses.account} onClick={close}>
          {LL.memberHome.account.account()}
        </Link>
        <Link href={withPasswordChange(search)} onClick={close}>
          {LL.memberHome.account.changePassword()}
        </Link>
        <button
          type="button"
          popoverTarget="profile-menu"
          popoverTargetAction="hide"
          onClick={() => session.send({ type: 'logout.requested' })}
        >
          {LL.memberHome.account.logout()}
        </button>
      </Sheet>
    </>
  )
}
