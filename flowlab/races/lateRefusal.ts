import type { RaceActor } from 'flowlab/together/race.ts'
import { raceActor } from 'flowlab/together/raceActor.ts'
import type { ProductRace } from './productRace.ts'

/** Sends a request with the current token; a refusal reports the token that was refused. */
const page: RaceActor = raceActor({
  states: {
    idle: { 'load.pressed': 'loading' },
    loading: { 'refused old': 'refused', loaded: 'shown' },
    refused: {},
    shown: {},
  },
  sends: {
    'load.pressed': { to: 'server', says: 'load with old' },
    'refused old': { to: 'session', says: 'old is refused' },
  },
  receives: ['refused old', 'loaded'],
})

/** Refuses the old token once it has given a new one. */
const server: RaceActor = raceActor({
  states: {
    asked: { 'load with old': 'asked', 'replace old': 'replaced' },
    replaced: { 'load with old': 'replaced' },
  },
  sends: {
    'load with old': (before) => [{ to: 'sender', says: before.has('replaced') ? 'refused old' : 'loaded' }],
    'replace old': { to: 'sender', says: 'granted' },
  },
  receives: ['load with old', 'replace old'],
})

/** `isCompared`: only a refusal of the token in use ends the session (`src/services/http.ts`). */
const session = (isCompared: boolean): RaceActor =>
  raceActor({
    states: {
      old: { 'token.replaced': 'replacing', 'old is refused': 'loggedOut' },
      replacing: { granted: 'fresh', 'old is refused': 'loggedOut' },
      fresh: { 'old is refused': isCompared ? 'fresh' : 'thrownOut' },
      loggedOut: {},
      thrownOut: {},
    },
    sends: { 'token.replaced': { to: 'server', says: 'replace old' } },
    receives: ['granted', 'old is refused'],
  })

const because = 'any 401 ended the session, whichever token it had refused'

/** A refusal of the old token arrives after another tab has replaced it, by a changed password or by another login. */
export const lateRefusal: ProductRace = {
  race: {
    name: 'a late 401 of an old token',
    actors: { page, session: session(true), server },
    faults: { reordered: true },
    never: { 'a fresh session ends': (isIn) => isIn('session.thrownOut') },
  },
  unguarded: {
    because,
    actors: { page, session: session(false), server },
    mends: [
      {
        file: 'src/services/http.ts',
        now: 'if (status === 401 && token === tokenInUse()) unauthorized.send()',
        before: 'if (status === 401 && token !== null) unauthorized.send()',
      },
    ],
  },
  past: { revision: '91d54d62~1', because, actors: { page, session: session(false), server } },
}
