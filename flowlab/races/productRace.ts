import type { Race } from 'flowlab/together/race.ts'

/** A race that the product prevents: the real actors, and the actors without the protection. */
export interface ProductRace {
  race: Race
  unguarded: {
    /** The behaviour without the protection. */
    because: string
    actors: Race['actors']
  }
}
