import type { RaceActor } from 'flowlab/together/race.ts'
import { raceActor } from 'flowlab/together/raceActor.ts'
import type { ProductRace } from './productRace.ts'

/** Sends a request with the current token; a refusal reports the token that was refused. */
const page: RaceActor = raceActor({
  states: {
    idle: { 'load.pressed': 'loading' },
    loading: { 'refused old': 'refused' },
    refused: {},
  },
  sends: {
    'load.pressed': { to: 'server', says: 'load with old' },
    'refused old': { to: 'session', says: 'old is refused' },
  },
  receives: ['refused old'],
})

const server: RaceActor = raceActor({
  states: { asked: { 'load with old': 'asked', 'log in': 'asked' } },
  sends: {
    'load with old': { to: 'sender', says: 'refused old' },
    'log in': { to: 'sender', says: 'granted' },
  },
  receives: ['load with old', 'log in'],
})

/** `isCompared`: only a refusal of the token in use ends the session (`src/services/http.ts`). */
const session = (isCompared: boolean): RaceActor =>
  raceActor({
    states: {
      old: { 'login.submitted': 'loggingIn', 'old is refused': 'loggedOut' },
      loggingIn: { granted: 'fresh', 'old is refused': 'loggingIn' },
      fresh: { 'old is refused': isCompared ? 'fresh' : 'thrownOut' },
      loggedOut: { 'login.submitted': 'loggingIn' },
      thrownOut: {},
    },
    sends: { 'login.submitted': { to: 'server', says: 'log in' } },
    receives: ['granted', 'old is refused'],
  })

/** A refusal of the expired token arrives after a login in another tab. */
export const lateRefusal: ProductRace = {
  race: {
    name: 'a late 401 of an old token',
    actors: { page, session: session(true), server },
    faults: { reordered: true },
    never: { 'a fresh session ends': (isIn) => isIn('session.thrownOut') },
  },
  unguarded: {
    because: 'any 401 ended the session, whichever token it had refused',
    actors: { page, session: session(false), server },
  },
}
