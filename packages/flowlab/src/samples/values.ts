import type ts from 'typescript'
import { isName } from './written.ts'

/** A part of a type whose values it does not name, so that a person has to. */
export interface Gap {
  /** The way to it from the whole value: the name of a property, or null for an element. */
  path: readonly (string | null)[]
  /** What fits there, `any string`. */
  fits: string
  /** What the samples have there. */
  standIns: readonly unknown[]
}

/** Sample values of a type, and what of it a person has to fill in. */
export interface TypedValues {
  values: readonly unknown[]
  gaps: readonly Gap[]
}

/** More values than this are not taken of one type. */
const mostValues = 12
/** Up to this number of combinations each is taken; of more, each value once beside the first of all others. */
const mostCombined = 12
/** Types nested deeper than this are left to a person. */
const deepest = 5

/** Reads sample values from types, by the compiler that understands them. */
export class TypeReader {
  readonly #compiler: typeof ts
  readonly #checker: ts.TypeChecker

  constructor(compiler: typeof ts, checker: ts.TypeChecker) {
    this.#compiler = compiler
    this.#checker = checker
  }

  /** The values of a type: all of a finite one, a few of any other. `name` is what a text is called. */
  valuesOf(type: ts.Type, name: string, path: Gap['path'] = [], inside: readonly ts.Type[] = []): TypedValues {
    const { TypeFlags } = this.#compiler
    const has = (flags: number) => (type.flags & flags) !== 0
    const asked = (fits: string, ...standIns: unknown[]): TypedValues => ({
      values: standIns,
      gaps: [{ path, fits, standIns }],
    })
    if (has(TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return asked('any value', {})
    if (type.isUnion()) return limited(this.#either(type, name, path, inside), path)
    if (type.isStringLiteral() || type.isNumberLiteral()) return known(type.value)
    if (has(TypeFlags.BooleanLiteral)) return known(this.#checker.typeToString(type) === 'true')
    if (has(TypeFlags.BigIntLiteral)) return known(BigInt(this.#checker.typeToString(type).slice(0, -1)))
    if (has(TypeFlags.Null)) return known(null)
    if (has(TypeFlags.Undefined | TypeFlags.Void)) return known(undefined)
    if (has(TypeFlags.Never)) return { values: [], gaps: [] }
    if (has(TypeFlags.StringLike)) {
      const written = this.#checker.typeToString(type)
      return asked(written === 'string' ? 'any string' : written, name)
    }
    if (has(TypeFlags.NumberLike)) return asked('any number', 0, 1, 2)
    if (has(TypeFlags.BigIntLike)) return asked('any whole number', 0n, 1n)
    if (has(TypeFlags.Object | TypeFlags.Intersection | TypeFlags.NonPrimitive))
      return inside.includes(type) || inside.length >= deepest
        ? { values: [], gaps: [{ path, fits: this.#checker.typeToString(type), standIns: [] }] }
        : this.#object(type, name, path, [...inside, type])
    return asked(this.#checker.typeToString(type), undefined)
  }

  /** The members of an object by which situations can be told apart: those with finitely many values, and numbers. */
  membersOf(type: ts.Type): { finite: string[]; numbers: string[] } {
    const members = this.#checker.getPropertiesOfType(type).filter(({ name }) => isName.test(name))
    const hasFewValues = (property: ts.Symbol) => {
      const { values, gaps } = this.valuesOf(this.#typeOf(property), property.name)
      return gaps.length === 0 && values.length > 1 && values.every((value) => Object(value) !== value)
    }
    const isNumber = (property: ts.Symbol) => (this.#typeOf(property).flags & this.#compiler.TypeFlags.Number) !== 0
    return {
      finite: members.filter(hasFewValues).map(({ name }) => name),
      numbers: members.filter(isNumber).map(({ name }) => name),
    }
  }

  #either(type: ts.UnionType, ...rest: [string, Gap['path'], readonly ts.Type[]]): TypedValues {
    const members = type.types.map((member) => this.valuesOf(member, ...rest))
    return { values: distinct(members.flatMap(({ values }) => values)), gaps: members.flatMap(({ gaps }) => gaps) }
  }

  #object(type: ts.Type, name: string, path: Gap['path'], inside: readonly ts.Type[]): TypedValues {
    const checker = this.#checker
    const element = (each: ts.Type | undefined, at: number) =>
      each ? this.valuesOf(each, singular(name), [...path, null], inside) : known(at)
    if (checker.isTupleType(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference).map(element)
      return { values: combined(parts.map(({ values }) => values)), gaps: parts.flatMap(({ gaps }) => gaps) }
    }
    if (checker.isArrayType(type)) {
      const { values, gaps } = element(checker.getTypeArguments(type as ts.TypeReference)[0], 0)
      return { values: [[], ...values.map((value) => [value])], gaps }
    }
    const builtIn = builtIns[type.symbol?.name ?? '']
    if (builtIn && this.#isOfTheLanguage(type)) return known(builtIn())
    if (type.getCallSignatures().length > 0 || type.isClass())
      return { values: [], gaps: [{ path, fits: checker.typeToString(type), standIns: [] }] }
    const properties = checker.getPropertiesOfType(type)
    const named = properties.map((property) => {
      const own = this.valuesOf(this.#typeOf(property), property.name, [...path, property.name], inside)
      const isOptional = (property.flags & this.#compiler.SymbolFlags.Optional) !== 0
      const values = isOptional ? own.values.filter((value) => value !== undefined) : own.values
      return { name: property.name, values: isOptional ? [...values, absent] : values, gaps: own.gaps }
    })
    return {
      values: combined(named.map(({ values }) => values)).map((row) =>
        Object.fromEntries(
          row.flatMap((value, at) => (value === absent ? [] : [[named[at]?.name ?? '', value] as const])),
        ),
      ),
      gaps: named.flatMap(({ gaps }) => gaps),
    }
  }

  #typeOf(property: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(property)
  }

  #isOfTheLanguage(type: ts.Type): boolean {
    return (type.symbol?.declarations ?? []).some((each) => /\/lib\.[^/]*\.d\.ts$/.test(each.getSourceFile().fileName))
  }
}

/** An optional property that is not there. */
const absent = Symbol('absent')

const builtIns: Readonly<Record<string, () => unknown>> = {
  Date: () => new Date(0),
  Map: () => new Map(),
  ReadonlyMap: () => new Map(),
  Set: () => new Set(),
  ReadonlySet: () => new Set(),
  Error: () => new Error('no response'),
}

const known = (value: unknown): TypedValues => ({ values: [value], gaps: [] })
const singular = (name: string) => (/[^s]s$/.test(name) ? name.slice(0, -1) : name)
const distinct = (values: readonly unknown[]): unknown[] => [...new Set(values)]

/** Every combination of few values; of more, each value once, beside the first of all others. */
export function combined(columns: readonly (readonly unknown[])[]): unknown[][] {
  const number = columns.reduce((product, { length }) => product * length, 1)
  if (number <= mostCombined)
    return columns.reduce<unknown[][]>(
      (rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])),
      [[]],
    )
  const first = columns.map(([value]) => value)
  return [
    first,
    ...columns.flatMap((column, at) =>
      column.slice(1).map((value) => first.map((other, place) => (place === at ? value : other))),
    ),
  ]
}

function limited({ values, gaps }: TypedValues, path: Gap['path']): TypedValues {
  if (values.length <= mostValues) return { values, gaps }
  const standIns = values.slice(0, mostValues)
  return { values: standIns, gaps: [...gaps, { path, fits: `one of ${values.length} values`, standIns }] }
}
