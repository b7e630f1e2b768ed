import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import { addresses } from '../../../src/routes.ts'

/** The conversation's address for the owner of a profile of this kind. */
export const chatAddress = (own: ProfileKind, chatId: string): string =>
  addresses.chat(addresses.baseOfKind(own), chatId)

export const profileAddress = (own: ProfileKind): string => addresses.myProfile(accountTypeOf(own))

export const proposalAddress = (own: ProfileKind, other: ProfileKind, proposalId: string): string =>
  addresses.proposal(addresses.baseOfKind(own), other, proposalId)
