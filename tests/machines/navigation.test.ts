import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { me } from '../../flowlab/flows/samples.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { accountTypes, type ProfileKind } from '../../src/domain/offerings.ts'
import { type Account, navigationMachine } from '../../src/machines/navigationMachine.ts'
import { addressOf } from '../../src/routes.ts'

/** Access to each address by account, and the redirects for others (specification, section 2). */

const withProfiles = (...kinds: ProfileKind[]): Partial<Me> => ({
  profiles: kinds.map((kind) => ({ id: kind, kind, status: 'approved', steps_done: 3 })),
})
const founder: Partial<Me> = { login_type: 'entrepreneur', account_type: 'investment', ...withProfiles('INVESTMENT') }
const member = (part: Partial<Me> = withProfiles('INVESTOR')): Account => ({
  me: { ...me, ...part },
  status: 'known',
})
const nobody = (status: Account['status']): Account => ({ me: null, status })

/** Opens an address and records each action, in order. */
function open(pathname: string, account: Account, search = '') {
  const done: unknown[] = []
  const actor = createActor(
    navigationMachine.provide({
      actions: {
        redirectToLogin: () => void done.push('turned away'),
        redirectMissingProfile: () => void done.push('turned back'),
        redirectHome: () => void done.push('led home'),
        switchAccount: (_, accountType) => void done.push(accountType),
        redirectToOwn: (_, own) => void done.push(own),
      },
    }),
    { input: { address: addressOf(pathname, search), ...account } },
  ).start()
  return { actor, done, shown: () => [actor.getSnapshot().value, ...done] }
}
const shownAt = (pathname: string, account: Account, search?: string) => open(pathname, account, search).shown()

describe('a visitor', () => {
  const visitor = nobody('visitor')
  it('sees the home page and every open address', () => {
    expect(shownAt('/', visitor)).toEqual(['greeting'])
    for (const address of ['/terms', '/investor/login', '/entrepreneur/investment/register', '/About-Us/'])
      expect(shownAt(address, visitor)).toEqual(['permitted'])
  })

  it('is redirected from a guarded address, once', () => {
    const { actor, shown } = open('/investor/chats', visitor)
    expect(shown()).toEqual(['refused', 'turned away'])
    actor.send({ type: 'address.changed', address: addressOf('/investor/login', '') })
    expect(shown()).toEqual(['permitted', 'turned away'])
  })

  it('is redirected once, even if the session is loaded before the address changes', () => {
    const { actor, shown } = open('/investor/chats', visitor)
    actor.send({ type: 'session.changed', account: nobody('unavailable') })
    expect(shown()).toEqual(['refused', 'turned away'])
    actor.send({ type: 'session.changed', account: visitor })
    expect(shown()).toEqual(['refused', 'turned away'])
    actor.send({ type: 'session.changed', account: member() })
    actor.send({ type: 'address.changed', address: addressOf('/investor/chats', '') })
    expect(shown()).toEqual(['permitted', 'turned away'])
  })

  it('sees that an address does not exist', () => {
    for (const address of [
      '/no-such-page',
      '/somebody/login',
      '/entrepreneur/investor/investors',
      '/investor/investment/login',
    ])
      expect(shownAt(address, visitor)).toEqual(['unknown'])
  })
})

describe('an account that is not known yet', () => {
  it('is awaited everywhere except on the home page, and nothing is refused meanwhile', () => {
    expect(shownAt('/investor/chats', nobody('awaited'))).toEqual(['waiting'])
    expect(shownAt('/terms', nobody('awaited'))).toEqual(['waiting'])
    expect(shownAt('/', nobody('awaited'))).toEqual(['greeting'])
  })

  it('that could not be loaded shows an error, and then the screen once it is loaded', () => {
    const { actor, shown } = open('/investor/chats', nobody('unavailable'))
    expect(shown()).toEqual(['accountUnavailable'])
    actor.send({ type: 'session.changed', account: member() })
    expect(shown()).toEqual(['permitted'])
  })
})

describe('Global Connect', () => {
  const addresses = ['/global-connect/7', '/entrepreneur/investment/global-connect']
  const flagged = (has_want_to_grow: 0 | 1) =>
    member({ ...founder, basic_info: { ...me.basic_info, has_want_to_grow } })
  it('takes an entrepreneur without the profile one step back, from its own addresses and no others', () => {
    for (const address of addresses) expect(shownAt(address, flagged(0))).toEqual(['refused', 'turned back'])
    const { actor, shown } = open(addresses[0] ?? '', flagged(0))
    actor.send({ type: 'session.changed', account: flagged(0) })
    expect(shown()).toEqual(['refused', 'turned back'])
    for (const address of ['/entrepreneur/investment/investors', '/entrepreneur/want-to-grow/register', '/'])
      expect(shownAt(address, flagged(0))).toEqual(['permitted'])
  })

  it('is open with the profile, and to an investor without one', () => {
    for (const address of addresses) expect(shownAt(address, flagged(1))).toEqual(['permitted'])
    for (const address of ['/global-connect/7', '/investor/global-connect'])
      expect(shownAt(address, member())).toEqual(['permitted'])
  })
})

