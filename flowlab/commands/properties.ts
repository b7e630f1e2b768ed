import { type Language, languages } from 'flowlab/model/wording.ts'
import { reportOf } from 'flowlab/properties/report.ts'
import { reportOfTogether } from 'flowlab/together/promises.ts'
import { purchases } from '../together/purchase.ts'
import { type Command, say, selectFlows, UsageError } from './command.ts'

export const properties: Command = {
  usage: 'properties [NAME…]',
  says: 'the promises of the flows: whether each holds, or the shortest walk that breaks it',
  help: `Checks every promise (flowlab/promises.ts for one flow, flowlab/together for several flows and the server). A broken
promise is shown with the fewest steps that break it, its endless cycle if there is one, and the id of a path for replay
and the gallery.

  NAME…     only these flows, without the promises that span flows
  --language en|hi   English by default; hi: Hindi`,
  takes: ['language'],
  run: async (names, { language }) => {
    if (!languages.includes(language as Language))
      throw new UsageError(`there is no language "${language}": ${languages.join(', ')}`)
    const reports = [
      ...selectFlows(names).map((flow) => reportOf(flow, language as Language)),
      ...(names.length > 0 ? [] : purchases().map(reportOfTogether)),
    ].filter(({ text }) => text !== '')
    say(reports.map(({ text }) => text).join('\n') || 'There are no promises.')
    return reports.some(({ broken }) => broken > 0) ? 1 : 0
  },
}
