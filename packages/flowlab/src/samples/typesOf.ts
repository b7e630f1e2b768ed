import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type ts from 'typescript'
import { type TypedValues, TypeReader } from './values.ts'

/** Sample values of all that the types of a machine say. */
export interface MachineValues {
  /** By the type of the event; empty if the machine names none. */
  events: Readonly<Record<string, TypedValues>>
  /** Null if the machine takes no input. */
  input: TypedValues | null
  /** What each actor results in and shows, by its name; null where it never does. */
  actors: Readonly<Record<string, { output: TypedValues | null; snapshot: TypedValues | null }>>
  /** The values of the context that are finitely many. */
  finite: readonly string[]
  /** The numbers in the context. */
  numbers: readonly string[]
}

/** The types of the machines that a file exports, by the name of the export; or the reason why they cannot be read. */
export type FileValues = { machines: ReadonlyMap<string, MachineValues> } | { problem: string }

/** Asks XState's own types for the parts of a machine. Written beside the file in memory only. */
const questions = (file: string, names: readonly string[]) => `
import type * as x from 'xstate'
import * as subject from './${file}'
type ActorsOf<M extends x.AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>
type Ends<L> = L extends x.CallbackActorLogic<infer _E, infer _I> ? never : L extends x.TransitionActorLogic<infer _C, infer _E, infer _I> ? never
  : L extends x.ObservableActorLogic<infer _C, infer _I> ? { is: undefined } : L extends x.AnyActorLogic ? { is: x.OutputFrom<L> } : never
type Shows<L> = L extends x.AnyStateMachine ? never : L extends x.TransitionActorLogic<infer C, infer _E, infer _I> ? { is: C }
  : L extends x.ObservableActorLogic<infer C, infer _I> ? { is: C } : never
type Parts<M> = M extends x.AnyStateMachine ? {
  events: x.EventFromLogic<M>
  input: x.InputFrom<M>
  context: x.ContextFrom<M>
  ends: { [K in keyof ActorsOf<M>]: Ends<ActorsOf<M>[K]> }
  shows: { [K in keyof ActorsOf<M>]: Shows<ActorsOf<M>[K]> }
} : never
export declare const parts: { ${names.map((name) => `${JSON.stringify(name)}: Parts<(typeof subject)[${JSON.stringify(name)}]>`).join('; ')} }
`

/** Reads the types of exported machines with the TypeScript of the file's own project, or the lab's. */
export async function valuesOfFile(file: string, names: readonly string[]): Promise<FileValues> {
  const path = resolve(file)
  const compiler = await compilerFor(path)
  if (!compiler) return { problem: `TypeScript 5 or 6 is not installed beside ${basename(path)}` }
  const asking = join(dirname(path), '.flowlab-types.ts')
  const text = questions(basename(path), names)
  const options = optionsFor(compiler, path)
  const host = compiler.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => name === asking || fileExists(name)
  host.readFile = (name) => (name === asking ? text : readFile(name))
  host.getSourceFile = (name, target, ...rest) =>
    name === asking ? compiler.createSourceFile(name, text, target) : getSourceFile(name, target, ...rest)
  const program = compiler.createProgram([asking], options, host)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(asking)
  const module = source && checker.getSymbolAtLocation(source)
  const parts = module && checker.getExportsOfModule(module).find(({ name }) => name === 'parts')
  if (!parts) return { problem: `the types of ${basename(path)} cannot be read` }
  const reader = new TypeReader(compiler, checker)
  const inside = (type: ts.Type, name: string) => {
    const property = checker.getPropertyOfType(type, name)
    return property ? checker.getTypeOfSymbol(property) : null
  }
  const machines = names.flatMap((name) => {
    const type = inside(checker.getTypeOfSymbol(parts), name)
    return type && inside(type, 'events')
      ? [[name, machineValues(compiler, checker, reader, type, inside)] as const]
      : []
  })
  return { machines: new Map(machines) }
}

const nothing: TypedValues = { values: [undefined], gaps: [] }

type Inside = (type: ts.Type, name: string) => ts.Type | null

