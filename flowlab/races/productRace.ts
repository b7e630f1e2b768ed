import type { Race } from 'flowlab/together/race.ts'

/** A race that the product prevents: the actors as they are, and as they are without what prevents it. */
export interface ProductRace {
  race: Race
  unguarded: {
    /** How it is without what prevents the race. */
    because: string
    actors: Race['actors']
  }
}
