export {
  answersFor,
  cardColumns,
  erasedName,
  type ListedRow,
  pictureOf,
  presentCard,
  presentFacts,
  revealedRow,
  undisclosed,
} from './card.ts'
export { presentFunds, presentMultiples, presentYears } from './figures.ts'
export { listedColumns, listedVersion } from './listed.ts'
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
  statusForVisibility,
  stepColumns,
} from './store.ts'
