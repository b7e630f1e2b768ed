export { blockedBetween, chatsWith, openChat } from './chats.ts'
export { listingSelect, mayBeShownTo } from './listings.ts'
export { exclusiveTalksSelect, hasGrantedExclusiveTalks, sideOf } from './promises.ts'
export {
  acquaintedOf,
  acquaintedPairs,
  between,
  inTalksWith,
  isRevealing,
  isVisibleToReceiver,
  latestOf,
  lockPair,
  openBetween,
  openBetweenSelect,
  type ProposalRow,
  proposalsWith,
  revealingBetween,
} from './proposals.ts'
export { isBetween, membersOfC, otherMemberOf, otherPartyOf } from './sql.ts'
