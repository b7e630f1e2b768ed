import type { Race } from 'flowlab/together/race.ts'

/** A place in the product's sources that prevents a race, and what stood there without it. */
export interface Mend {
  file: string
  now: string
  before: string
}

/** A race in a revision of this repository. */
interface PastRace {
  revision: string
  /** The behaviour of that revision. */
  because: string
  actors: Race['actors']
}

/** A race that the product prevents: the real actors, and the actors without the protection. */
export interface ProductRace {
  race: Race
  unguarded: {
    /** The behaviour without the protection. */
    because: string
    actors: Race['actors']
    /** What to undo in the sources to get the version that had the race. */
    mends: readonly Mend[]
  }
  /** The last revision that had the race; or, where none had it, why. */
  past: PastRace | { none: string }
  /** Pauses at which two requests meet, in the present version and in the one that had the race. */
  pauses?: readonly Mend[]
}
