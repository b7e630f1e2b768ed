import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { approve as approveFlow } from 'flowlab/approved/approve.ts'
import { shownChanges } from 'flowlab/approved/changes.ts'
import { approvedFile, folderOf } from 'flowlab/approved/file.ts'
import { examples } from 'flowlab/examples/index.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import project, { flows } from '../registry.ts'
import { type Command, requireFlow, say } from './command.ts'

export const approve: Command = {
  usage: 'approve [NAME…]',
  says: 'describes how the paths differ from the approved ones, and approves them',
  help: `Walks the generated paths, describes in sentences how their results differ from docs/flows/approved, and writes them there.
Read the sentences and the file diff before you commit: tests compare with these files and never write them.

  NAME…     only these flows; without a name, all flows and the examples of the lab
  --check   writes nothing and exits with 1 if something differs`,
  takes: ['check'],
  run: async (names, { check }) => {
    mkdirSync(approvedFolder, { recursive: true })
    let differing = 0
    for (const flow of walked(names)) {
      const changes = await approveFlow(flow, { check })
      if (changes.length > 0) differing++
      for (const each of shownChanges(changes)) say(`${flow.name}: ${each}`)
    }
    for (const name of names.length > 0 ? [] : strangers()) {
      differing++
      say(`${name}: The flow no longer exists.`)
      if (!check) rmSync(join(approvedFolder, name))
    }
    say(differing === 0 ? 'Every path matches its approved results.' : ending(differing, check))
    return check && differing > 0 ? 1 : 0
  },
}

const approvedFolder = folderOf(project)

const walked = (names: readonly string[]): readonly Flow[] =>
  names.length > 0
    ? names.map((name) => examples.find((example) => example.name === name) ?? requireFlow(name))
    : [...flows, ...examples]

const ending = (count: number, isCheck: boolean) =>
  isCheck ? `${count} files differ; nothing was written.` : `${count} files written: read their diff before you commit.`

/** Files of flows that no longer exist. */
function strangers(): string[] {
  const known = new Set(flows.map(({ name }) => basename(approvedFile(name))))
  return readdirSync(approvedFolder).filter((name) => !known.has(name))
}
