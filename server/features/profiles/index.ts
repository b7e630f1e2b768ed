export {
  cardColumns,
  erasedName,
  type ListedRow,
  pictureOf,
  presentCard,
  revealedRow,
} from './card.ts'
export { answersFor, presentFacts, undisclosed } from './facts.ts'
export { presentComparables, presentFunds, presentMultiples, presentYears } from './figures.ts'
export { type ListedColumns, listedColumns, listedVersion } from './listed.ts'
export { labelFor } from './match.ts'
export { type Redact, redactorFor } from './redaction.ts'
export {
  lockedProfile,
  noProfile,
  ownerColumns,
  ownerOf,
  ownersAmong,
  ownersAnswers,
  ownProfile,
  ownSelect,
  profileById,
  profilesAmong,
  setListed,
  statusForVisibility,
  stepColumns,
} from './store.ts'
