import type { Assumption, Formula, Property } from '../model/promised.ts'
import { begins, canReach, ends } from './atoms.ts'
import { always, and, eventually, implies, never, next, not, or, unless, until } from './formula.ts'
import { PropertyError } from './property.ts'
import { Reader } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Parses a property from a sentence. README has the grammar; names are in quotation marks. Throws `PropertyError` with
 * the position at which the sentence cannot be parsed, or with the unknown name.
 */
export const propertyIn = (text: string, vocabulary: Vocabulary): Property => new Parser(text, vocabulary).property()

const happening = [
  ['happens if it stays possible', 'steady'],
  ['happens if it is possible again and again', 'recurring'],
  ['does not happen for ever', 'ceasing'],
] as const

class Parser extends Reader {
  /** True while a state means the moment at which it begins, as in "twice". */
  #byBeginning = false
  readonly vocabulary: Vocabulary

  constructor(text: string, vocabulary: Vocabulary) {
    super(text)
    this.vocabulary = vocabulary
  }

  property(): Property {
    let formula = this.#sentence()
    let waits = true
    const assumptions: Assumption[] = []
    while (this.take(',')) {
      if (this.take('even if waits never end')) waits = false
      else {
        if (!this.take('provided that')) this.expect('assuming')
        do {
          const assumed = this.#assumption()
          if ('kind' in assumed) assumptions.push(assumed)
          else formula = implies(assumed, formula)
        } while (this.take('and'))
      }
    }
    if (this.current) this.fail('the end of the sentence')
    return { says: this.text, formula, assumptions, waits }
  }

  #assumption(): Assumption | Formula {
    const before = this.at
    const isName = this.current?.isName || ['state', 'event', 'fact', 'not', '('].some((word) => this.isNext(word))
    if (isName) {
      const of = this.#alternatives(() => this.#unary())
      for (const [words, kind] of happening) if (this.take(words)) return { kind, of }
      this.at = before
    }
    return this.#sentence()
  }

  #sentence(): Formula {
    if (this.take('always')) {
      this.take(',')
      return always(this.#sentence())
    }
    if (this.take('never')) return this.#never()
    if (this.take('eventually')) return eventually(this.#sentence())
    if (this.take('again and again')) return always(eventually(this.#formula()))
    if (this.take('next')) return next(this.#sentence())
    if (this.take('after')) return this.#after()
    if (this.take('from')) return this.#from()
    if (this.take('if')) {
      const first = this.#formula()
      this.expect('then')
      return implies(first, this.#sentence())
    }
    return this.#related(this.#formula())
  }

  #related(first: Formula): Formula {
    if (this.take('only after')) return unless(not(first), this.#formula())
    if (this.take('only while')) return always(implies(first, this.#formula()))
    if (this.take('leads to')) return always(implies(first, eventually(this.#formula())))
    if (this.take('can lead to')) {
      const goal = this.#formula()
      return always(implies(first, unless(canReach(goal), goal)))
    }
    if (this.take('until')) return until(first, this.#formula())
    if (this.take('unless')) return unless(first, this.#formula())
    return first
  }

  /** The rest holds from the moment at which the first does; a "never" holds from the next moment on. */
  #after(): Formula {
    const first = this.#formula()
    this.expect(',')
    return always(implies(first, this.take('never') ? next(this.#never()) : this.#sentence()))
  }

  #from(): Formula {
    const first = this.#formula()
    this.take(',')
    this.expect('the flow')
    if (this.take('does reach') || this.take('reaches')) return always(implies(first, eventually(this.#formula())))
    this.expect('can reach')
    return always(implies(first, canReach(this.#formula())))
  }

  #never(): Formula {
    const start = this.at
    this.#byBeginning = true
    if (this.take('two')) {
      const each = this.#formula()
      this.#byBeginning = false
      this.expect('while')
      const meanwhile = this.#formula()
      const once = and(each, meanwhile)
      return never(and(once, next(until(meanwhile, once))))
    }
    const each = this.#formula()
    this.#byBeginning = false
    if (this.take('twice'))
      return always(implies(each, next(this.take('before') ? unless(not(each), this.#formula()) : never(each))))
    this.at = start
    this.take('again')
    const one = this.#formula()
    return never(this.take('while') ? and(one, this.#formula()) : one)
  }

  #formula = (): Formula => this.#alternatives(() => this.#conjunction())

  #alternatives(part: () => Formula): Formula {
    const all = [part()]
    while (this.take('or')) all.push(part())
    return or(...all)
  }

  #conjunction(): Formula {
    const all = [this.#unary()]
    while (this.take('and')) all.push(this.#unary())
    return and(...all)
  }

  #unary(): Formula {
    if (this.take('not')) return not(this.#unary())
    if (this.take('(')) {
      const inside = this.#sentence()
      this.expect(')')
      return inside
    }
    if (this.take('the flow can reach')) return canReach(this.#unary())
    return this.#atom()
  }

  #atom(): Formula {
    const kind = ['state', 'event', 'fact'].find((each) => this.take(each)) ?? null
    const token = this.current
    if (!token?.isName) this.fail('a name in quotation marks')
    this.at++
    const meanings = this.vocabulary.of(token.text, kind)
    const [meaning, other] = meanings
    if (!meaning) throw new PropertyError(this.text, `“${token.text}” is ${unknown(this.vocabulary.like(token.text))}`)
    if (other)
      throw new PropertyError(
        this.text,
        `“${token.text}” is ${meanings.map((each) => `the ${each.kind} ${each.name}`).join(' and ')}: write ${meaning.kind} “${token.text}”, or its full name`,
      )
    if (this.take('begins') || (this.#byBeginning && meaning.kind === 'state')) return begins(meaning.name)
    return this.take('ends') ? ends(meaning.name) : meaning.formula
  }
}

const unknown = (like: readonly string[]) =>
  like.length > 0 ? `no state, event or fact here; there are: ${like.join(', ')}` : 'no state, event or fact here'
