export { openSentSelect, requestSelect, sentFromPacks, sentSinceSelect, withheld } from './counts.ts'
export { allowanceOf, type Credit, creditsSince, packCredits } from './credits.ts'
export {
  authorizeSending,
  creditOrRefusal,
  type Direction,
  directionOf,
  sendingSelects,
} from './permissions.ts'
