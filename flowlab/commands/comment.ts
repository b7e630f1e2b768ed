import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partAt } from 'flowlab/draw/anchor.ts'
import { chartOf } from 'flowlab/draw/chart.ts'
import { addressOf, type Comment, commentsFile } from '../comments.ts'
import { documents } from '../places.ts'
import { type Command, requireFlow, say, UsageError } from './command.ts'

const file = join(documents, commentsFile)
export const savedComments = (): Comment[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Comment[]) : []

export const comment: Command = {
  usage: 'comment NAME [PART] TEXT',
  says: 'adds a comment on a flow, a state or a transition',
  help: `Adds a comment to docs/flows/comments/comments.json and prints its link; the gallery shows it beside the part. Commit the file.

  NAME      the flow
  PART      the id of a state ("payment.idle") or a transition as the gallery names it ("payment.idle on payment.submitted if mayBePaid");
            omit it to comment on the whole flow
  TEXT      the comment
  --by      your name; git’s user.name by default`,
  takes: ['by'],
  run: async ([name, ...rest], { by }) => {
    const flow = requireFlow(name)
    const [at, says] = rest.length > 1 ? [rest[0] ?? null, rest[1]] : [null, rest[0]]
    if (!says || rest.length > 2)
      throw new UsageError('comment takes a flow, a part of it, and a text in quotation marks')
    if (at !== null && !partAt(chartOf(flow.name, flow.model.machine), at))
      throw new UsageError(`${flow.name} has no state and no transition "${at}"`)
    const added: Comment = {
      flow: flow.name,
      at,
      by: by ?? nameInGit(),
      on: new Date().toISOString().slice(0, 10),
      says,
    }
    writeFileSync(file, `${JSON.stringify([...savedComments(), added], null, 2)}\n`)
    say(`/flows${addressOf(flow.name, at)}`)
    return 0
  },
}

function nameInGit(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim()
  } catch {
    throw new UsageError('git has no user.name: add --by NAME')
  }
}
