export { openSentSelect, requestSelect, sentFromPacks, sentSinceSelect, withheld } from './counts.ts'
export { creditsSince, packCredits } from './credits.ts'
export {
  creditOrRefusal,
  type Direction,
  directionOf,
  maySend,
  sendingSelects,
} from './permissions.ts'
