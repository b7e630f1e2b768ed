import type { Atom, Formula, Moment } from '../model/promised.ts'

/** One way to continue reading: the formulas still owed, and the postponed `until`s (one bit each). */
export interface Reading {
  owed: number
  postponed: number
}

interface Way {
  owed: ReadonlyMap<string, Formula>
  postponed: number
}

/** The state that owes nothing: the formula holds regardless of the rest of the walk. */
export const free = 0

/**
 * A Büchi automaton that accepts the walks on which a formula holds, built on the fly. A state is the set of formulas
 * that are owed from the next moment on. A walk is accepted if some reading of it never gets stuck and postpones no
 * `until` forever: each is fulfilled, or no longer owed, again and again (generalized acceptance on transitions).
 */
export class Automaton {
  readonly start: number
  /** One bit for each `until`. */
  readonly all: number
  #untils = new Map<string, number>()
  #atoms = new Map<Atom, number>()
  #keys = new Map<Formula, string>()
  #states: (readonly Formula[])[] = [[]]
  #numbers = new Map<string, number>([['', free]])

  constructor(formula: Formula) {
    this.#count(formula)
    if (this.#untils.size > 30) throw new Error('a property can have at most 30 “eventually” and “until” parts')
    this.all = 2 ** this.#untils.size - 1
    this.start = this.#stateOf(this.#owing(formula))
  }

  /** Every way to read a moment; none if the formula is refuted. */
  read(state: number, moment: Moment): Reading[] {
    const formulas = this.#states[state] ?? []
    const ways = formulas.reduce<Way[]>((found, formula) => crossed(found, this.#ways(formula, moment)), [nothingOwed])
    return ways.map(({ owed, postponed }) => ({ owed: this.#stateOf(owed), postponed }))
  }

  #count(formula: Formula) {
    const key = this.#keyOf(formula)
    if (formula.is === 'until' && !this.#untils.has(key)) this.#untils.set(key, this.#untils.size)
    if (formula.is === 'next') this.#count(formula.of)
    if ('left' in formula) for (const part of [formula.left, formula.right]) this.#count(part)
  }

  #ways(formula: Formula, moment: Moment): Way[] {
    switch (formula.is) {
      case 'true':
        return [nothingOwed]
      case 'false':
        return []
      case 'now':
        return formula.atom.holds(moment) === formula.isNot ? [] : [nothingOwed]
      case 'next':
        return [{ owed: this.#owing(formula.of), postponed: 0 }]
      case 'and':
        return crossed(this.#ways(formula.left, moment), this.#ways(formula.right, moment))
      case 'or':
        return smallest([...this.#ways(formula.left, moment), ...this.#ways(formula.right, moment)])
      case 'until': {
        const later: Way = { owed: this.#owing(formula), postponed: this.#bit(formula) }
        return smallest([...this.#ways(formula.right, moment), ...crossed(this.#ways(formula.left, moment), [later])])
      }
      case 'release': {
        const later: Way = { owed: this.#owing(formula), postponed: 0 }
        return crossed(this.#ways(formula.right, moment), [...this.#ways(formula.left, moment), later])
      }
    }
  }

  #bit = (formula: Formula) => 2 ** (this.#untils.get(this.#keyOf(formula)) ?? 0)

  #owing(formula: Formula): ReadonlyMap<string, Formula> {
    if (formula.is === 'true') return new Map()
    if (formula.is === 'and') return new Map([...this.#owing(formula.left), ...this.#owing(formula.right)])
    return new Map([[this.#keyOf(formula), formula]])
  }

  #stateOf(owed: ReadonlyMap<string, Formula>): number {
    const key = [...owed.keys()].sort().join(' & ')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#states.push([...owed.values()]) - 1
    this.#numbers.set(key, number)
    return number
  }

  #keyOf(formula: Formula): string {
    const known = this.#keys.get(formula) ?? this.#written(formula)
    this.#keys.set(formula, known)
    return known
  }

  #written(formula: Formula): string {
    if (formula.is === 'now') {
      const number = this.#atoms.get(formula.atom) ?? this.#atoms.size
      this.#atoms.set(formula.atom, number)
      return `${formula.isNot ? '!' : ''}${number}`
    }
    if (formula.is === 'next') return `next ${this.#keyOf(formula.of)}`
    return 'left' in formula ? `(${this.#keyOf(formula.left)} ${formula.is} ${this.#keyOf(formula.right)})` : formula.is
  }
}

const nothingOwed: Way = { owed: new Map(), postponed: 0 }

const crossed = (ones: readonly Way[], others: readonly Way[]): Way[] =>
  smallest(
    ones.flatMap((one) =>
      others.map((other) => ({
        owed: new Map([...one.owed, ...other.owed]),
        postponed: one.postponed | other.postponed,
      })),
    ),
  )

/** Removes the ways that owe more than another one and postpone no less. */
function smallest(ways: readonly Way[]): Way[] {
  if (ways.length < 2) return [...ways]
  const isIn = (one: Way, other: Way) =>
    (one.postponed & ~other.postponed) === 0 && [...one.owed.keys()].every((key) => other.owed.has(key))
  return ways.filter(
    (way, place) => !ways.some((other, at) => at !== place && isIn(other, way) && (at < place || !isIn(way, other))),
  )
}
