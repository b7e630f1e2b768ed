import { homeBase } from '../../../src/domain/landing.ts'
import { accountTypeOf, loginTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'

const baseOf = (kind: ProfileKind) => homeBase(loginTypeOf(kind), accountTypeOf(kind))

const marketOf: Record<ProfileKind, string> = {
  INVESTMENT: 'capital-bridge',
  WANT_TO_SELL: 'business-exchange',
  WANT_TO_GROW: 'global-connect',
  INVESTOR: 'capital-bridge',
}

/** Where the owner of a profile of this kind finds the conversation. */
export const chatAddress = (own: ProfileKind, chatId: string): string => `${baseOf(own)}/chats/${chatId}`

export const profileAddress = (own: ProfileKind): string => `${baseOf(own)}/my-profile`

export const proposalAddress = (own: ProfileKind, other: ProfileKind, proposalId: string): string =>
  own === 'INVESTOR'
    ? `/investor/my-proposal/${marketOf[other]}/${proposalId}`
    : `${baseOf(own)}/sent-proposals/${proposalId}`