function machineValues(
  compiler: typeof ts,
  checker: ts.TypeChecker,
  reader: TypeReader,
  type: ts.Type,
  inside: Inside,
): MachineValues {
  const [events, input, context] = [inside(type, 'events'), inside(type, 'input'), inside(type, 'context')]
  const results = (which: 'ends' | 'shows') => {
    const all = inside(type, which)
    return new Map(
      (all ? checker.getPropertiesOfType(all) : []).map(({ name }) => {
        const answer = all && inside(all, name)
        const is = answer && inside(answer, 'is')
        if (!is) return [name, null] as const
        // A machine without an output declares one that may be anything; it has none.
        return [name, is.isUnion() && !isGiven(compiler, checker, is) ? nothing : reader.valuesOf(is, name)] as const
      }),
    )
  }
  const [outputs, snapshots] = [results('ends'), results('shows')]
  return {
    events: eventsIn(reader, events ? (events.isUnion() ? events.types : [events]) : [], inside),
    input: input && isGiven(compiler, checker, input) ? reader.valuesOf(input, 'input') : null,
    actors: Object.fromEntries(
      [...outputs].map(([name, output]) => [name, { output, snapshot: snapshots.get(name) ?? null }]),
    ),
    ...(context ? reader.membersOf(context) : { finite: [], numbers: [] }),
  }
}

function eventsIn(reader: TypeReader, members: readonly ts.Type[], inside: Inside): MachineValues['events'] {
  const found: Record<string, { values: unknown[]; gaps: TypedValues['gaps'][number][] }> = {}
  for (const member of members) {
    const named = inside(member, 'type')
    const types = named === null ? [] : named.isUnion() ? named.types : [named]
    if (!types.every((each) => each.isStringLiteral())) continue
    const { values, gaps } = reader.valuesOf(member, 'event')
    for (const each of types) {
      const name = each.isStringLiteral() ? each.value : ''
      const own = values.filter((value) => (value as { type: unknown }).type === name)
      const others = found[name] ?? { values: [], gaps: [] }
      found[name] = { values: [...others.values, ...own], gaps: [...others.gaps, ...gaps] }
    }
  }
  return found
}

/** False for the input of a machine that declares none: XState's `unknown`, or anything at all. */
function isGiven({ TypeFlags }: typeof ts, checker: ts.TypeChecker, type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type]
  const isAnything = (each: ts.Type) =>
    (each.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0 ||
    ((each.flags & TypeFlags.Object) !== 0 &&
      checker.getPropertiesOfType(each).length === 0 &&
      checker.getIndexInfosOfType(each).length === 0 &&
      !checker.isArrayType(each))
  const isNothing = (each: ts.Type) => (each.flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Null)) !== 0
  return !parts.every((each) => isAnything(each) || isNothing(each))
}

/** Loaded only when types are read: it is large, and a file with samples needs none. Version 7 has no such interface. */
async function compilerFor(path: string): Promise<typeof ts | null> {
  for (const from of [pathToFileURL(path).href, import.meta.url]) {
    try {
      const { default: compiler } = (await import(pathToFileURL(createRequire(from).resolve('typescript')).href)) as {
        default: typeof ts
      }
      if (typeof compiler.createProgram === 'function') return compiler
    } catch {
      // Not installed there.
    }
  }
  return null
}

function optionsFor(compiler: typeof ts, path: string): ts.CompilerOptions {
  const { ScriptTarget, ModuleKind, ModuleResolutionKind } = compiler
  const config = compiler.findConfigFile(dirname(path), compiler.sys.fileExists)
  const read = config ? compiler.readConfigFile(config, compiler.sys.readFile).config : {}
  const { options } = compiler.convertCompilerOptionsFromJson(
    read?.compilerOptions ?? {},
    config ? dirname(config) : dirname(path),
  )
  return {
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    ...options,
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowJs: true, allowImportingTsExtensions: true, types: [] },
    ...{ composite: false, incremental: false, declaration: false, noUnusedLocals: false },
  }
}
