export { blockedBetween, chatsWith, openChat } from './chats.ts'
export { listingSelect, mayBeShownTo } from './listings.ts'
export { hasBound, promisedBy, sideOf } from './promises.ts'
export {
  acquaintedOf,
  acquaintedPairs,
  between,
  inTalksWith,
  isRevealing,
  isSeen,
  lockPair,
  openBetween,
  openBetweenSelect,
  type ProposalRow,
  revealingBetween,
} from './proposals.ts'
