import type { Atom, Formula, Moment } from '../model/promised.ts'

const yes: Formula = { is: 'true' }
const no: Formula = { is: 'false' }

/** The atom holds at this moment. */
export const now = (atom: Atom): Formula => ({ is: 'now', atom, isNot: false })

const both = (left: Formula, right: Formula): Formula =>
  left.is === 'false' || right.is === 'true'
    ? left
    : left.is === 'true' || right.is === 'false'
      ? right
      : { is: 'and', left, right }
const either = (left: Formula, right: Formula): Formula =>
  left.is === 'true' || right.is === 'false'
    ? left
    : left.is === 'false' || right.is === 'true'
      ? right
      : { is: 'or', left, right }

/** All of them hold, from this moment. */
export const and = (...all: readonly Formula[]): Formula => all.reduce(both, yes)
/** At least one of them holds, from this moment. */
export const or = (...all: readonly Formula[]): Formula => all.reduce(either, no)
/** `from` holds until `to` does, and `to` eventually holds. */
export const until = (from: Formula, to: Formula): Formula => ({ is: 'until', left: from, right: to })
/** `from` holds until `to` does, or forever. */
export const unless = (from: Formula, to: Formula): Formula => ({ is: 'release', left: to, right: or(from, to) })
/** Holds after the next step. After the last step, the last moment repeats forever. */
export const next = (of: Formula): Formula => ({ is: 'next', of })
/** Holds at this moment or a later one. */
export const eventually = (of: Formula): Formula => until(yes, of)
/** Holds at this moment and all later ones. */
export const always = (of: Formula): Formula => ({ is: 'release', left: no, right: of })
/** Holds at no moment from this one on. */
export const never = (of: Formula): Formula => always(not(of))
/** The second holds whenever the first does. */
export const implies = (first: Formula, second: Formula): Formula => or(not(first), second)

const duals = { and: 'or', or: 'and', until: 'release', release: 'until' } as const

export function not(formula: Formula): Formula {
  switch (formula.is) {
    case 'true':
      return no
    case 'false':
      return yes
    case 'now':
      return { ...formula, isNot: !formula.isNot }
    case 'next':
      return next(not(formula.of))
    default:
      return { is: duals[formula.is], left: not(formula.left), right: not(formula.right) }
  }
}

/** Every atom of a formula, including those of its parts. */
export function atomsIn(formula: Formula): Atom[] {
  if (formula.is === 'now') return [formula.atom]
  if (formula.is === 'next') return atomsIn(formula.of)
  return 'left' in formula ? [...atomsIn(formula.left), ...atomsIn(formula.right)] : []
}

/** Evaluates a formula without temporal operators at a moment. Throws if the formula refers to other moments. */
export function holdsAt(formula: Formula, moment: Moment): boolean {
  switch (formula.is) {
    case 'true':
      return true
    case 'false':
      return false
    case 'now':
      return formula.atom.holds(moment) !== formula.isNot
    case 'and':
      return holdsAt(formula.left, moment) && holdsAt(formula.right, moment)
    case 'or':
      return holdsAt(formula.left, moment) || holdsAt(formula.right, moment)
    default:
      throw new Error('only a single moment is allowed here: no “eventually”, “until” or “next”')
  }
}