describe('a login or a registration form', () => {
  const forms = ['/investor/login', '/entrepreneur/want-to-sell/login', '/investor/register', '/entrepreneur/register']
  it('leads a member home, once, whatever their role; adding a profile uses no such form', () => {
    for (const address of forms) {
      expect(shownAt(address, member())).toEqual(['redirecting', 'led home'])
      expect(shownAt(address, member(founder))).toEqual(['redirecting', 'led home'])
    }
    for (const address of ['/entrepreneur/investment/register', '/entrepreneur/type', '/create-new-password'])
      expect(shownAt(address, member(founder))).toEqual(['permitted'])
  })

  it('waits for the account, and is shown to a visitor', () => {
    for (const address of forms) {
      expect(shownAt(address, nobody('awaited'))).toEqual(['waiting'])
      expect(shownAt(address, nobody('visitor'))).toEqual(['permitted'])
    }
  })

  it('that was submitted leads on once: the login is over before its address is read', () => {
    const { actor, shown } = open('/investor/login', nobody('awaited'))
    actor.send({ type: 'address.changed', address: addressOf('/investor/capital-bridge', '') })
    actor.send({ type: 'session.changed', account: member() })
    expect(shown()).toEqual(['permitted'])
  })
})

describe('an address of another profile', () => {
  const both = { ...founder, ...withProfiles('INVESTMENT', 'INVESTOR') }
  it('that the member has: the session switches to it, with one request', () => {
    const { actor, shown } = open('/investor/my-profile', member(both))
    expect(shown()).toEqual(['switching', 'investor'])
    actor.send({ type: 'session.changed', account: { ...member(both), status: 'awaited' } })
    expect(shown()).toEqual(['switching', 'investor'])
    actor.send({
      type: 'session.changed',
      account: member({ ...both, login_type: 'investor', account_type: 'investor' }),
    })
    expect(shown()).toEqual(['permitted', 'investor'])
  })

  it('that the member has, while the account cannot be reached: an error is shown', () => {
    expect(shownAt('/investor/my-profile', { ...member(both), status: 'unavailable' })).toEqual(['accountUnavailable'])
  })

  it('that the member lacks: a list leads to their own, with its query; any other screen reports it itself', () => {
    expect(shownAt('/entrepreneur/want-to-sell/chats', member())).toEqual(['redirecting', '/investor/chats'])
    const { actor, shown } = open('/entrepreneur/want-to-sell/chats', member())
    actor.send({ type: 'session.changed', account: member() })
    expect(shown()).toEqual(['redirecting', '/investor/chats'])
    expect(shownAt('/investor/my-proposals', member(founder), 'box=sent')).toEqual([
      'redirecting',
      '/entrepreneur/investment/my-proposals?box=sent',
    ])
    expect(shownAt('/entrepreneur/want-to-sell/my-profile', member())).toEqual(['permitted'])
  })

  it('is shown unchanged to a member without any profile yet', () => {
    expect(shownAt('/entrepreneur/want-to-sell/chats', member({ account_type: null, profiles: [] }))).toEqual([
      'permitted',
    ])
  })

  it.each(['chats', 'my-proposals', 'my-subscription', 'capital-bridge', 'business-exchange', 'global-connect'])(
    'that an investor acts as before the profile is begun is shown: %s',
    (page) => expect(shownAt(`/investor/${page}`, member({ profiles: [] }))).toEqual(['permitted']),
  )

  it('never leads to itself, which would leave the page empty', () => {
    const accounts = accountTypes.flatMap((account_type) =>
      [[], ['INVESTOR'], ['INVESTMENT'], ['INVESTMENT', 'INVESTOR']].map((kinds) => ({
        login_type: account_type === 'investor' ? ('investor' as const) : ('entrepreneur' as const),
        ...{ account_type, ...withProfiles(...(kinds as ProfileKind[])) },
      })),
    )
    const bases = ['/investor', ...accountTypes.map((type) => `/entrepreneur/${type}`)]
    const opened = accounts.flatMap((account) =>
      bases.flatMap((base) =>
        ['chats', 'my-proposals', 'my-subscription', 'my-profile', 'capital-bridge', 'investors'].map((page) => ({
          from: `${base}/${page}`,
          to: shownAt(`${base}/${page}`, member(account)),
        })),
      ),
    )
    expect(opened.filter(({ from, to }) => to.includes(from))).toEqual([])
  })
})
