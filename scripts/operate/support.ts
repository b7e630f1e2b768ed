import { operate } from './server.ts'
import type { Task } from './task.ts'

/** A message as `server/features/support/answering.ts` sends it. */
interface Message {
  id: string
  reference: string
  createdAt: string
  topic: string
  name: string
  email: string
  language: string
  message: string
  hasSteps: boolean
  answeredAt: string | null
}

const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ')

const linesOf = ({ id, reference, createdAt, topic, name, email, language, message, ...rest }: Message) => [
  `${reference}  ${minuteOf(createdAt)}  ${topic}  ${name} <${email}> (${language})`,
  `  id ${id}`,
  ...(rest.answeredAt ? [`  answered ${minuteOf(rest.answeredAt)}`] : []),
  ...(rest.hasSteps ? [`  its last steps: npm run operate trace ${reference}`] : []),
  ...message.split('\n').map((line) => `  | ${line}`),
  '',
]

const listAt = async (path: string) => (await operate<{ list: Message[] }>('GET', path)).list

async function markDone(asked: string): Promise<void> {
  const [found, ...others] = await listAt(`support/${encodeURIComponent(asked)}`)
  if (!found || others.length > 0) throw new Error(`Several messages have the reference ${asked}: use the id`)
  await operate('POST', `support/${found.id}/done`)
  console.log(`done: ${found.reference}`)
}

/** Messages to support. They are answered by e-mail; the command only records that it was done. */
export const support: Task = {
  usage: [
    'support                                      open messages to support, newest last',
    'support ID                                   one message, by its reference or id',
    'support ID done                              marks it as answered',
  ],
  run: async ([asked, action]) => {
    if (action && action !== 'done') throw new Error(`support has no action ${action}`)
    if (asked && action) await markDone(asked)
    else {
      const list = await listAt(asked ? `support/${encodeURIComponent(asked)}` : 'support')
      console.log(list.length === 0 ? 'No open messages.' : list.flatMap(linesOf).join('\n'))
    }
    return 0
  },
}
