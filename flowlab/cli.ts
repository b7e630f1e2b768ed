import { parseArgs } from 'node:util'
import { approve } from './commands/approve.ts'
import { check } from './commands/check.ts'
import { type Command, type Options, say, UsageError } from './commands/command.ts'
import { comment } from './commands/comment.ts'
import { coverage } from './commands/coverage.ts'
import { diff } from './commands/diff.ts'
import { exportAll } from './commands/export.ts'
import { list } from './commands/list.ts'
import { mutate } from './commands/mutate.ts'
import { paths } from './commands/paths.ts'
import { properties } from './commands/properties.ts'
import { races } from './commands/races.ts'
import { replay } from './commands/replay.ts'
import { storyboards } from './commands/storyboards.ts'
import { traffic } from './commands/traffic.ts'

const commands: Readonly<Record<string, Command>> = {
  list,
  paths,
  replay,
  coverage,
  traffic,
  check,
  comment,
  properties,
  races,
  storyboards,
  export: exportAll,
  diff,
  approve,
  mutate,
}

const footer = `npm passes options on only after two dashes: npm run flows -- export --check
Exits with 0 without findings, 1 with findings, 2 after a usage error.`

const help = () =>
  [
    'The flows of the product.\n',
    ...Object.values(commands).map(({ usage, says }) => `  npm run flows ${usage.padEnd(18)} ${says}`),
    '\nMore about a command: npm run flows -- COMMAND --help',
    footer,
  ].join('\n')

const helpOf = ({ usage, help: more }: Command) => `npm run flows ${usage}\n\n${more}\n\n${footer}`

const optionTypes = {
  format: { type: 'string', default: 'md' },
  cover: { type: 'string', default: 'transitions' },
  language: { type: 'string', default: 'en' },
  out: { type: 'string' },
  situations: { type: 'string' },
  pairs: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  headed: { type: 'boolean', default: false },
  slow: { type: 'boolean', default: false },
  only: { type: 'string' },
  unguarded: { type: 'boolean', default: false },
  past: { type: 'boolean', default: false },
  replay: { type: 'boolean', default: false },
  approve: { type: 'boolean', default: false },
  by: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Runs a command line and returns its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: optionTypes,
    })
    const [first = 'list', ...rest] = positionals
    const isHelp = first === 'help'
    const name = isHelp ? rest[0] : first
    if (name === undefined || (values.help && positionals.length === 0)) {
      say(help())
      return 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`there is no command "${name}": ${Object.keys(commands).join(', ')}`)
    if (isHelp || values.help) {
      say(helpOf(command))
      return 0
    }
    for (const token of tokens)
      if (token.kind === 'option' && !command.takes.includes(token.name as keyof Options))
        throw new UsageError(`${name} takes no ${token.rawName}`)
    return await command.run(rest, {
      ...values,
      out: values.out,
      only: values.only,
      situations: values.situations,
      by: values.by,
    })
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    process.stderr.write(`${(error as Error).message}\nSee: npm run flows -- --help\n`)
    return 2
  }
}
